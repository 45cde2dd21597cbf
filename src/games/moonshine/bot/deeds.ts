/** How each Job can be done from here: its next step, and what it takes in all. One line a card, as in rules/deeds.ts. */
import {
  type Borough,
  DISTRICTS,
  type DistrictId,
  EAST_RIVER_BARS,
  facts,
  indexOf,
  JAMAICA_BAY_DOCKS,
  MANHATTAN_DOCKS,
  STATEN_DOCKS,
  VENUES,
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
const dock = (d: At) => facts(d).kind === 'dock';
const rich = (d: At) => facts(d).pressure >= 5;
const of = (borough: Borough) => where((d) => facts(d).borough === borough);

const ways: { readonly [J in JobId]: (g: Sight) => Plan | null } = {
  milkRun: (g) =>
    deliver(g, 'any', 4, at('williamsburg'), at('fivePoints')) ??
    deliver(g, 'any', 4, at('fivePoints'), at('williamsburg')),
  beachhead: (g) => secureWith(g, ALL, { nextToSafehouse: true }),
  tenementArmy: (g) => hireInWard(g, (own, most) => own > most),
  lastCall: (g) => sell(g, 'any', 4, at('coneyIsland')),
  emptyCasket: riseAlone,
  fortressStaten: (g) => secureWith(g, of('staten'), { barrels: 4 }),
  pierSixBrawl: (g) => seizeWhere(g, where(dock), (d) => !hasSafehouse(g.v, d)),
  dutchmansDeal: (g) => tradeAt(g, 3, at(...MANHATTAN_DOCKS)),
  angelsShare: (g) => sell(g, 'moonshine', 3, at('eastHarlem')),
  nightLanding: (g) => deliver(g, 'any', 4, at(...JAMAICA_BAY_DOCKS), where(dock)),
  squattersRights: squat,
  grandTour: (g) => sell(g, 'any', 4, at(...EAST_RIVER_BARS)),
  cubanPrince: (g) => deliver(g, 'rum', 3, at('redHook'), ALL),
  rumRow: (g) => tradeAt(g, 4, at(...STATEN_DOCKS)),
  eviction: (g) => seizeWhere(g, ALL, (d) => hasSafehouse(g.v, d)),
  copperHeist: (g) => seizeWhere(g, where(rich), (d) => !hasSafehouse(g.v, d)),
  insuranceJob: ratOnTheDocks,
  bigSqueeze: (g) => sell(g, 'any', 6, at('tenderloin')),
  hellsHighway: (g) => deliver(g, 'any', 6, at('fordham'), ALL),
  poisonPanic: (g) => sell(g, 'moonshine', 6, at('flushing')),
  ginPipeline: (g) =>
    deliver(
      g,
      'moonshine',
      6,
      where((d) => facts(d).kind === 'ward').filter((d) => g.mine.includes(d)),
      where(rich),
    ),
  unionDues: (g) => hireInWard(g, (own, most) => own < most),
  lastOneStanding: (g) => secureWith(g, VENUES, { notLeading: true }),
  irishGoodbye: (g) => kill(g, at(...EAST_RIVER_BARS), 3, false),
  openingNight: (g) => sell(g, 'rum', 8, VENUES),
  tollBoothTrap: (g) => kill(g, of('queens'), 1, true),
  overTheTop: (g) => seizeWhere(g, of('bronx'), () => true, 5),
  fiveFamilies: extortEverywhere,
  smugglersRun: (g) => seizeWhere(g, where(dock), () => true, 1, { from: at(...STATEN_DOCKS), rum: 4 }),
  bloodySunday: (g) => seizeWhere(g, of('manhattan'), (d) => hasSafehouse(g.v, d)),
  butchersLedger: (g) => kill(g, of('brooklyn'), 5, false),
  highRoller: (g) => secureWith(g, VENUES, { rum: 4, nextToSafehouse: true }),
};

/** The way to that Job from here; null when there is none now. */
export function planFor(g: Sight, job: JobId): Plan | null {
  return ways[job](g);
}
