/** Jobs done with ground: Secure, Recruit, Rise, Extort, Rat, walking in. */
import type { Action } from '../../../engine/rules.ts';
import { BOROUGH_OF, BOROUGHS, DISTRICTS, facts, WARDS } from '../data/districts.ts';
import { RECRUIT_PRICE, SECURE_PRICE } from '../data/tables.ts';
import {
  barrels,
  connected,
  controlled,
  district,
  hasSafehouse,
  landConnections,
  nameOf,
  safe,
} from '../rules/board.ts';
import { targetOf } from '../rules/raid.ts';
import { type At, SUPPLY } from '../state.ts';
import { bring, bringRum, cheaper, type Plan } from './hauling.ts';
import { moveAction, type Sight, spare } from './sight.ts';
import { isFree } from './worth.ts';

const RECRUITS = 4;
const ALL: readonly At[] = DISTRICTS.map((_, at) => at);

interface Spot {
  nextToSafehouse?: boolean;
  notLeading?: boolean;
  /** Barrels of any kind, or of Rum, that must lie there. */
  barrels?: number;
  rum?: number;
}

/** Secures a District of that sort, after bringing there what must lie there. */
export function secureWith(g: Sight, places: readonly At[], spot: Spot): Plan | null {
  let best: Plan | null = null;
  for (const to of places) {
    if (!safe(g.v, g.seat, to) || g.me.safehouse === to || !fits(g, to, spot)) continue;
    const stocked = stock(g, to, spot);
    if (!stocked) continue;
    const next = stocked.next ?? { do: 'secure', to: nameOf(to) };
    best = cheaper(best, { next, markers: stocked.markers + 1, cash: SECURE_PRICE });
  }
  return best;
}

function fits(g: Sight, to: At, spot: Spot): boolean {
  if (spot.nextToSafehouse && !landConnections(g.v, to).some((near) => rivalSafehouse(g, near))) return false;
  return !spot.notLeading || countAfter(g, to) <= mostOfRivals(g, to);
}

function stock(g: Sight, to: At, spot: Spot): Plan | null {
  const lying = district(g.v, to);
  if (spot.rum) return lying.rum >= spot.rum ? { next: null, markers: 0, cash: 0 } : bringRum(g, spot.rum, to);
  if (!spot.barrels || barrels(lying) >= spot.barrels) return { next: null, markers: 0, cash: 0 };
  return bring(g, 'any', spot.barrels, to);
}

function rivalSafehouse(g: Sight, at: At): boolean {
  return district(g.v, at).mob !== g.seat && hasSafehouse(g.v, at);
}

function mostOfRivals(g: Sight, at: At): number {
  let most = 0;
  for (let seat = 0; seat < g.v.players.length; seat++) {
    if (seat !== g.seat) most = Math.max(most, controlled(g.v, seat, BOROUGH_OF[at]));
  }
  return most;
}

/** Districts of its Borough that the seat would Control with this one. */
function countAfter(g: Sight, at: At): number {
  return controlled(g.v, g.seat, BOROUGH_OF[at]) + (district(g.v, at).mob === g.seat ? 0 : 1);
}

/** Hires four in a Ward where the counts of the Borough stand as asked, moving the Safehouse there first if need be. */
export function hireInWard(g: Sight, stands: (own: number, most: number) => boolean): Plan | null {
  if (g.me.supply < RECRUITS) return null;
  const cash = RECRUITS * RECRUIT_PRICE;
  const { safehouse } = g.me;
  const suits = (at: At) => stands(countAfter(g, at), mostOfRivals(g, at));
  if (WARDS.includes(safehouse) && suits(safehouse))
    return { next: { do: 'recruit', runners: RECRUITS }, markers: 1, cash };
  const ward = WARDS.find((at) => at !== safehouse && safe(g.v, g.seat, at) && suits(at));
  if (ward === undefined) return null;
  return { next: { do: 'secure', to: nameOf(ward) }, markers: 2, cash: cash + SECURE_PRICE };
}

/** Takes an empty District where a rival holds two: on foot, else with the Safehouse. */
export function squat(g: Sight): Plan | null {
  return takeOneOf(
    g,
    ALL.filter((at) => isFree(g, at) && mostOfRivals(g, at) >= 2),
  );
}

/** Control of one of those empty Districts. */
function takeOneOf(g: Sight, places: readonly At[]): Plan | null {
  for (const to of places) {
    const walk = walkInto(g, to);
    if (walk) return { next: walk, markers: 1, cash: 0 };
  }
  const [to] = places;
  return to === undefined ? null : { next: { do: 'secure', to: nameOf(to) }, markers: 1, cash: SECURE_PRICE };
}

/** One Move, or Skiff, of a spare Runner into that District. */
export function walkInto(g: Sight, to: At): Action | null {
  const skiff = g.me.family === 'knights' && facts(to).coastal;
  for (const from of g.mine) {
    if (spare(g, from) === 0) continue;
    if (connected(g.v, from, to)) return moveAction(from, to, { runners: 1 });
    if (skiff && facts(from).coastal) return { do: 'skiff', from: nameOf(from), to: nameOf(to), runners: 1 };
  }
  return null;
}

/** A foothold in every Borough, then Extort. */
export function extortEverywhere(g: Sight): Plan | null {
  const missing = BOROUGHS.map((_, b) => b).filter((b) => controlled(g.v, g.seat, b) === 0);
  let next: Action | null = null;
  let cash = 0;
  for (const b of missing) {
    const foothold = takeOneOf(
      g,
      ALL.filter((at) => BOROUGH_OF[at] === b && isFree(g, at)),
    );
    if (!foothold) return null;
    cash += foothold.cash;
    if (!next || foothold.cash === 0) next = foothold.next;
  }
  if (cash > SECURE_PRICE) return null;
  if (missing.length === 0 && g.me.extorted) return null;
  return { next: next ?? { do: 'extort' }, markers: missing.length + 2, cash };
}

/** Rats when the Raid would enter an own District on a poor Still. */
export function ratOnTheDocks(g: Sight): Plan | null {
  if (g.v.rat === g.seat) return null;
  const hit = g.v.squads.some((squad) => {
    const target = squad === SUPPLY ? null : targetOf(g.v, squad);
    return target !== null && district(g.v, target).mob === g.seat && facts(target).pressure <= 2;
  });
  return hit ? { next: { do: 'rat' }, markers: 2, cash: 1500 } : null;
}

/** Rises in an empty Ward of a Borough where the seat has nothing else. */
export function riseAlone(g: Sight): Plan | null {
  if (g.me.boss !== SUPPLY) return null;
  const to = WARDS.find((at) => isFree(g, at) && controlled(g.v, g.seat, BOROUGH_OF[at]) === 0);
  return to === undefined ? null : { next: { do: 'rise', to: nameOf(to) }, markers: 2, cash: 0 };
}
