/** What the log says besides the game's own events: what the clock did, and who left, came, or was sent away. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board } from '../../../client/games/cosca/Board.tsx';
import { logItems } from '../../../client/games/moonshine/parts/logItems.ts';
import { seatLine } from '../../../client/games/seatLine.ts';
import { words as GERMAN } from '../../../client/messages/de/index.ts';
import { words as ENGLISH } from '../../../client/messages/en/index.ts';
import type { Entry } from '../../../client/net/types.ts';
import { rules } from '../../../src/games/cosca/rules/index.ts';
import { randomGame } from './cosca/randomGame.ts';
import { boardOf, SICILIANS, stateOf } from './moonshine/drawn.tsx';

const ENGLISH_MARK = '(By the clock.)';
const entry = (number: number, events: Entry['events'], by: Pick<Entry, 'by'> = {}): Entry => ({
  ...{ number, seat: SICILIANS, action: { do: 'collect' }, events, at: 0 },
  ...by,
});
const marks = (html: string) => html.split(ENGLISH_MARK).length - 1;

test('Moonshine: what the clock did is said of its first line alone, to the eyes and to the ears', () => {
  const collected = { type: 'collected', seat: SICILIANS, pay: 100 };
  const draw = (history: Entry[]) => renderToString(boardOf(stateOf(), SICILIANS, { history }));
  const plain = draw([entry(1, [collected, collected])]);
  const marked = draw([entry(1, [collected, collected], { by: 'clock' }), entry(2, [collected])]);
  expect(marks(plain)).toBe(0);
  const said = '<p>Rosalind collects $100.';
  expect(marked).toContain(`${said} ${ENGLISH_MARK}</p>${said}</p>${said}</p>`);
  const lines = (by: Pick<Entry, 'by'>) => logItems([entry(1, [collected, collected], by)]);
  const marksOf = (items: ReturnType<typeof lines>) => items.map((item) => item.kind === 'line' && item.byClock);
  expect(marksOf(lines({ by: 'clock' }))).toEqual([true, undefined]);
  expect(marksOf(lines({}))).toEqual([undefined, undefined]);
});

test('COSCA: so too', () => {
  const told = [...randomGame('house lines')].find(({ events }) => events.length > 1);
  if (!told) throw new Error('no deed with two events');
  const draw = (by: Pick<Entry, 'by'>) =>
    renderToString(
      <Board
        view={rules.view(told.after, null)}
        seat={null}
        seats={told.after.players.map((_, seat) => ({ seat, kind: 'human', name: `N${seat}`, connected: true }))}
        waiting={[]}
        outcome={null}
        history={[entry(1, told.events as Entry['events'], by)]}
        act={async () => null}
      />,
    );
  expect(marks(draw({}))).toBe(0);
  expect(marks(draw({ by: 'clock' }))).toBe(1);
});

test.each([
  ['left', 'self', 'Ada leaves the table.'],
  ['kicked', 'vote', 'Ada is sent away by vote.'],
  ['bot', 'clock', 'A bot plays for Ada (by the clock).'],
  ['back', 'self', 'Ada is back.'],
  ['substitute', 'link', 'Ada takes over the seat.'],
])('who %s, by %s', (change, by, words) => {
  const action = { do: 'seatChange', change, by, name: 'Ada' };
  expect(seatLine({ ...entry(1, []), action, kind: 'seat' })).toBe(words);
});

test('both languages say all of it', () => {
  for (const { seats } of [ENGLISH, GERMAN]) {
    expect(Object.keys(seats.lines).sort()).toEqual(['back', 'bot', 'kicked', 'left', 'substitute']);
    expect(Object.keys(seats.by).sort()).toEqual(['clock', 'setter', 'vote']);
    expect(seats.clockDid('Ada.')).toMatch(/^Ada\. \(.+\.\)$/);
  }
});
