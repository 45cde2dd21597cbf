/** Bringing barrels together: one pile carried over Safe ground, gathering what lies on the way. */
import type { Action } from '../../../engine/rules.ts';
import { DOCKS } from '../data/districts.ts';
import { TRICK_LIMIT } from '../data/tables.ts';
import { district, nameOf, safe } from '../rules/board.ts';
import { type At, type District, SUPPLY } from '../state.ts';
import { lastPiece, moveAction, type Plan, type Sight } from './sight.ts';

export type { Plan } from './sight.ts';

export type Liquor = 'moonshine' | 'rum' | 'any';

export const DONE: Plan = { next: null, markers: 0, cash: 0 };

export function amount(d: District, liquor: Liquor): number {
  return (liquor === 'rum' ? 0 : d.moonshine) + (liquor === 'moonshine' ? 0 : d.rum);
}

/** Barrels of that kind lying there for the taking: own, or loose. */
function takeable(g: Sight, at: At, liquor: Liquor): number {
  return safe(g.v, g.seat, at) ? amount(district(g.v, at), liquor) : 0;
}

/** Barrels of that kind on all Safe ground together. */
function inAll(g: Sight, liquor: Liquor): number {
  return (liquor === 'rum' ? 0 : g.moonshine) + (liquor === 'moonshine' ? 0 : g.rum);
}

/** That many barrels in a District under Control, by one or two piles; null when they cannot be brought together now. */
export function bring(g: Sight, liquor: Liquor, n: number, to: At): Plan | null {
  if (inAll(g, liquor) < n || !safe(g.v, g.seat, to)) return null;
  if (district(g.v, to).mob === g.seat && takeable(g, to, liquor) >= n) return DONE;
  let best: Plan | null = null;
  for (const start of g.mine) {
    if (start === to) continue;
    best = carry(g, liquor, n, [start, to], best) ?? best;
    for (const via of g.mine) {
      if (via !== start && via !== to && amount(district(g.v, via), liquor) > 0)
        best = carry(g, liquor, n, [start, via, to], best) ?? best;
    }
  }
  return best;
}

export function cheaper<P extends { markers: number }>(a: P | null, b: P | null): P | null {
  if (a === null || b === null) return a ?? b;
  return b.markers < a.markers ? b : a;
}

/** One caravan over those stops; null when a stop cannot be reached, too little lies on the way, or `best` is as short. */
function carry(g: Sight, liquor: Liquor, n: number, stops: readonly At[], best: Plan | null): Plan | null {
  const markers = lengthOf(g, stops);
  if (markers >= (best?.markers ?? Number.POSITIVE_INFINITY)) return null;
  const way = roundOf(g, stops);
  if (!escorted(g, way)) return null;
  let sum = 0;
  for (let i = 0; i < way.length; i++) {
    const at = way[i] as At;
    if (way.indexOf(at) === i) sum += takeable(g, at, liquor);
  }
  if (sum < n) return null;
  const next = tunnel(g, liquor, way[0] as At, stops[1] as At) ?? haul(g, liquor, way[0] as At, way[1] as At);
  return next && { next, markers, cash: 0 };
}

/** Moves over those stops; Infinity when one cannot be reached. */
function lengthOf(g: Sight, stops: readonly At[]): number {
  let length = 0;
  for (let i = 1; i < stops.length; i++) length += g.ways.steps(stops[i - 1] as At, stops[i] as At);
  return length;
}

/** Every District of the way over those stops. */
function roundOf(g: Sight, stops: readonly At[]): At[] {
  const way = [stops[0] as At];
  for (let i = 1; i < stops.length; i++) g.ways.append(stops[i - 1] as At, stops[i] as At, way);
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
  const step = g.ways.first(from, to);
  const next = step === undefined ? null : haul(g, liquor, from, step);
  return next && { next, markers: g.ways.steps(from, to), cash: 0 };
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
  if (g.me.family !== 'vipers' || safehouse === SUPPLY || (from !== safehouse && to !== safehouse)) return null;
  const { moonshine, rum } = district(g.v, from);
  const load = amount(district(g.v, from), liquor);
  const near = g.ways.steps(from, to) < 2;
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
    const on = g.ways.steps(dock, to);
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
