/** The estimate of each seat's chance to win: it follows the way to the crown, and never wealth for its own sake. */
import { describe, expect, it } from 'vitest';
import { TITLES } from '../../src/games/index.ts';
import { aim, estimate } from '../../src/games/moonshine/bot/estimate.ts';
import { rules } from '../../src/games/moonshine/rules/index.ts';
import type { State } from '../../src/games/moonshine/state.ts';
import { playScenario } from '../../src/lab/scenario.ts';
import { sit } from './sit.ts';

const TURF = {
  huntsPoint: { mob: 'irish', boss: 1, runners: 2, safehouse: true },
  belmont: { mob: 'irish', runners: 3 },
  fivePoints: { mob: 'knights', boss: 1, runners: 2, safehouse: true },
  corona: { mob: 'vipers', boss: 1, runners: 2, safehouse: true },
};

function read(districts: object, irish: object): State {
  const position = { districts: { ...TURF, ...districts }, players: { irish, knights: {}, vipers: {} }, turn: 'irish' };
  const played = playScenario({ notation: 1, game: 'moonshine', position }, TITLES);
  if (!played.ok) throw new Error(`${played.error.path}: ${played.error.message}`);
  return played.value.state as State;
}

/** The chance of the Irish there. */
function chance(irish: object, districts: object = {}): number {
  const s = read(districts, irish);
  return estimate(s)[s.players.findIndex((p) => p.family === 'irish')] ?? 0;
}

const NAME = { jobs: { done: ['openingNight', 'highRoller'] } };
const FULL = { owned: 10, nod: true, ledger: 5, ...NAME };
const THRONE = { huntsPoint: { mob: 'irish', runners: 3, safehouse: true }, sugarHill: { mob: 'irish', boss: 1 } };

describe('a chance to win rises with', () => {
  it.each([
    ['Respect', {}, { jobs: { done: ['milkRun'] } }],
    ['more Respect', { jobs: { done: ['milkRun'] } }, { jobs: { done: ['rumRow'] } }],
    ['the tenth Respect', { jobs: { done: ['openingNight', 'rumRow', 'milkRun'] } }, NAME],
    ['Influence bought', {}, { owned: 7 }],
    ['the Nod', { owned: 9, ...NAME }, { owned: 10, nod: true, ...NAME }],
    ['cash toward the next Bribe', { cash: 500 }, { cash: 2000 }],
    ['a debt paid', { marks: 1, cash: 1000 }, { marks: 0, cash: 1000 }],
  ])('%s', (_, less, more) => {
    expect(chance(more)).toBeGreaterThan(chance(less));
  });

  it('a Boss on the board, in a Venue, with markers for the crown', () => {
    const dead = chance(FULL, { huntsPoint: { mob: 'irish', runners: 2, safehouse: true } });
    const home = chance(FULL);
    const seated = chance({ ...FULL, ledger: 1 }, THRONE);
    const ready = chance(FULL, THRONE);
    expect([dead, home, seated, ready]).toEqual([dead, home, seated, ready].sort((a, b) => a - b));
    expect(ready).toBeGreaterThan(0.7);
  });

  it('a Job at hand', () => {
    const bar = { coneyIsland: { mob: 'irish', runners: 2, moonshine: 4 } };
    expect(chance({ ledger: 5, jobs: { held: ['lastCall'] } }, bar)).toBeGreaterThan(chance({ ledger: 5 }, bar));
  });

  it('a Job done, be it one marker away', () => {
    const dock = { westerleigh: { mob: 'irish', runners: 2, moonshine: 4 } };
    const held = chance({ ledger: 4, jobs: { held: ['rumRow'] } }, dock);
    expect(chance({ ledger: 4, jobs: { done: ['rumRow'] } }, dock)).toBeGreaterThan(held);
  });

  it('a Boss nearer to a Venue, for who lacks nothing else', () => {
    const at = (place: string) =>
      chance(FULL, { huntsPoint: { mob: 'irish', runners: 3 }, [place]: { mob: 'irish', boss: 1 } });
    expect(at('flushing')).toBeGreaterThan(at('whitestone'));
    expect(at('whitestone')).toBeGreaterThan(at('stapleton'));
  });

  it('men on the board', () => {
    expect(chance({}, { belmont: { mob: 'irish', runners: 6 } })).toBeGreaterThan(chance({}));
  });
});

describe('hoarding does not score', () => {
  it('cash beyond the last Bribe is worth nothing', () => {
    expect(chance({ ...FULL, cash: 20_000 })).toBeCloseTo(chance({ ...FULL, cash: 5000 }), 6);
  });

  it('barrels are worth nothing once nothing is left to buy', () => {
    const cellar = { belmont: { mob: 'irish', runners: 3, moonshine: 9, rum: 9 } };
    expect(chance(FULL, cellar)).toBeCloseTo(chance(FULL), 6);
  });

  it('all the cash in the world is worth less than three Respect and two markers', () => {
    expect(chance({ cash: 14_000 })).toBeLessThan(chance({ owned: 10, nod: true, jobs: { done: ['rumRow'] } }));
  });
});

it('sums to one, over every State of a game, and is certain at its end', () => {
  const title = TITLES.moonshine;
  if (!title) throw new Error('no such game');
  const end = sit(title, Array(4).fill('priorities'), 'estimate', 3000, ({ state }) => {
    const chances = estimate(state as State);
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    expect(Math.min(...chances)).toBeGreaterThan(0);
  });
  const { winner } = rules.outcome(end as State) ?? {};
  expect(estimate(end as State)[winner ?? -1]).toBe(1);
});

it('does not know one District from another of its kind', () => {
  const at = (dock: string) => chance({}, { [dock]: { mob: 'irish', runners: 2, rum: 3 } });
  expect(at('westerleigh')).toBeCloseTo(at('tottenville'), 9);
  expect(at('canarsie')).toBeCloseTo(at('tottenville'), 9);
});

it('writes nothing', () => {
  const s = read({}, { jobs: { held: ['emptyCasket', 'rumRow'] } });
  const before = JSON.stringify(s);
  estimate(s);
  expect(JSON.stringify(s)).toBe(before);
});

describe('what a seat plays for', () => {
  const irishOf = (s: State, of: number[] | null) => of?.[s.players.findIndex((p) => p.family === 'irish')] ?? 0;
  const rivalStrong = { cash: 500 };
  /** The others as they are, the Irish a step further; and the Irish as they are, the Knights held back. */
  const further = (day: number) => ({ ...read({}, { ...rivalStrong, owned: 8 }), day });
  const heldBack = (day: number) => {
    const position = {
      districts: { ...TURF, fivePoints: { mob: 'vipers', runners: 1 }, corona: { mob: 'vipers', boss: 1, runners: 1 } },
      players: { irish: rivalStrong, knights: {}, vipers: {} },
      turn: 'irish',
    };
    const played = playScenario({ notation: 1, game: 'moonshine', position }, TITLES);
    if (!played.ok) throw new Error(`${played.error.path}: ${played.error.message}`);
    return { ...(played.value.state as State), day };
  };

  it('is its chance alone on the first Days', () => {
    expect(aim(further(1))).toBeNull();
    expect(aim(further(8))).toBeNull();
  });

  it('is, the longer the evening, the more its own way to the crown', () => {
    const lead = (day: number) => {
      const [own, others] = [further(day), heldBack(day)];
      return Math.log(irishOf(own, aim(own))) - Math.log(irishOf(others, aim(others)));
    };
    expect([10, 14, 18].map(lead)).toEqual([10, 14, 18].map(lead).sort((a, b) => a - b));
    expect(lead(18)).toBeGreaterThan(lead(10));
  });

  it('is never more than the chance, and all of it where the game is won', () => {
    const s = further(35);
    const [aims, chances] = [aim(s) ?? [], estimate(s)];
    for (const [seat, worth] of aims.entries()) expect(worth).toBeLessThanOrEqual(chances[seat] ?? 0);
    expect(aim({ ...s, crowned: 1 })).toEqual([0, 1, 0]);
  });
});
