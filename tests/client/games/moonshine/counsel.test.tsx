/** The house's advice on the board: offered where it may be, and said in words. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { reasonWords, thoughtWords } from '../../../../client/games/moonshine/words/advice.ts';
import { ADVICE_WORDS as GERMAN } from '../../../../client/games/moonshine/words/de/advice.ts';
import { ADVICE_WORDS as ENGLISH } from '../../../../client/games/moonshine/words/en/advice.ts';
import type { Advice, Reason } from '../../../../client/net/advice.ts';
import { boardOf, IRISH, SICILIANS, stateOf } from './drawn.tsx';

const MOVE = { do: 'move', from: 'fivePoints', to: 'williamsburg', runners: 2, moonshine: 4 };
const REASON: Reason = {
  code: 'better',
  chance: 0.312,
  other: { action: { do: 'layLow' }, chance: 0.268 },
  aspects: ['jobs', 'rivals'],
};
const advice = (reason: Partial<Reason> = {}): Advice => ({
  number: 3,
  seat: SICILIANS,
  action: MOVE,
  reason: { ...REASON, ...reason },
});
const ask = async () => advice();

test('a hint is offered to whose decision it is, and to nobody else', () => {
  expect(renderToString(boardOf(stateOf(), SICILIANS, { hint: ask }))).toContain('>Hint<');
  expect(renderToString(boardOf(stateOf(), SICILIANS))).not.toContain('>Hint<');
  expect(renderToString(boardOf(stateOf(), IRISH, { hint: ask }))).not.toContain('>Hint<');
});

test('looking back, the move on show may be asked about, by who made it', () => {
  const history = [{ number: 4, seat: IRISH, action: { do: 'collect' }, events: [], at: 0 }];
  const seats = [{ seat: IRISH, kind: 'bot' as const, name: 'Big Tim', bot: 'search', connected: true }];
  const past = (more: object) => renderToString(boardOf(stateOf(), null, { history, why: ask, ...more }));
  expect(past({ readOnly: true, seats })).toContain('Why did Big Tim do that?');
  expect(past({ readOnly: true })).toContain('What does the house think of Big Tim’s move?');
  expect(past({ seats })).not.toContain('Why did');
});

test('an answer in words: what, where, how many', () => {
  expect(thoughtWords(MOVE)).toBe('Move (Five Points → Williamsburg, 2 Runners, 4 Moonshine)');
  expect(thoughtWords({ do: 'takeJob', job: 'milkRun' })).toContain('Take the Job (');
  expect(thoughtWords({ do: 'layLow' })).toBe('Lay Low');
});

test.each([
  [
    'better',
    {},
    '31 in 100 to win; 27 with the next best, Lay Low. What speaks for it: Jobs and Respect and rivals held back.',
  ],
  ['even', { code: 'even' as const, aspects: [] }, '31 in 100 to win; Lay Low is as good.'],
  ['worse', { code: 'worse' as const }, '31 in 100 to win. The house would rather: Lay Low, 27 in 100.'],
  ['wins', { code: 'wins' as const, chance: null, other: null }, 'It wins the game.'],
  ['only', { code: 'only' as const, chance: null, other: null }, 'There is nothing else to do.'],
  [
    'habit',
    { code: 'habit' as const, chance: null, other: null },
    'That is its habit here; nothing was worth comparing it with.',
  ],
])('a reason in words: %s', (_, reason, words) => {
  expect(reasonWords(advice(reason))).toBe(words);
});

test('both languages name every subject', () => {
  expect(Object.keys(GERMAN.aspects)).toEqual(Object.keys(ENGLISH.aspects));
  for (const words of [ENGLISH, GERMAN]) expect(words.better(31, 'x', 27)).toMatch(/31.*27|27.*31/s);
});

test('the hint is an action of the registry, so that the key and the palette reach it', () => {
  const drawn = renderToString(boardOf(stateOf(), SICILIANS, { hint: ask }));
  const [button = ''] = /<button[^>]*ms-hint[^>]*>/.exec(drawn) ?? [];
  expect(button).toContain('data-action="moonshine.hint"');
  expect(button).toContain('aria-keyshortcuts="Shift+H"');
});
