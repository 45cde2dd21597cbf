/** A game that goes wrong is a failure with all that is needed to see it again, and never ends the run. */
import { expect, it } from 'vitest';
import type { Policy } from '../../src/engine/policy.ts';
import { TITLES } from '../../src/games/index.ts';
import { playGame } from '../../src/lab/game.ts';
import { seatBots, simulate } from '../../src/lab/simulate.ts';
import { median, spread } from '../../src/lab/statistics.ts';

const title = Object.values(TITLES)[0];
if (!title) throw new Error('no game');
const LIMITS = { days: 5, decisions: 100 };
const table = (policy: Policy) => Array(4).fill({ name: 'odd', policy });

it('reports an illegal proposal', () => {
  const { end, failure } = playGame(
    title,
    table(() => ({ do: 'dance' })),
    's',
    LIMITS,
  );
  expect(end).toBe('failure');
  expect(failure).toMatchObject({ seed: 's', kind: 'illegal', decision: 0, bot: 'odd', action: { do: 'dance' } });
  expect(failure?.message).toContain('UNKNOWN_ACTION');
});

it('reports a throw', () => {
  const thrower = () => {
    throw new Error('lost my cards');
  };
  expect(playGame(title, table(thrower), 's', LIMITS).failure).toMatchObject({
    kind: 'threw',
    message: 'Error: lost my cards',
  });
});

it('carries out asides, and reports those that are illegal or come to no end', () => {
  const idle: Policy = (view, seat) => title.rules.idle(view, seat);
  const givers = (most: number, amount: number) => {
    let given = 0;
    const aside = (view: unknown, seat: number) => {
      const { players } = view as { players: { family: string; cash: number }[] };
      const can = (players[seat]?.cash ?? 0) >= amount && given++ < most;
      return can ? { action: { do: 'giveCash', to: players[(seat + 1) % 4]?.family, amount } } : null;
    };
    return table(idle).map((bot) => ({ ...bot, aside }));
  };
  const play = (most: number, amount: number) => playGame(title, givers(most, amount), 'asides', LIMITS);
  expect(play(3, 100)).toMatchObject({ asides: { giveCash: 3 }, failure: null });
  expect(play(1, 50).failure?.message).toContain('giveCash refused with NOT_IN_NOTES');
  expect(play(1000, 100).failure?.message).toContain('no end of asides');
});

it('goes on with the next game, and the same number plays the same game', () => {
  const plan = { title, seats: 4, games: 4, bots: ['random'], seed: 'z', first: 0, limits: LIMITS };
  const bots = seatBots(plan);
  if ('unknown' in bots) throw new Error(bots.unknown);
  const all = simulate(plan, bots, () => {});
  const last = simulate({ ...plan, games: 1, first: 3 }, bots, () => {});
  expect(all.ends).toEqual({ limit: 4 });
  expect(all.decisions).toBeGreaterThan(last.decisions);
  expect(simulate({ ...plan, games: 1, first: 3 }, bots, () => {}).decisions).toBe(last.decisions);
  expect(seatBots({ ...plan, bots: ['random', 'nobody'] })).toEqual({ unknown: 'nobody' });
});

it('spreads figures by nearest rank', () => {
  expect(spread([5, 1, 4, 2, 3])).toEqual({ median: 3, p90: 5, max: 5 });
  expect(spread([])).toEqual({ median: 0, p90: 0, max: 0 });
  expect(median([1, 2])).toBe(1);
});
