/** How answers are told apart: on the same luck, fairly, and the better the more time there is. */
import { describe, expect, it } from 'vitest';
import { type Child, newNode } from '../../src/bots/search/node.ts';
import { compared, spreadOf, surely, turnsOf } from '../../src/bots/search/race.ts';
import { search, type Verdict } from '../../src/bots/search/search.ts';
import { seededDice } from '../../src/engine/dice.ts';
import { BEST, horses } from './horses.ts';

const child = (name: string, values: number[]): Child => {
  return { ...newNode(), action: { do: name }, offered: values.length, visits: values.length, values, chances: values };
};

const names = (children: readonly Child[]) => children.map(({ action }) => action.do);

describe('two answers', () => {
  it('are compared on the visits that both had', () => {
    const gain = compared(child('a', [0.5, 0.7, 0.9]), child('b', [0.4, 0.6, 0.8, 0, 0]), 0);
    expect(gain.mean).toBeCloseTo(0.1);
    expect(gain.error).toBeCloseTo(0);
  });

  it('are not told apart by one visit, however far they lie apart', () => {
    expect(surely(compared(child('a', [1]), child('b', [0]), 0), 0.5)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('that differ alike twice may still be lucky: the usual spread counts too', () => {
    const [a, b] = [child('a', [0.5, 0.6]), child('b', [0.4, 0.5])];
    expect(compared(a, b, 0.01).error).toBeGreaterThan(0.05);
    expect(spreadOf([b, a])).toBeCloseTo(0.01);
  });
});

describe('a turn', () => {
  const even = (n: number, by = 0) => Array.from({ length: n }, (_, i) => (i % 5) / 10 + by);

  it('is given to who has had the fewest, and goes round in order', () => {
    const field = [child('a', even(20)), child('b', even(4)), child('c', even(4))];
    expect(names(turnsOf(field, { race: 2, fair: 12 }))).toEqual(['c', 'b']);
  });

  it('is not given to what is surely behind, but never too early', () => {
    const field = [child('a', even(20)), child('b', even(20, -0.2)), child('c', even(20))];
    expect(names(turnsOf(field, { race: 2, fair: 12 }))).toEqual(['c', 'a']);
    expect(names(turnsOf(field, { race: 2, fair: 30 }))).toEqual(['c', 'b', 'a']);
  });

  it('goes on between the two best when all others are out', () => {
    const field = [child('a', even(20)), child('b', even(20, -0.2)), child('c', even(12, -0.1))];
    expect(names(turnsOf(field, { race: 2, fair: 12 }))).toEqual(['c']);
  });
});

describe('at the races', () => {
  const { rules, insight } = horses;
  const bets = (iterations: number): Verdict[] =>
    Array.from({ length: 60 }, (_, i) => {
      const view = rules.setup(2, {}, { dice: seededDice('track') });
      return search({ rules, insight, view, seat: 0, dice: seededDice(`bet/${i}`) }, { iterations });
    });
  const right = (verdicts: Verdict[]) =>
    verdicts.filter(({ action }) => JSON.stringify(action) === JSON.stringify(BEST)).length;

  it('the best horse is found in spite of the luck, and with more time surely', () => {
    const [little, more] = [right(bets(64)), right(bets(512))];
    expect(little).toBeGreaterThan(30);
    expect(more).toBe(60);
  });

  it('what is bet on was looked at as often as anything', () => {
    for (const { thoughts } of bets(512)) {
      expect(thoughts[0]?.visits).toBeGreaterThanOrEqual(Math.max(...thoughts.map(({ visits }) => visits)) - 1);
    }
  });
});
