/** Two positions in which somebody would pay for peace. */

import { TITLES } from '../../src/games/index.ts';
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
export const sea = {
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
