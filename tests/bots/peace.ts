/** Positions in which somebody would pay for peace. */

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

/** The eighth Day: the Knights look at the Bowery, where nobody guards the Safehouse of the Irish, who are rich. */
export const bowery = {
  day: 8,
  turn: 'knights',
  order: ['sicilians', 'irish', 'knights', 'vipers'],
  mash: 1,
  mashTomorrow: 1,
  districts: {
    fivePoints: { mob: 'sicilians', runners: 1 },
    eastHarlem: { mob: 'sicilians', safehouse: true, rum: 2 },
    tenderloin: { mob: 'sicilians', boss: 1, runners: 6 },
    westSide: { mob: 'sicilians', runners: 1 },
    bowery: { mob: 'irish', safehouse: true },
    williamsburg: { mob: 'irish', runners: 1 },
    coneyIsland: { mob: 'irish', runners: 1, moonshine: 1 },
    redHook: { mob: 'irish', boss: 1, runners: 5 },
    canarsie: { mob: 'irish', runners: 1, moonshine: 1 },
    morrisPark: { mob: 'vipers', runners: 1 },
    fordham: { mob: 'vipers', boss: 1, runners: 6 },
    throggsNeck: { mob: 'knights', runners: 1 },
    richmondHill: { mob: 'knights', boss: 1, runners: 5, safehouse: true },
    flushing: { mob: 'knights', runners: 1 },
    jamaica: { mob: 'knights', runners: 1 },
    westerleigh: { mob: 'knights', runners: 1 },
    tottenville: { mob: 'sicilians', runners: 1 },
    whitestone: { rum: 2 },
    sugarHill: { squad: true },
    belmont: { squad: true },
    corona: { squad: true },
    brownsville: { squad: true },
  },
  players: {
    irish: {
      cash: 4200,
      reserves: 4,
      owned: 8,
      laidLow: true,
      token: 2,
      extorted: true,
      home: 'brooklyn',
      jobs: { held: ['highRoller'], done: ['squattersRights'] },
    },
    knights: {
      cash: 900,
      reserves: 4,
      ledger: 3,
      owned: 9,
      home: 'queens',
      jobs: { held: ['dutchmansDeal'], done: ['tenementArmy'] },
    },
    sicilians: {
      cash: 3500,
      reserves: 5,
      owned: 8,
      laidLow: true,
      token: 3,
      extorted: true,
      home: 'manhattan',
      jobs: { held: ['overTheTop'], done: ['beachhead'] },
    },
    vipers: {
      cash: 600,
      reserves: 5,
      owned: 8,
      laidLow: true,
      token: 1,
      home: 'bronx',
      jobs: { held: ['pierSixBrawl', 'copperHeist'], done: ['insuranceJob'] },
    },
  },
  heat: ['irish', 'knights'],
  rat: 'vipers',
  market: ['lastCall', 'emptyCasket', 'grandTour', 'butchersLedger', 'milkRun'],
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
export const atTheBowery = (...steps: object[]): Scene => sceneOf(bowery, steps);
export const atRedHook = (...steps: object[]): Scene => sceneOf(hook, steps);

function sceneOf(position: object, steps: readonly object[]): Scene {
  const played = playScenario({ notation: 1, game: 'moonshine', options: {}, position, steps }, TITLES);
  if (!played.ok || played.value.error !== null)
    throw new Error(played.ok ? `${played.value.error}` : played.error.message);
  const state = played.value.state as State;
  return { state, seats: Object.fromEntries(state.players.map((p, seat) => [p.family, seat])) };
}
