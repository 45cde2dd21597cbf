/** Widening: beside the game's ideas every other answer is thought about, those that look best at once first, as far as there is time. */
import { describe, expect, it } from 'vitest';
import { Clock } from '../../src/bots/search/budget.ts';
import type { Question } from '../../src/bots/search/question.ts';
import { search } from '../../src/bots/search/search.ts';
import { atOnce } from '../../src/bots/search/steps.ts';
import { TUNING } from '../../src/bots/search/tuning.ts';
import { widened } from '../../src/bots/search/widening.ts';
import { seededDice } from '../../src/engine/dice.ts';
import { BEST, HORSES, horses } from './horses.ts';

const { rules, insight } = horses;
const bet = (on: number) => ({ do: 'bet', on });

/** The races of a game that has two ideas and knows the other horses too. */
function question(everyAnswer = true): Question {
  const few = {
    ...insight,
    candidates: () => [bet(0), bet(1)],
    ...(everyAnswer && { everyAnswer: () => HORSES.map((_, on) => bet(on)) }),
  };
  const view = rules.setup(2, {}, { dice: seededDice('track') });
  return { rules, insight: few, view, seat: 0, dice: seededDice('bets') } as unknown as Question;
}

const ideas = [bet(0), bet(1)];
const order = (wide: number, clock = new Clock({ iterations: 100 })) => atOnce(widened(question(), ideas, wide, clock));

describe('the answers that are opened', () => {
  it('are the habit, then ideas and others by turns, the best at once first', () => {
    const all = order(20);
    expect(all.slice(0, 2)).toEqual(ideas);
    // On one look the form of the day may put the second best first, but never one of the slow.
    expect([BEST, bet(7)]).toContainEqual(all[2]);
    expect(all).toHaveLength(HORSES.length);
    expect(new Set(all.map(({ on }) => on)).size).toBe(HORSES.length);
  });

  it('are no more than asked for, and the ideas alone where the game knows no others', () => {
    expect(order(2)).toHaveLength(4);
    expect(order(0)).toEqual(ideas);
    expect(atOnce(widened(question(false), ideas, 20, new Clock({ iterations: 100 })))).toEqual(ideas);
  });

  it('are all there when there was no time to look at them', () => {
    const late = new Clock({ ms: 40, now: ticking(20) });
    expect(order(20, late)).toHaveLength(HORSES.length);
  });
});

it('a look is taken for each while a quarter of the time lasts, and four for every iteration', () => {
  const clock = new Clock({ ms: 40, now: ticking(4) });
  expect([0, 1, 2].map((done) => clock.allowsLook(done))).toEqual([true, true, false]);
  expect([3, 4].map((done) => new Clock({ iterations: 1 }).allowsLook(done))).toEqual([true, false]);
  expect(new Clock({ ms: 40, stop: () => true }).allowsLook(0)).toBe(false);
});

it('finds an answer that the game had no idea of', () => {
  expect(search(question(), { iterations: 400 }).action).toEqual(BEST);
  expect(search(question(), { iterations: 400 }, { ...TUNING, wide: 0 }).action).not.toEqual(BEST);
});

// A second thought on a human's answer compared it with others on the four visits after which it had dropped out.
it('looks as often at an answer that it is asked about as at the best, however it does', () => {
  const { thoughts } = search(question(), { iterations: 400 }, TUNING, bet(3));
  const visits = (on: number) => thoughts.find(({ action }) => action.on === on)?.visits ?? 0;
  expect(visits(3)).toBeGreaterThanOrEqual(Math.max(...thoughts.map((thought) => thought.visits)) - 1);
  expect(visits(6)).toBeLessThan(visits(3));
});

/** A clock that goes on by so many milliseconds whenever it is looked at. */
function ticking(by: number): () => number {
  let now = -by;
  return () => {
    now += by;
    return now;
  };
}
