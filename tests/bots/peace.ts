/** Positions in which somebody would pay for peace. */

import { asideOf, policyOf } from '../../src/bots/index.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Policy } from '../../src/engine/policy.ts';
import type { Action, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import type { State } from '../../src/games/moonshine/state.ts';
import { playScenario } from '../../src/lab/scenario.ts';

const districts = {
  fivePoints: { mob: 'sicilians', boss: true, runners: 1, safehouse: true },
  eastHarlem: { mob: 'sicilians', runners: 3 },
  tenderloin: { mob: 'sicilians', runners: 3 },
  westerleigh: { mob: 'sicilians', runners: 1 },
  bowery: { mob: 'irish', runners: 1, moonshine: 1, rum: 1 },
  huntsPoint: { mob: 'irish', boss: true, runners: 2, moonshine: 2 },
  morrisPark: { mob: 'irish', runners: 1 },
  fordham: { mob: 'irish', runners: 1 },
  throggsNeck: { mob: 'irish', runners: 1 },
  redHook: { mob: 'irish', safehouse: true },
  corona: { mob: 'vipers', boss: true, runners: 3, safehouse: true },
  astoria: { mob: 'vipers', runners: 2, moonshine: 1 },
  jamaica: { mob: 'vipers', runners: 2 },
  williamsburg: { mob: 'vipers', runners: 1, moonshine: 5 },
  tottenville: { mob: 'vipers', runners: 1, moonshine: 3 },
  richmondHill: { mob: 'knights', boss: true, runners: 1 },
  coneyIsland: { mob: 'knights', runners: 6, rum: 3 },
  sugarHill: { squad: true },
  belmont: { squad: true },
  whitestone: { squad: true },
  canarsie: { squad: true },
};

const players = {
  vipers: { cash: 1000, ledger: 4, reserves: 3, owned: 7, home: 'queens' },
  sicilians: {
    cash: 3200,
    ledger: 1,
    reserves: 3,
    owned: 7,
    extorted: true,
    home: 'manhattan',
    jobs: { held: ['smugglersRun'], done: ['milkRun'] },
  },
  knights: { cash: 200, ledger: 4, reserves: 1, owned: 7, home: 'brooklyn', jobs: { held: ['irishGoodbye'] } },
  irish: {
    cash: 2800,
    ledger: 4,
    reserves: 2,
    owned: 7,
    home: 'bronx',
    jobs: { held: ['dutchmansDeal'], done: ['squattersRights'] },
  },
};

/** The fourth Day: six Knights lie off Williamsburg, where one Viper guards five barrels; a fight would serve neither. */
const sea = {
  day: 4,
  turn: 'knights',
  order: ['vipers', 'sicilians', 'irish', 'knights'],
  mash: 5,
  mashTomorrow: 4,
  districts,
  players,
  market: ['angelsShare', 'fortressStaten', 'grandTour', 'emptyCasket', 'copperHeist'],
  discard: ['bigSqueeze', 'lastOneStanding', 'eviction', 'butchersLedger', 'bloodySunday'],
};

/** Six Knights beside Red Hook, where one Irishman guards eight barrels: what they would take is worth much to both. */
const hook = {
  turn: 'knights',
  order: ['irish', 'knights', 'vipers'],
  districts: {
    redHook: { mob: 'irish', runners: 1, rum: 4, moonshine: 4 },
    brownsville: { mob: 'irish', runners: 2, boss: true, safehouse: true },
    corona: { mob: 'irish', runners: 2 },
    coneyIsland: { mob: 'knights', runners: 6 },
    canarsie: { mob: 'knights', runners: 2, boss: true, safehouse: true },
    belmont: { mob: 'vipers', runners: 3 },
    huntsPoint: { mob: 'vipers', runners: 3, boss: true, safehouse: true },
  },
  players: {
    irish: { ledger: 3, cash: 4000, owned: 7 },
    knights: { ledger: 5, cash: 1000, owned: 7 },
    vipers: { ledger: 4, cash: 2000, owned: 7 },
  },
};

export interface Scene {
  state: State;
  seats: Readonly<Record<string, number>>;
}

/** The positions after those steps of the notation. It is the Knights' turn. */
export const besideTheSea = (...steps: object[]): Scene => sceneOf(sea, steps);
export const atRedHook = (...steps: object[]): Scene => sceneOf(hook, steps);

function sceneOf(position: object, steps: readonly object[]): Scene {
  const played = playScenario({ notation: 1, game: 'moonshine', options: {}, position, steps }, TITLES);
  if (!played.ok || played.value.error !== null)
    throw new Error(played.ok ? `${played.value.error}` : played.error.message);
  const state = played.value.state as State;
  return { state, seats: Object.fromEntries(state.players.map((p, seat) => [p.family, seat])) };
}

/** A position at whose Play `from` offers not to come to `place` for cash, and `to` will take his hand. */
export interface Peace {
  state: State;
  from: Seat;
  to: Seat;
  place: string;
}

const title = moonshine as Title<State>;
const policy = policyOf(title, 'priorities') as Policy;
/** Games that are looked through, and Days of each. */
const GAMES = 20;
const DAYS = 40;

/** The first that is found in games of priorities: what is worth an offer hangs on how they play. */
export function peaceOnOffer(): Peace {
  for (let game = 0; game < GAMES; game++) {
    const found = peaceIn(`peace/${game}`);
    if (found) return found;
  }
  throw new Error(`no offer of peace in ${GAMES} games`);
}

function peaceIn(seed: string): Peace | null {
  const { rules } = title;
  const [dice, luck] = [seededDice(seed), seededDice(`${seed}/luck`)];
  const options = rules.options(undefined, 4);
  if (!options.ok) throw new Error(options.message);
  const state = rules.setup(4, options.options, { dice });
  while (!rules.outcome(state) && state.day <= DAYS) {
    const { seat: from = 0, stage } = rules.waiting(state)[0] ?? {};
    const peace = stage === 'play' ? offeredBy(state, from) : null;
    if (peace) return peace;
    rules.apply(state, from, policy(rules.view(state, from), from, luck), { dice });
  }
  return null;
}

function offeredBy(state: State, from: Seat): Peace | null {
  const answered = (s: State, seat: Seat) =>
    asideOf(title, 'priorities')?.(title.rules.view(s, seat), seat, seededDice('aside'), [])?.action;
  const made = answered(state, from) as (Action & { give?: { term?: { stayOut?: string } }; to: string }) | undefined;
  const place = made?.give?.term?.stayOut;
  if (!made || !place) return null;
  const to = state.players.findIndex(({ family }) => family === made.to);
  const then = structuredClone(state);
  title.rules.apply(then, from, made, { dice: seededDice('made') });
  return answered(then, to)?.do === 'shake' ? { state, from, to, place } : null;
}
