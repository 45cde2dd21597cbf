/** What a seat's position amounts to on the way to the crown, in figures of about -1 to 1. Which District it is never counts. */
import type { Seat } from '../../../engine/rules.ts';
import { facts, VENUES } from '../data/districts.ts';
import type { JobId } from '../data/jobs.ts';
import { BRIBE_PRICES, CROWN_RESPECT, INFLUENCE_CEILING, RUNNERS, SQUARE_UP_PRICE } from '../data/tables.ts';
import { connections, district, hostile, player, safe, squadAt } from '../rules/board.ts';
import { card } from '../rules/cards.ts';
import { respect } from '../rules/respect.ts';
import { type At, type Player, SUPPLY, type Table } from '../state.ts';
import { planFor } from './deeds.ts';
import { look, type Sight } from './sight.ts';

/** All four Bribes together. */
const LADDER = 14_000;
/** A barrel's price less the Influence that selling it takes. */
const BARREL = { moonshine: 200, rum: 400 };

/** The features in their order, by name: the fitted weights are a list in the same order. */
export const FEATURES = [
  'respect',
  'nameMade',
  'jobsHeld',
  'jobsOnOffer',
  'owned',
  'nod',
  'ladderPaid',
  'nextBribe',
  'cellar',
  'shortage',
  'longerRoad',
  'marks',
  'bossDead',
  'bossInVenue',
  'bossNearVenue',
  'ready',
  'readyNow',
  'almost',
  'throneNear',
  'districts',
  'runners',
  'noSafehouse',
  'ledger',
  'locked',
  'bars',
  'docks',
  'venues',
  'rat',
  'spareCash',
  'early',
] as const;

export type Feature = (typeof FEATURES)[number];
export type Features = Record<Feature, number>;

interface Turf {
  districts: number;
  mobsters: number;
  moonshine: number;
  rum: number;
  bars: number;
  docks: number;
  venues: number;
}

/** The turf of every seat, in one pass over the board. */
export function turfs(s: Table): Turf[] {
  const all = s.players.map(
    (): Turf => ({ districts: 0, mobsters: 0, moonshine: 0, rum: 0, bars: 0, docks: 0, venues: 0 }),
  );
  for (let at = 0; at < s.districts.length; at++) {
    const d = district(s, at);
    const turf = all[d.mob];
    if (!turf) continue;
    turf.districts += 1;
    turf.mobsters += d.runners;
    turf.moonshine += d.moonshine;
    turf.rum += d.rum;
    const { kind } = facts(at);
    if (kind === 'dock') turf.docks += 1;
    else if (kind !== 'ward') turf.bars += 1;
    if (kind === 'highSociety') turf.venues += 1;
  }
  return all;
}

/** The seat's features. `turf` is its own of `turfs`. */
export function featuresOf(s: Table, seat: Seat, turf: Turf): Features {
  const p = player(s, seat);
  const need = Math.max(0, CROWN_RESPECT - respect(s, seat));
  const ladder = priceToCeiling(p.owned);
  const debts = p.marks * SQUARE_UP_PRICE;
  const liquor = turf.moonshine * BARREL.moonshine + turf.rum * BARREL.rum;
  const short = Math.max(0, ladder + debts - p.cash);
  const throne = p.boss < 0 ? 0 : throneSteps(s, seat, p.boss);
  const jobs = jobsOf(s, seat, p, need);
  const full = p.owned >= INFLUENCE_CEILING && p.marks === 0 && need === 0;
  const ready = full && p.boss >= 0 && throne === 0;
  return {
    respect: 1 - (need - jobs.near) / CROWN_RESPECT,
    nameMade: need === 0 ? 1 : 0,
    jobsHeld: jobs.held / CROWN_RESPECT,
    jobsOnOffer: Math.max(0, jobs.offered - jobs.near) / CROWN_RESPECT,
    owned: (p.owned - 6) / 4,
    nod: p.owned >= INFLUENCE_CEILING ? 1 : 0,
    ladderPaid: 1 - ladder / LADDER,
    nextBribe: ladder === 0 ? 1 : Math.min(1, p.cash / (BRIBE_PRICES[p.owned] ?? LADDER)),
    cellar: Math.min(short, liquor) / LADDER,
    shortage: Math.max(0, short - liquor) / LADDER,
    longerRoad: Math.max(need / CROWN_RESPECT, short / LADDER),
    marks: p.marks,
    bossDead: p.boss === SUPPLY ? 1 : 0,
    bossInVenue: p.boss >= 0 && throne === 0 ? 1 : 0,
    bossNearVenue: p.boss >= 0 && throne === 1 ? 1 : 0,
    ready: ready ? 1 : 0,
    readyNow: ready && mayAct(s, p) && p.ledger >= 2 ? 1 : 0,
    almost: full && !ready ? 1 : 0,
    throneNear: full && p.boss >= 0 ? 1 / (1 + throneWay(s, seat, p.boss)) : 0,
    districts: turf.districts / 10,
    runners: turf.mobsters / RUNNERS,
    noSafehouse: p.safehouse === SUPPLY ? 1 : 0,
    ledger: mayAct(s, p) ? p.ledger / 5 : 0,
    locked: (p.owned - p.reserves - p.ledger) / 10,
    bars: Math.min(3, turf.bars) / 3,
    docks: Math.min(3, turf.docks) / 3,
    venues: Math.min(2, turf.venues) / 2,
    rat: s.rat === seat ? 1 : 0,
    spareCash: Math.min(5000, Math.max(0, p.cash - ladder - debts)) / 5000,
    early: p.laidLow ? 1 - (p.token - 1) / s.players.length : 0,
  };
}

function mayAct(s: Table, p: Player): boolean {
  return s.phase !== 'sunset' && !p.laidLow;
}

function priceToCeiling(owned: number): number {
  let sum = 0;
  for (let n = owned; n < INFLUENCE_CEILING; n++) sum += BRIBE_PRICES[n] ?? 0;
  return sum;
}

/** Moves of the Boss into a Venue that may be crowned in: 0 and 1 are told apart, 2 stands for more. */
function throneSteps(s: Table, seat: Seat, boss: At): 0 | 1 | 2 {
  if (facts(boss).kind === 'highSociety') return 0;
  return connections(s, boss).some((at) => facts(at).kind === 'highSociety' && !squadAt(s, at) && safe(s, seat, at))
    ? 1
    : 2;
}

/** Plays that clearing a Venue of rivals is taken to cost. */
const CLEARING = 2;

/** Moves of the Boss over Safe ground to the nearest Venue, and what clearing it takes; Infinity when no way leads to any. */
function throneWay(s: Table, seat: Seat, boss: At): number {
  const { ways } = look(s as Parameters<typeof look>[0], seat);
  let best = Number.POSITIVE_INFINITY;
  for (const venue of VENUES) {
    if (squadAt(s, venue)) continue;
    best = Math.min(best, ways.steps(boss, venue) + (hostile(s, seat, venue) ? CLEARING : 0));
  }
  return best;
}

/** A Job that is as good as done against one that is: finishing must always be worth something, or nobody finishes. */
const AS_GOOD = 0.85;
/** What every marker that it still takes makes less of it. */
const AWAY = 0.15;
/** However many are at hand, this share of the missing Respect counts at most. */
const IN_HAND = 0.7;

interface JobsAhead {
  /** Respect on held Jobs, as far as it is needed. */
  held: number;
  /** The same, less by how few markers it is away. */
  near: number;
  /** The best of the Market, told like `near`. A Market with nothing to do in it is worth turning over. */
  offered: number;
}

function jobsOf(s: Table, seat: Seat, p: Player, need: number): JobsAhead {
  if (need === 0) return { held: 0, near: 0, offered: 0 };
  const g = look(s as Parameters<typeof look>[0], seat);
  let held = 0;
  let near = 0;
  for (const job of p.held as JobId[]) {
    held += Math.min(need, card(s, job).respect);
    near += nearness(g, job, p.cash, need, 0);
  }
  near = Math.min(IN_HAND * need, near);
  return { held: Math.min(need, held), near, offered: near > ENOUGH * need ? 0 : bestOffered(s, g, p, need) };
}

/** With so much of the missing Respect at hand nobody looks at the Market. */
const ENOUGH = 0.5;

function bestOffered(s: Table, g: Sight, p: Player, need: number): number {
  let best = 0;
  for (const job of s.market) {
    if (job === null) continue;
    const { stake } = card(s, job as JobId);
    if (stake < p.reserves) best = Math.max(best, nearness(g, job as JobId, p.cash, need, stake));
  }
  return best;
}

/** What a Job promises: its Respect, as far as it is needed, the less the more markers it is away; 0 where no way leads to it. */
function nearness(g: Sight, job: JobId, cash: number, need: number, stake: number): number {
  const plan = planFor(g, job);
  if (!plan || plan.cash > cash) return 0;
  return (Math.min(need, card(g.v, job).respect) * AS_GOOD) / (1 + AWAY * (plan.markers + stake));
}
