/** Opening files: games and reports are told apart, and everything else is refused in one clear line. */
import { expect, test } from 'vitest';
import { words } from '../../../client/messages/index.ts';
import { readFile } from '../../../client/open/readFile.ts';

const knows = (game: string) => game === 'moonshine';
const read = (json: unknown) => readFile(JSON.stringify(json), knows);
const REPORT = {
  notation: 1,
  report: 1,
  game: 'moonshine',
  matchID: 'm',
  at: 3,
  seat: 1,
  build: '0.1',
  view: { day: 1 },
  waiting: [{ seat: 1, stage: 'play' }],
  outcome: null,
  history: [{ number: 0, seat: null, action: { do: 'setup' }, events: [{ type: 'dayBegan' }], at: 0 }],
};

test('a game file and a report', () => {
  const file = { notation: 1, game: 'moonshine', seats: [], actions: [] };
  expect(read(file)).toEqual({ kind: 'game', file });
  expect(read(REPORT)).toEqual({ kind: 'report', report: REPORT });
});

const JUNK = words.open.junk;

test.each([
  ['not json', 'PK\u0003\u0004 nonsense', JUNK.json],
  ['nothing', '', JUNK.json],
  ['a list', '[1, 2]', JUNK.kind],
  ['null', 'null', JUNK.kind],
  ['somebody else’s json', '{"name": "backroom"}', JUNK.kind],
  ['a game without actions', '{"game": "moonshine", "seats": []}', JUNK.kind],
  ['another house’s game', '{"game": "chess", "seats": [], "actions": []}', JUNK.game('chess')],
])('%s is refused with a line of its own', (_, text, why) => {
  expect(readFile(text, knows)).toEqual({ kind: 'junk', why });
});

test.each([
  { at: 'three' },
  { view: null },
  { view: [] },
  { waiting: [{ seat: 1 }] },
  { history: [{ number: 1, action: {}, events: [] }] },
  { history: [{ number: 1, action: { do: 'x' }, events: [null] }] },
  { report: 2 },
  { seat: 'x' },
])('a report with %o in it is refused', (change) => {
  expect(read({ ...REPORT, ...change })).toEqual({ kind: 'junk', why: JUNK.report });
});

test('a file that is far too large is not even read', () => {
  expect(readFile(' '.repeat(9_000_000), knows)).toEqual({ kind: 'junk', why: JUNK.size });
});
