/** How well the priorities player does: it reaches the crown, and beats random players from every seat. */
import { expect, it } from 'vitest';
import type { Title } from '../../src/engine/title.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { type Bot, playGame } from '../../src/lab/game.ts';
import { policyNamed } from './sit.ts';

const title = moonshine as Title;
const LIMITS = { days: 60, decisions: 20_000 };
const bot = (name: string): Bot => ({ name, policy: policyNamed(title, name) });
const [priorities, random] = [bot('priorities'), bot('random')];

it('ends its games against itself with a crown within 40 Days', () => {
  const games = [...Array(20).keys()].map((i) =>
    playGame(title, Array(4).fill(priorities), `self/${i}`, { ...LIMITS, days: 40 }),
  );
  expect(games.map(({ failure }) => failure).filter(Boolean)).toEqual([]);
  expect(games.filter(({ end }) => end === 'crown').length).toBeGreaterThanOrEqual(19);
});

it('does so at three seats too', () => {
  const games = [...Array(10).keys()].map((i) => playGame(title, Array(3).fill(priorities), `three/${i}`, LIMITS));
  expect(games.filter(({ end }) => end === 'crown').length).toBeGreaterThanOrEqual(8);
});

it('beats three random players from every seat', () => {
  const wins = [...Array(16).keys()].filter((i) => {
    const bots = Array(4).fill(random) as Bot[];
    bots[i % 4] = priorities;
    const { winner } = playGame(title, bots, `random/${i}`, LIMITS);
    return winner === i % 4;
  });
  expect(wins.length).toBeGreaterThanOrEqual(14);
});

it('decides within a fraction of a millisecond on average', () => {
  const start = process.cpuUsage();
  const { decisions } = playGame(title, Array(4).fill(priorities), 'speed', LIMITS);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000 / decisions).toBeLessThan(2);
});
