/** Bringing barrels together: one pile carried over Safe ground, gathering what lies on the way. */
import type { Action } from '../../../engine/rules.ts';
import { DOCKS } from '../data/districts.ts';
import { TRICK_LIMIT } from '../data/tables.ts';
import { district, nameOf, safe } from '../rules/board.ts';
import { isFamily } from '../rules/plays/families.ts';
import { type At, type District, SUPPLY } from '../state.ts';
import { lastPiece, moveAction, type Sight, stepsTo, wayTo } from './sight.ts';

export type Liquor = 'moonshine' | 'rum' | 'any';

/** The way to some end: its next action (null when it is reached), and the Influence and dollars (gifts and men counted) it takes. */
export interface Plan {
  next: Action | null;
  markers: number;
  cash: number;
}

export const DONE: Plan = { next: null, markers: 0, cash: 0 };

export function amount(d: District, liquor: Liquor): number {
  return (liquor === 'rum' ? 0 : d.moonshine) + (liquor === 'moonshine' ? 0 : d.rum);
}

/** Barrels of that kind lying there for the taking: own, or loose. */
function takeable(g: Sight, at: At, liquor: Liquor): number {
  return safe(g.v, g.seat, at) ? amount(district(g.v, at), liquor) : 0;
}

/** That many barrels in a District under Control, by one or two piles; null when they cannot be brought together now. */
export function bring(g: Sight, liquor: Liquor, n: number, to: At): Plan | null {
  if (!safe(g.v, g.seat, to)) return null;
  const there = takeable(g, to, liquor);
  if (there >= n && district(g.v, to).mob === g.seat) return DONE;
  const piles = g.mine.filter((at) => at !== to);
  let best: Plan | null = null;
  for (const start of piles) {
    best = cheaper(best, carry(g, liquor, n, [start, to]));
    for (const via of piles) {
      if (via !== start && amount(district(g.v, via), liquor) > 0)
        best = cheaper(best, carry(g, liquor, n, [start, via, to]));
    }
  }
  return best;
}

export function cheaper<P extends { markers: number }>(a: P | null, b: P | null): P | null {
  if (a === null || b === null) return a ?? b;
  return b.markers < a.markers ? b : a;
}

/** One caravan over those stops; null when a stop cannot be reached or too little lies on the way. */
function carry(g: Sight, liquor: Liquor, n: number, stops: readonly At[]): Plan | null {
  const way = roundOf(g, stops);
  if (way.length < 2 || !escorted(g, way)) return null;
  let sum = 0;
  for (const at of new Set(way)) sum += takeable(g, at, liquor);
  if (sum < n) return null;
  const next = tunnel(g, liquor, way[0] as At, stops[1] as At) ?? haul(g, liquor, way[0] as At, way[1] as At);
  return next && { next, markers: way.length - 1, cash: 0 };
}

/** Every District of the way over those stops; empty when one cannot be reached. */
function roundOf(g: Sight, stops: readonly At[]): At[] {
  const way = [stops[0] as At];
  for (const to of stops.slice(1)) {
    const leg = wayTo(g, way.at(-1) as At, to);
    if (leg.length === 0) return [];
    way.push(...leg);
  }
  return way;
}

/** New ground on the way needs a Runner from the last own District before it. */
function escorted(g: Sight, way: readonly At[]): boolean {
  let runners = 0;
  for (const at of way) {
    const d = district(g.v, at);
    if (d.mob === g.seat) runners = d.runners;
    else if (runners === 0) return false;
  }
  return true;
}

/** The first Play of carrying all barrels of that kind there, and how many Plays it takes; null when it cannot be done. */
export function haulTo(g: Sight, liquor: Liquor, from: At, to: At): Plan | null {
  const below = tunnel(g, liquor, from, to);
  if (below) return { next: below, markers: 1, cash: 0 };
  const [step] = wayTo(g, from, to);
  const next = step === undefined ? null : haul(g, liquor, from, step);
  return next && { next, markers: stepsTo(g, from, to), cash: 0 };
}

/** One Move of all barrels of that kind; onto new ground a Runner goes along and takes it. */
function haul(g: Sight, liquor: Liquor, from: At, to: At): Action | null {
  const d = district(g.v, from);
  const cargo = { moonshine: liquor === 'rum' ? 0 : d.moonshine, rum: liquor === 'moonshine' ? 0 : d.rum };
  if (district(g.v, to).mob === g.seat) return cargo.moonshine + cargo.rum > 0 ? moveAction(from, to, cargo) : null;
  if (d.runners === 0) return null;
  return moveAction(from, to, { ...cargo, runners: lastPiece(g, from) || d.runners < 4 ? 1 : 2 });
}

/** The Vipers send up to five barrels at once between their Safehouse and any of their Districts, however far. */
function tunnel(g: Sight, liquor: Liquor, from: At, to: At): Action | null {
  const { safehouse } = g.me;
  if (!isFamily(g.v, g.seat, 'vipers') || safehouse === SUPPLY || (from !== safehouse && to !== safehouse)) return null;
  const { moonshine, rum } = district(g.v, from);
  const load = amount(district(g.v, from), liquor);
  const near = stepsTo(g, from, to) < 2;
  if (near || district(g.v, to).mob !== g.seat || load === 0 || load > TRICK_LIMIT) return null;
  const [m, r] = [liquor === 'rum' ? 0 : moonshine, liquor === 'moonshine' ? 0 : rum];
  return { do: 'tunnel', from: nameOf(from), to: nameOf(to), moonshine: m, rum: r };
}

/** That much Rum in a District under Control: what there is, or Moonshine brought to a Dock, swapped, and carried on. */
export function bringRum(g: Sight, n: number, to: At): Plan | null {
  const have = bring(g, 'rum', n, to);
  if (have) return have;
  if (g.v.supply.rum < n || !safe(g.v, g.seat, to)) return null;
  let best: Plan | null = null;
  for (const dock of DOCKS) {
    const brought = bring(g, 'moonshine', n, dock);
    const on = stepsTo(g, dock, to);
    if (!brought || !Number.isFinite(on)) continue;
    const next = brought.next ?? swap(g, dock);
    best = cheaper(best, { next, markers: brought.markers + 1 + on, cash: 0 });
  }
  return best;
}

/** Trades all that the Supply can give for. */
export function swap(g: Sight, dock: At): Action {
  return { do: 'trade', at: nameOf(dock), barrels: Math.min(district(g.v, dock).moonshine, g.v.supply.rum) };
}
