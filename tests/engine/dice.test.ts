/** The dice are fair, scripted dice say what they were told, and a shuffle neither loses nor favours. */
import { describe, expect, test } from 'vitest';
import { hash, OutOfDice, scriptedDice, seededDice, shuffle } from '../../src/engine/dice.ts';

/** Pearson's statistic of counts that should all be alike. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

function tally(outcomes: number, throws: number, next: () => number): number[] {
  const counts: number[] = Array(outcomes).fill(0);
  for (let i = 0; i < throws; i++) {
    const outcome = next();
    counts[outcome] = (counts[outcome] ?? Number.NaN) + 1;
  }
  return counts;
}

/** Upper 0.1 % points of chi-square: a fair source passes each with 999 in 1000; seeds are fixed, so a pass stays a pass. */
const CRITICAL: Readonly<Record<number, number>> = { 5: 20.5, 6: 22.5, 23: 49.7, 35: 66.6, 99: 148.2 };
const critical = (degrees: number) => CRITICAL[degrees] as number;

describe('seeded dice', () => {
  test.each(['a', 'b', 'table 7', ''])('seed %j: each face comes up one time in six', (seed) => {
    const dice = seededDice(seed);
    const counts = tally(6, 60_000, () => dice.die() - 1);
    expect(counts).toHaveLength(6);
    expect(chiSquare(counts)).toBeLessThan(critical(5));
  });

  test('a die does not lean on the one before', () => {
    const dice = seededDice('pairs');
    let last = dice.die();
    const counts = tally(36, 72_000, () => {
      const pair = (last - 1) * 6;
      last = dice.die();
      return pair + last - 1;
    });
    expect(chiSquare(counts)).toBeLessThan(critical(35));
  });

  test('below(n) is uniform, also where n does not divide the generator’s range', () => {
    const dice = seededDice('below');
    expect(chiSquare(tally(7, 70_000, () => dice.below(7)))).toBeLessThan(critical(6));
    expect(chiSquare(tally(100, 200_000, () => dice.below(100)))).toBeLessThan(critical(99));
    expect(Array.from({ length: 100 }, () => dice.below(1))).toEqual(Array(100).fill(0));
  });

  test('the same seed says the same again, another seed something else', () => {
    const faces = (seed: string) => {
      const dice = seededDice(seed);
      return Array.from({ length: 40 }, () => dice.below(1_000_000));
    };
    expect(faces('one')).toEqual(faces('one'));
    const seeds = Array.from({ length: 200 }, (_, i) => faces(`seed ${i}`).join());
    expect(new Set(seeds).size).toBe(200);
  });

  test('the first die is fair over seeds that differ in one letter', () => {
    let i = 0;
    const counts = tally(6, 12_000, () => seededDice(`game-${i++}`).die() - 1);
    expect(chiSquare(counts)).toBeLessThan(critical(5));
  });
});

describe('hash', () => {
  test('32 unsigned bits, and near texts far apart', () => {
    const hashes = Array.from({ length: 20_000 }, (_, i) => hash(`x${i}`));
    expect(hashes.every((h) => Number.isInteger(h) && h >= 0 && h <= 0xffff_ffff)).toBe(true);
    expect(new Set(hashes).size).toBeGreaterThan(19_990);
  });
});

describe('scripted dice', () => {
  test('say their faces in order, count what is left, and end with OutOfDice', () => {
    const dice = scriptedDice([6, 1, 3], seededDice('rest'));
    expect(dice.left()).toBe(3);
    expect([dice.die(), dice.die()]).toEqual([6, 1]);
    expect(dice.left()).toBe(1);
    expect(dice.die()).toBe(3);
    expect(() => dice.die()).toThrow(OutOfDice);
    expect(dice.left()).toBe(0);
  });

  test('shuffles come from the other dice and use up no face', () => {
    const dice = scriptedDice([2], seededDice('rest'));
    const alone = seededDice('rest');
    expect([dice.below(10), dice.below(10)]).toEqual([alone.below(10), alone.below(10)]);
    expect(dice.left()).toBe(1);
  });
});

describe('shuffle', () => {
  test('is a permutation, in place', () => {
    const dice = seededDice('cards');
    for (let n = 0; n < 40; n++) {
      const cards = Array.from({ length: n }, (_, i) => i);
      const shuffled = shuffle(cards, dice);
      expect(shuffled).toBe(cards);
      expect([...shuffled].sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
    }
  });

  test('every order of four cards is as likely as any other', () => {
    const dice = seededDice('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 48_000; i++) {
      const order = shuffle(['a', 'b', 'c', 'd'], dice).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(critical(23));
  });

  test('asks for one die a card, so that a script of it stays short', () => {
    const asked: number[] = [];
    shuffle([...'abcdef'], {
      die: () => 1,
      below(n) {
        asked.push(n);
        return 0;
      },
    });
    expect(asked).toEqual([6, 5, 4, 3, 2]);
  });
});
