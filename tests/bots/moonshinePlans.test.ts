/** What the priorities player knows: exact odds, the way to each Job, and what must be done at once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seededDice } from '../../src/engine/dice.ts';
import type { Action, GameEvent } from '../../src/engine/rules.ts';
import { TITLES } from '../../src/games/index.ts';
import { planFor } from '../../src/games/moonshine/bot/deeds.ts';
import { chanceAfterAmbush, chanceToWin, expectedKills } from '../../src/games/moonshine/bot/odds.ts';
import { priorities } from '../../src/games/moonshine/bot/priorities.ts';
import { look } from '../../src/games/moonshine/bot/sight.ts';
import type { JobId } from '../../src/games/moonshine/data/jobs.ts';
import { rules } from '../../src/games/moonshine/rules/index.ts';
import type { State } from '../../src/games/moonshine/state.ts';
import { playScenario, runScenario } from '../../src/lab/scenario.ts';

const crew = (runners: number, boss = 0) => ({ runners, boss });
const bout = (invader: object, occupier: object, more: object = {}) =>
  ({ invader, occupier, safehouse: false, firepower: false, ...more }) as Parameters<typeof chanceToWin>[0];

describe('odds', () => {
  it('are exact for one against one', () => {
    expect(chanceToWin(bout(crew(1), crew(1)), 1)).toBeCloseTo((1 / 3) * (2 / 3));
    expect(chanceToWin(bout(crew(1), crew(1)), 2)).toBeCloseTo((2 / 9) * (1 + 4 / 9));
    expect(chanceAfterAmbush(bout(crew(1), crew(1)), 1)).toBeCloseTo((1 / 2) * (2 / 9));
    expect(chanceToWin(bout(crew(0, 1), crew(1)), 1)).toBeCloseTo((1 / 2) * (2 / 3));
    expect(chanceToWin(bout(crew(1), crew(1), { safehouse: true }), 1)).toBeCloseTo((1 / 3) * (1 / 2));
  });

  it('know the ends, and rise with men and shots', () => {
    expect(chanceToWin(bout(crew(0), crew(1)), 5)).toBe(0);
    expect(chanceToWin(bout(crew(1), crew(0)), 0)).toBe(1);
    expect(chanceToWin(bout(crew(3), crew(2)), 3)).toBeGreaterThan(chanceToWin(bout(crew(3), crew(2)), 2));
    expect(chanceToWin(bout(crew(5), crew(2)), 3)).toBeGreaterThan(chanceToWin(bout(crew(3), crew(2)), 3));
    expect(expectedKills({ invader: crew(3), firepower: true })).toBeCloseTo(1);
  });
});

const JOBS_DIR = join(import.meta.dirname, '../fixtures/scenarios/moonshine/jobs');
/** Jobs done by force: whether they are tried depends on the odds. */
const WAR = ['bloodySunday', 'butchersLedger', 'copperHeist', 'eviction', 'irishGoodbye', 'overTheTop', 'pierSixBrawl'];
const ODDS: readonly string[] = [...WAR, 'smugglersRun', 'tollBoothTrap'];

interface Chance {
  file: string;
  job: JobId;
  seat: number;
  state: State;
}

/** The positions from which a scenario completes a Job. */
const chances: Chance[] = readdirSync(JOBS_DIR).flatMap((file) => {
  const json = JSON.parse(readFileSync(join(JOBS_DIR, file), 'utf8'));
  const run = runScenario(json, TITLES);
  const start = playScenario({ ...json, steps: [], expect: {} }, TITLES);
  if (!run.ok || !start.ok) throw new Error(`${file} cannot be read`);
  const state = start.value.state as State;
  return run.value.events
    .filter(({ type }) => type === 'jobDone')
    .map((event) => ({
      file,
      job: event.job as JobId,
      seat: state.players.findIndex((p) => p.family === event.seat),
      state,
    }));
});

describe('the way to a Job', () => {
  it.each(chances)('$job in $file: the next step is legal, or too dear for now', ({ state, seat, job }) => {
    const plan = planFor(look(rules.view(state, seat), seat), job);
    const refusal = plan?.next ? rules.refuse(state, seat, plan.next) : null;
    expect([undefined, 'CASH_SHORT']).toContain(refusal?.code);
  });

  const peaceful = chances.filter(
    ({ job, file }) => !ODDS.includes(job) && !/counted-after|squattersRights-rise/.test(file),
  );

  it.each(peaceful)('$job in $file: there is one, and what takes one Play does it', ({ state, seat, job }) => {
    const plan = planFor(look(rules.view(state, seat), seat), job);
    if (!plan?.next) expect.fail('no way to it');
    if (plan.markers > costOf(plan.next)) return;
    const events: GameEvent[] = [];
    const croupier = { dice: seededDice('job'), tell: (event: GameEvent) => void events.push(event) };
    const after = rules.copy(state);
    rules.apply(after, seat, plan.next, croupier);
    for (let w = rules.waiting(after)[0]; w?.stage === 'run'; w = rules.waiting(after)[0]) {
      rules.apply(after, w.seat, rules.idle(after, w.seat), croupier);
    }
    expect(events).toContainEqual(expect.objectContaining({ type: 'jobDone', seat, job }));
  });
});

function costOf(action: Action): number {
  return ['unload', 'extort', 'rat', 'rise'].includes(action.do) ? 2 : 1;
}

describe('priorities', () => {
  const CROWNED = { ledger: 5, owned: 10, jobs: { done: ['openingNight', 'highRoller'] } };

  const OFFERS = { phase: 'offers', market: ['milkRun', 'copperHeist', 'smugglersRun', 'openingNight', 'grandTour'] };

  function choice(districts: object, players: object, more: object = {}): Action {
    const position = { districts, players: { knights: {}, vipers: {}, ...players }, turn: 'irish', ...more };
    const played = playScenario({ notation: 1, game: 'moonshine', position }, TITLES);
    if (!played.ok) throw new Error(`${played.error.path}: ${played.error.message}`);
    const state = played.value.state as State;
    const seat = state.players.findIndex((p) => p.family === 'irish');
    return priorities(rules.view(state, seat), seat, seededDice('choice'));
  }

  it('takes the crown at once', () => {
    expect(choice({ sugarHill: { mob: 'irish', boss: 1 } }, { irish: { ...CROWNED, cash: 9000 } })).toEqual({
      do: 'takeTheCrown',
    });
  });

  it('walks its Boss into a Venue for it', () => {
    const districts = { eastHarlem: { mob: 'irish', boss: 1, runners: 1 } };
    expect(choice(districts, { irish: CROWNED })).toMatchObject({ do: 'move', to: 'sugarHill', boss: 1 });
  });

  it('squares up when a Mark stands between it and the crown', () => {
    const districts = { sugarHill: { mob: 'irish', boss: 1 } };
    expect(choice(districts, { irish: { ...CROWNED, marks: 1, cash: 2000 } })).toEqual({ do: 'squareUp' });
  });

  it('bribes rather than rest when it has the cash', () => {
    const districts = { huntsPoint: { mob: 'irish', boss: 1, runners: 2 } };
    expect(choice(districts, { irish: { ledger: 2, cash: 2000, extorted: true } })).toEqual({ do: 'bribe' });
  });

  it('walks away even from a good Job when too little is left for the Ledger', () => {
    const districts = {
      huntsPoint: { mob: 'irish', boss: 1, runners: 9, safehouse: true, moonshine: 6, rum: 3 },
      morrisPark: { mob: 'irish', runners: 3, moonshine: 4 },
      throggsNeck: { mob: 'irish', runners: 2, rum: 4 },
      belmont: { mob: 'vipers', runners: 1, safehouse: true },
      fordham: { mob: 'knights', runners: 1, safehouse: true },
    };
    const held = (reserves: number) => ({ jobs: { held: ['eviction'] }, owned: 6, reserves, cash: 3000 });
    expect(choice(districts, { irish: held(2) }, OFFERS)).toEqual({ do: 'walkAway', job: 'eviction' });
    expect(choice(districts, { irish: held(3) }, OFFERS)).not.toMatchObject({ do: 'walkAway' });
  });

  it('takes no Job whose stake would leave its Ledger too little', () => {
    const districts = { huntsPoint: { mob: 'irish', boss: 1, runners: 2, safehouse: true } };
    const idle = { owned: 6, reserves: 3 };
    expect(choice(districts, { irish: idle }, OFFERS)).toEqual({ do: 'standPat' });
  });

  it('raises a dead Boss', () => {
    const districts = { huntsPoint: { mob: 'irish', runners: 2, safehouse: true } };
    expect(choice(districts, { irish: { ledger: 5, cash: 2000 } })).toEqual({ do: 'rise', to: 'huntsPoint' });
  });

  it('does not brew on a number that bursts its own Stills when it can help it', () => {
    const districts = { bowery: { mob: 'irish', runners: 6 }, flushing: { mob: 'irish', runners: 2 } };
    const shadows = { phase: 'shadows', mash: 3, pool: [6, 3], order: ['knights', 'vipers', 'irish'] };
    expect(choice(districts, { irish: {} }, shadows)).toEqual({ do: 'draft', die: 6 });
  });
});
