/** What was taken back: which lines count, and how the button stands. */
import { expect, test } from 'vitest';
import { effective, foldedIn, takeBackState } from '../../../client/games/folds.ts';
import type { Entry } from '../../../client/net/types.ts';
import { foldedBy } from '../../../server/memory/folds.ts';
import { seededDice } from '../../../src/engine/dice.ts';

const line = (number: number, seat = 0): Entry => ({ number, seat, action: { do: 'collect' }, events: [], at: 0 });
const back = (number: number, to: number): Entry => ({
  ...line(number),
  action: { do: 'takeBack', to, by: 'free' },
  kind: 'takeBack',
  to,
});

test('the lines between a take-back and where it leads are folded', () => {
  const history = [line(0), line(1), line(2), back(3, 1), line(4), line(5), back(6, 4)];
  expect([...foldedIn(history)].sort()).toEqual([2, 5]);
  expect(effective(history).map((e) => e.number)).toEqual([0, 1, 4]);
});

test('a take-back can itself be taken back over, and back-to-back ones go on from where the last one led', () => {
  expect([...foldedIn([0, 1, 2].map((n) => line(n)).concat(back(3, 1), line(4), back(5, 0)))].sort()).toEqual([
    1, 2, 3, 4,
  ]);
  expect([...foldedIn([0, 1, 2].map((n) => line(n)).concat(back(3, 1), back(4, 0)))].sort()).toEqual([1, 2, 3]);
});

test('a history that begins in the middle trusts the marks it came with', () => {
  const late = [{ ...line(7), folded: true as const }, line(9)];
  expect(effective(late).map((e) => e.number)).toEqual([9]);
});

test('the house and the screen fold alike, whatever is taken back', () => {
  const dice = seededDice('folds');
  for (let game = 0; game < 200; game++) {
    const history: Entry[] = [line(0)];
    for (let n = 1; n < 30; n++) {
      const counted = effective(history);
      const to = counted[dice.below(counted.length)]?.number ?? 0;
      history.push(dice.below(3) === 0 && to < n - 1 ? back(n, to) : line(n));
    }
    const takes = history.flatMap(({ number, to }) => (to === undefined ? [] : [{ number, to }]));
    const folded = foldedBy(takes);
    const here = foldedIn(history);
    for (const { number } of history)
      expect(here.has(number), `${number} of ${JSON.stringify(takes)}`).toBe(folded(number));
  }
});

test('the button offers the last decision, and the turn where it is more', () => {
  const counted = [line(0, 1), line(1, 0), line(2, 0), line(3, 0)];
  expect(takeBackState({ last: 2, turn: 0, ends: null }, counted)).toMatchObject({
    kind: 'free',
    last: { to: 2, deeds: [{ number: 3 }] },
    turn: { to: 0, deeds: [{ number: 1 }, { number: 2 }, { number: 3 }] },
  });
  expect(takeBackState({ last: 2, turn: 2, ends: null }, counted)).toMatchObject({ kind: 'free', turn: null });
});

test('without anything free it says what ended it, and nothing to whoever has done nothing', () => {
  expect(takeBackState({ last: null, turn: null, ends: 'die' }, [])).toEqual({ kind: 'ended', ends: 'die' });
  expect(takeBackState({ last: null, turn: null, ends: null }, [])).toEqual({ kind: 'none' });
});
