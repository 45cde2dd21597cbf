/** How each Job can be done from here: its next step, and what it takes in all. One line a card, as in rules/deeds.ts. */
import {
  type Borough,
  DISTRICTS,
  type DistrictId,
  DOCKS,
  EAST_RIVER_BARS,
  facts,
  indexOf,
  JAMAICA_BAY_DOCKS,
  MANHATTAN_DOCKS,
  STATEN_DOCKS,
  VENUES,
  WARDS,
} from '../data/districts.ts';
import type { JobId } from '../data/jobs.ts';
import { hasSafehouse } from '../rules/board.ts';
import type { At } from '../state.ts';
import { deliver, sell, tradeAt } from './deedsOfTrade.ts';
import { extortEverywhere, hireInWard, ratOnTheDocks, riseAlone, secureWith, squat } from './deedsOfTurf.ts';
import { kill, seizeWhere } from './deedsOfWar.ts';
import type { Plan } from './hauling.ts';
import type { Sight } from './sight.ts';

const ALL: readonly At[] = DISTRICTS.map((_, at) => at);
const at = (...ids: readonly DistrictId[]): At[] => ids.map(indexOf);
const where = (test: (at: At) => boolean): At[] => ALL.filter(test);
const of = (borough: Borough) => where((d) => facts(d).borough === borough);

// Each made once: the ways are asked about at every decision.
const WILLIAMSBURG = at('williamsburg');
const FIVE_POINTS = at('fivePoints');
const CONEY_ISLAND = at('coneyIsland');
const STATEN = of('staten');
const DOCKS_OF_MANHATTAN = at(...MANHATTAN_DOCKS);
const EAST_HARLEM = at('eastHarlem');
const DOCKS_OF_JAMAICA_BAY = at(...JAMAICA_BAY_DOCKS);
const BARS_OF_EAST_RIVER = at(...EAST_RIVER_BARS);
const RED_HOOK = at('redHook');
const DOCKS_OF_STATEN = at(...STATEN_DOCKS);
const RICH = where((d) => facts(d).pressure >= 5);
const TENDERLOIN = at('tenderloin');
const FORDHAM = at('fordham');
const FLUSHING = at('flushing');
const QUEENS = of('queens');
const BRONX = of('bronx');
const MANHATTAN = of('manhattan');
const BROOKLYN = of('brooklyn');

const ways: { readonly [J in JobId]: (g: Sight) => Plan | null } = {
  milkRun: (g) => deliver(g, 'any', 4, WILLIAMSBURG, FIVE_POINTS) ?? deliver(g, 'any', 4, FIVE_POINTS, WILLIAMSBURG),
  beachhead: (g) => secureWith(g, ALL, { nextToSafehouse: true }),
  tenementArmy: (g) => hireInWard(g, (own, most) => own > most),
  lastCall: (g) => sell(g, 'any', 4, CONEY_ISLAND),
  emptyCasket: riseAlone,
  fortressStaten: (g) => secureWith(g, STATEN, { barrels: 4 }),
  pierSixBrawl: (g) => seizeWhere(g, DOCKS, (d) => !hasSafehouse(g.v, d)),
  dutchmansDeal: (g) => tradeAt(g, 3, DOCKS_OF_MANHATTAN),
  angelsShare: (g) => sell(g, 'moonshine', 3, EAST_HARLEM),
  nightLanding: (g) => deliver(g, 'any', 4, DOCKS_OF_JAMAICA_BAY, DOCKS),
  squattersRights: squat,
  grandTour: (g) => sell(g, 'any', 4, BARS_OF_EAST_RIVER),
  cubanPrince: (g) => deliver(g, 'rum', 3, RED_HOOK, ALL),
  rumRow: (g) => tradeAt(g, 4, DOCKS_OF_STATEN),
  eviction: (g) => seizeWhere(g, ALL, (d) => hasSafehouse(g.v, d)),
  copperHeist: (g) => seizeWhere(g, RICH, (d) => !hasSafehouse(g.v, d)),
  insuranceJob: ratOnTheDocks,
  bigSqueeze: (g) => sell(g, 'any', 6, TENDERLOIN),
  hellsHighway: (g) => deliver(g, 'any', 6, FORDHAM, ALL),
  poisonPanic: (g) => sell(g, 'moonshine', 6, FLUSHING),
  ginPipeline: (g) =>
    deliver(
      g,
      'moonshine',
      6,
      WARDS.filter((d) => g.mine.includes(d)),
      RICH,
    ),
  unionDues: (g) => hireInWard(g, (own, most) => own < most),
  lastOneStanding: (g) => secureWith(g, VENUES, { notLeading: true }),
  irishGoodbye: (g) => kill(g, BARS_OF_EAST_RIVER, 3, false),
  openingNight: (g) => sell(g, 'rum', 8, VENUES),
  tollBoothTrap: (g) => kill(g, QUEENS, 1, true),
  overTheTop: (g) => seizeWhere(g, BRONX, () => true, 5),
  fiveFamilies: extortEverywhere,
  smugglersRun: (g) => seizeWhere(g, DOCKS, () => true, 1, { from: DOCKS_OF_STATEN, rum: 4 }),
  bloodySunday: (g) => seizeWhere(g, MANHATTAN, (d) => hasSafehouse(g.v, d)),
  butchersLedger: (g) => kill(g, BROOKLYN, 5, false),
  highRoller: (g) => secureWith(g, VENUES, { rum: 4, nextToSafehouse: true }),
};

/** The way to that Job from here; null when there is none now. */
export function planFor(g: Sight, job: JobId): Plan | null {
  return ways[job](g);
}
