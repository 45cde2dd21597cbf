/**
 * What each Job asks for (data file, sections 4b to 4e), as a test on the deeds of the Play in hand and on the board as it
 * stands when the check is made (section 12, steps 3 and 4).
 */
import type { Seat } from '../../../engine/rules.ts';
import {
  BOROUGH_OF,
  BOROUGHS,
  type Borough,
  type DistrictId,
  EAST_RIVER_BARS,
  facts,
  JAMAICA_BAY_DOCKS,
  MANHATTAN_DOCKS,
  STATEN_DOCKS,
} from '../data/districts.ts';
import type { JobId } from '../data/jobs.ts';
import { type At, type Deed, NOBODY, type Play, type Table, type TookBy } from '../state.ts';
import { controlled, district, hasSafehouse, landConnections, nameOf, player } from './board.ts';
import { partnerOf } from './respect.ts';

type DeedOf<T extends Deed['type']> = Extract<Deed, { type: T }>;

/** One Play seen by one of its maker's Jobs. */
interface Case {
  s: Table;
  seat: Seat;
  play: Play;
}

function any<T extends Deed['type']>(c: Case, type: T, test: (deed: DeedOf<T>) => boolean): boolean {
  return c.play.deeds.some((deed) => deed.type === type && test(deed as DeedOf<T>));
}

const is = (at: At, ...ids: readonly DistrictId[]): boolean => ids.includes(nameOf(at));
const kindOf = (at: At) => facts(at).kind;
const boroughOf = (at: At): Borough => facts(at).borough;
const pressureOf = (at: At): number => facts(at).pressure;
const load = (deed: { moonshine: number; rum: number }): number => deed.moonshine + deed.rum;

/** Section 12.7: Control passed to you from a rival who had it when the Play began. */
function seized(c: Case, test: (deed: DeedOf<'tookControl'>) => boolean): boolean {
  return any(c, 'tookControl', (deed) => isRival(c, deed.rival) && test(deed));
}

/** Any other player; after the Truce only members of the other Alliance (section 12.9). */
function isRival(c: Case, seat: Seat): boolean {
  if (seat === NOBODY || seat === c.seat) return false;
  return !c.play.underTruce || partnerOf(c.s, c.seat) !== seat;
}

function rivals(c: Case): Seat[] {
  return c.s.players.map((_, seat) => seat).filter((seat) => isRival(c, seat));
}

function rivalsIn(c: Case, at: At): number[] {
  return rivals(c).map((seat) => controlled(c.s, seat, BOROUGH_OF[at]));
}

/** You alone Control the most Districts of its Borough, a partner's count included; a tie fails. */
function soleLeader(c: Case, at: At): boolean {
  const own = controlled(c.s, c.seat, BOROUGH_OF[at]);
  return c.s.players.every((_, seat) => seat === c.seat || controlled(c.s, seat, BOROUGH_OF[at]) < own);
}

/** A border or a bridge joins it to a rival's Safehouse. */
function nextToRivalSafehouse(c: Case, at: At): boolean {
  return landConnections(c.s, at).some((near) => isRival(c, district(c.s, near).mob) && hasSafehouse(c.s, near));
}

/** Runners hired in this Play, when the Safehouse is in a Ward. */
function hiredInWard(c: Case, test: (at: At) => boolean): boolean {
  return any(c, 'recruited', (deed) => deed.runners >= 4 && kindOf(deed.at) === 'ward' && test(deed.at));
}

function movedInto(c: Case, id: DistrictId, enough: (deed: DeedOf<'moved'>) => boolean): boolean {
  return any(c, 'moved', (deed) => is(deed.to, id) && enough(deed));
}

function unloadedAt(c: Case, ids: readonly DistrictId[], enough: (deed: DeedOf<'unloaded'>) => boolean): boolean {
  return any(c, 'unloaded', (deed) => is(deed.at, ...ids) && enough(deed));
}

/** Kills of the Play in the one District it fought over, where that passes the test (12.8). */
function killsWhere(c: Case, test: (at: At) => boolean): number {
  let n = 0;
  for (const deed of c.play.deeds) {
    if (deed.type === 'killed' && isRival(c, deed.rival) && test(deed.at)) n += deed.runners + deed.boss;
  }
  return n;
}

const DEEDS: { readonly [J in JobId]: (c: Case) => boolean } = {
  // Respect 1
  milkRun: (c) =>
    any(
      c,
      'moved',
      (d) => load(d) >= 4 && is(d.from, 'fivePoints', 'williamsburg') && is(d.to, 'fivePoints', 'williamsburg'),
    ),
  beachhead: (c) => any(c, 'secured', (d) => nextToRivalSafehouse(c, d.at)),
  tenementArmy: (c) => hiredInWard(c, (at) => soleLeader(c, at)),
  lastCall: (c) => unloadedAt(c, ['coneyIsland'], (d) => load(d) >= 4),
  emptyCasket: (c) => any(c, 'rose', (d) => d.wasDefenseless && controlled(c.s, c.seat, BOROUGH_OF[d.at]) === 1),
  fortressStaten: (c) => any(c, 'secured', (d) => boroughOf(d.at) === 'staten' && load(district(c.s, d.at)) >= 4),
  pierSixBrawl: (c) => seized(c, (d) => kindOf(d.at) === 'dock' && !d.hadSafehouse),
  dutchmansDeal: (c) => any(c, 'traded', (d) => is(d.at, ...MANHATTAN_DOCKS) && d.barrels >= 3),
  angelsShare: (c) => unloadedAt(c, ['eastHarlem'], (d) => d.moonshine >= 3),
  nightLanding: (c) =>
    any(
      c,
      'moved',
      (d) => kindOf(d.from) === 'dock' && is(d.to, ...JAMAICA_BAY_DOCKS) && load(d) >= 4 && d.by !== 'tunnel',
    ),
  squattersRights: (c) => any(c, 'tookControl', (d) => d.rival === NOBODY && rivalsIn(c, d.at).some((n) => n >= 2)),
  grandTour: (c) => unloadedAt(c, EAST_RIVER_BARS, (d) => load(d) >= 4),
  // Respect 3
  cubanPrince: (c) => movedInto(c, 'redHook', (d) => d.rum >= 3),
  rumRow: (c) => any(c, 'traded', (d) => is(d.at, ...STATEN_DOCKS) && d.barrels >= 4),
  eviction: (c) => any(c, 'tookOver', (d) => isRival(c, d.rival)),
  copperHeist: (c) => seized(c, (d) => pressureOf(d.at) >= 5 && !d.hadSafehouse),
  insuranceJob: (c) => c.play.name === 'rat' && any(c, 'raidMoved', (d) => d.mob === c.seat && pressureOf(d.to) <= 2),
  bigSqueeze: (c) => unloadedAt(c, ['tenderloin'], (d) => load(d) >= 6),
  hellsHighway: (c) => movedInto(c, 'fordham', (d) => load(d) >= 6),
  poisonPanic: (c) => unloadedAt(c, ['flushing'], (d) => d.moonshine >= 6),
  ginPipeline: (c) =>
    any(
      c,
      'moved',
      (d) => d.moonshine >= 6 && pressureOf(d.from) >= 5 && kindOf(d.to) === 'ward' && d.mobBefore === c.seat,
    ),
  unionDues: (c) => hiredInWard(c, (at) => rivalsIn(c, at).some((n) => n > controlled(c.s, c.seat, BOROUGH_OF[at]))),
  lastOneStanding: (c) => any(c, 'secured', (d) => kindOf(d.at) === 'highSociety' && !soleLeader(c, d.at)),
  irishGoodbye: (c) => killsWhere(c, (at) => is(at, ...EAST_RIVER_BARS)) >= 2 && !seized(c, () => true),
  // Respect 5
  openingNight: (c) => any(c, 'unloaded', (d) => kindOf(d.at) === 'highSociety' && d.rum >= 8),
  tollBoothTrap: (c) =>
    any(c, 'killed', (d) => d.boss > 0 && isRival(c, d.rival) && d.ownBossEntered && boroughOf(d.at) === 'queens'),
  overTheTop: (c) => seized(c, (d) => boroughOf(d.at) === 'bronx' && d.defenders >= 5),
  fiveFamilies: (c) => any(c, 'extorted', () => BOROUGHS.every((_, borough) => controlled(c.s, c.seat, borough) > 0)),
  smugglersRun: (c) =>
    any(c, 'moved', (d) => is(d.from, ...STATEN_DOCKS) && d.rum >= 4 && d.by === 'move') &&
    seized(c, (d) => kindOf(d.at) === 'dock'),
  bloodySunday: (c) => any(c, 'destroyed', (d) => isRival(c, d.rival) && boroughOf(d.at) === 'manhattan'),
  butchersLedger: (c) => killsWhere(c, (at) => boroughOf(at) === 'brooklyn') >= 5,
  highRoller: (c) =>
    any(
      c,
      'secured',
      (d) => kindOf(d.at) === 'highSociety' && district(c.s, d.at).rum >= 4 && nextToRivalSafehouse(c, d.at),
    ),
};

/** Hired in the home Ward of somebody else. */
function rivalsHomeWard(c: Case, at: At): boolean {
  return kindOf(at) === 'ward' && rivals(c).some((seat) => player(c.s, seat).home === BOROUGH_OF[at]);
}

const ON_THE_MOVE: readonly TookBy[] = ['move', 'skiff', 'advance'];

/** The Jobs that the rewritten deck asks differently (Part C, `job_deck`; data file, "Later"). */
const REWRITTEN: { readonly [J in JobId]?: (c: Case) => boolean } = {
  tenementArmy: (c) => hiredInWard(c, (at) => is(at, 'stapleton')),
  emptyCasket: (c) => any(c, 'rose', (d) => d.wasDefenseless),
  dutchmansDeal: (c) => any(c, 'traded', (d) => is(d.at, 'westSide') && d.barrels >= 3),
  angelsShare: (c) => unloadedAt(c, ['eastHarlem'], (d) => load(d) >= 3),
  squattersRights: (c) =>
    any(
      c,
      'tookControl',
      (d) =>
        d.rival === NOBODY &&
        ON_THE_MOVE.includes(d.by) &&
        rivals(c).some((seat) => player(c.s, seat).home === BOROUGH_OF[d.at]),
    ),
  poisonPanic: (c) => unloadedAt(c, ['flushing'], (d) => load(d) >= 6),
  ginPipeline: (c) =>
    any(c, 'moved', (d) => load(d) >= 6 && kindOf(d.to) === 'ward' && player(c.s, c.seat).home === BOROUGH_OF[d.to]),
  unionDues: (c) => hiredInWard(c, (at) => rivalsHomeWard(c, at)),
  lastOneStanding: (c) => any(c, 'secured', (d) => is(d.at, 'astoria')),
  highRoller: (c) => any(c, 'secured', (d) => kindOf(d.at) === 'highSociety' && district(c.s, d.at).rum >= 4),
};

/** Whether the Play in hand has done what that Job of `seat`'s asks for. */
export function deedDone(s: Table, seat: Seat, play: Play, job: JobId): boolean {
  const asks = (s.options.job_deck === 'rewrite' && REWRITTEN[job]) || DEEDS[job];
  return asks({ s, seat, play });
}
