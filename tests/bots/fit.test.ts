/** The fit of the estimate, and the report over presets. */
import { expect, it } from 'vitest';
import { seededDice } from '../../src/engine/dice.ts';
import type { Title } from '../../src/engine/title.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { balanceOf, playEquals } from '../../src/lab/balance.ts';
import { loss, fit as regress } from '../../src/lab/fit/regression.ts';
import { type Sample, sampleGame } from '../../src/lab/fit/sample.ts';
import { policyNamed } from './sit.ts';

const title = moonshine as Title;

/** Three seats with two features each; the first decides by a weight of 2, the second means nothing. */
function madeUp(n: number): Sample[] {
  const dice = seededDice('made up');
  return Array.from({ length: n }, () => {
    const seats = [0, 1, 2].map(() => [dice.below(100) / 50, dice.below(100) / 50]);
    const shares = seats.map(([x = 0]) => Math.exp(2 * x));
    let left = (dice.below(10_000) / 10_000) * shares.reduce((a, b) => a + b, 0);
    const winner = shares.findIndex((share) => {
      left -= share;
      return left < 0;
    });
    return { seats, winner: winner < 0 ? 2 : winner };
  });
}

it('finds the weights that made the winners, and leaves out what has the wrong sign', () => {
  const samples = madeUp(3000);
  const terms = { rounds: 200, decay: 0, rate: 0.05 };
  const [first = 0, second = 0] = regress(samples, { ...terms, signs: [1, 1] });
  expect(first).toBeGreaterThan(1.7);
  expect(first).toBeLessThan(2.3);
  expect(Math.abs(second)).toBeLessThan(0.2);
  expect(regress(samples, { ...terms, signs: [-1, 1] })[0]).toBeCloseTo(0, 9);
  expect(loss(samples, [first, second])).toBeLessThan(loss(samples, [0, 0]));
});

it('takes positions of games that were won, with every seat’s features', () => {
  const samples = sampleGame('test', 0);
  expect(samples.length).toBeGreaterThan(20);
  expect(new Set(samples.map(({ winner }) => winner)).size).toBe(1);
  expect(sampleGame('test', 4)[0]?.seats).toHaveLength(3);
});

it('plays the same seeds under each preset', () => {
  const limits = { days: 60, decisions: 20_000 };
  const bot = { name: 'priorities', policy: policyNamed(title, 'priorities') };
  const plan = { title, seats: 4, bot, seed: 'presets', limits };
  const options = title.presets['2026-10-10'] ?? {};
  const report = balanceOf(
    'later',
    [0, 1, 2].map((game) => playEquals(plan, options, game)),
  );
  expect(report.failures).toBe(0);
  expect(Object.values(report.byFamily).reduce((sum, { wins }) => sum + wins, 0)).toBeLessThanOrEqual(3);
  expect(Object.keys(report.bySeat)).toEqual(['0', '1', '2', '3']);
});
