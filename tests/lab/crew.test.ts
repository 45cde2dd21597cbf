/** Games shared out among threads, and the chart of what came of them. */
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import type { Match } from '../../src/lab/arena/match.ts';
import { scoreOf } from '../../src/lab/arena/score.ts';
import { balanceOf, type EqualsGame } from '../../src/lab/balance.ts';
import { chartOf } from '../../src/lab/chart.ts';
import { playAll } from '../../src/lab/crew/crew.ts';
import { type ArenaOrder, type BalanceOrder, matchPlan } from '../../src/lab/crew/order.ts';
import { sharesBy } from '../../src/lab/shares.ts';

const common = {
  game: 'moonshine',
  seats: 4,
  seed: 'crew',
  limits: { days: 60, decisions: 20_000 },
  budget: {},
  cpu: false,
};
const arena: ArenaOrder = { ...common, kind: 'arena', a: 'priorities', b: 'rookie', presets: [] };

async function played(order: ArenaOrder, games: number): Promise<Match[]> {
  const matches: Match[] = [];
  await playAll<Match>(order, [...Array(games).keys()], 1, (match) => matches.push(match));
  return matches;
}

it('counts by seat, family, home Borough and preset', async () => {
  const presets = [
    { name: 'printed', options: {} },
    { name: 'walking', options: { squads_walk: true } },
  ];
  const order = { ...arena, presets };
  const matches = await played(order, 8);
  expect(matches.map(({ preset }) => preset)).toEqual([...Array(4).fill('printed'), ...Array(4).fill('walking')]);
  const score = scoreOf(matchPlan(order), matches);
  for (const by of [score.bySeat, score.byFamily, score.byHome, score.byPreset]) {
    expect(Object.values(by).reduce((sum, { games }) => sum + games, 0)).toBe(8);
    expect(Object.values(by).reduce((sum, { wins }) => sum + wins, 0)).toBe(score.wins.a);
  }
  expect(Object.keys(score.byPreset)).toEqual(['printed', 'walking']);
  expect(Object.keys(score.byHome).every((home) => /^(manhattan|bronx|queens|brooklyn)$/.test(home))).toBe(true);
});

it('refuses levels and games that there are not', async () => {
  await expect(played({ ...arena, a: 'oracle' }, 1)).rejects.toThrow('no level');
  await expect(played({ ...arena, game: 'chess' }, 1)).rejects.toThrow('no game');
});

it('plays equals under a preset, each seat once a game', async () => {
  const order: BalanceOrder = { ...common, kind: 'balance', bot: 'priorities', options: {} };
  const games: EqualsGame[] = [];
  await playAll<EqualsGame>(order, [0, 1, 2], 1, (game) => games.push(game));
  const report = balanceOf('printed', games);
  expect(Object.values(report.byHome).reduce((sum, { games: n }) => sum + n, 0)).toBe(12);
  expect(Object.values(report.bySeat).map(({ games: n }) => n)).toEqual([3, 3, 3, 3]);
});

it('draws every key of every group, and nothing for a group that is empty', () => {
  const by = sharesBy(
    ['a', 'b', 'b'],
    (key) => key,
    (key) => key === 'b',
  );
  const svg = chartOf({ title: 'Wins', par: 0.25, groups: { letters: by, none: {} } });
  const { document } = new JSDOM(svg).window;
  expect(document.querySelectorAll('circle')).toHaveLength(2);
  const said = document.querySelector('svg')?.textContent ?? '';
  for (const word of ['letters', 'a', 'b', 'Wins', '100 %  of 2']) expect(said).toContain(word);
  expect(said).not.toContain('none');
  expect(svg.startsWith('<svg')).toBe(true);
});
