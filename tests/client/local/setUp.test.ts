/** What the form describes is the table that is kept. */
import { expect, test } from 'vitest';
import { blankForm } from '../../../client/lobby/setTable.ts';
import { readRecord } from '../../../client/local/kept.ts';
import { setUp } from '../../../client/local/setUp.ts';
import { localTitles } from '../../../client/local/titles.ts';

test('bots of this device are called as the house’s are, each by a name of its own', () => {
  const title = localTitles().find(({ id }) => id === 'moonshine');
  if (!title) throw new Error('no such game');
  const record = readRecord(setUp(blankForm(title, 'Ada')));
  expect(record?.seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'human Ada',
    'bot Ledger Lil',
    'bot Quiet Moe',
    'bot Sister Ace',
  ]);
});
