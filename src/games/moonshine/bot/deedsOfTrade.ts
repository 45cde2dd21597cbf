/** Jobs done with barrels: deliveries, sales, swaps. */
import { facts } from '../data/districts.ts';
import { connections, district, nameOf, squadAt } from '../rules/board.ts';
import type { At } from '../state.ts';
import { clear } from './deedsOfWar.ts';
import { bring, bringRum, cheaper, type Liquor, type Plan, swap } from './hauling.ts';
import { moveAction, type Sight } from './sight.ts';
import { MOONSHINE_HELD, RUM_HELD } from './worth.ts';

const gather = (g: Sight, liquor: Liquor, n: number, at: At): Plan | null =>
  liquor === 'rum' ? bringRum(g, n, at) : bring(g, liquor, n, at);

/** Moves that many barrels into one of `targets`, whoever holds it, from one of `sources`. */
export function deliver(
  g: Sight,
  liquor: Liquor,
  n: number,
  targets: readonly At[],
  sources: readonly At[],
): Plan | null {
  let best: Plan | null = null;
  for (const to of targets) {
    if (squadAt(g.v, to)) continue;
    for (const from of connections(g.v, to)) {
      if (sources.includes(from)) best = cheaper(best, deliverFrom(g, liquor, n, from, to));
    }
  }
  return best;
}

function deliverFrom(g: Sight, liquor: Liquor, n: number, from: At, to: At): Plan | null {
  const brought = gather(g, liquor, n, from);
  if (!brought) return null;
  const gift = district(g.v, to).mob === g.seat ? 0 : n * (liquor === 'rum' ? RUM_HELD : MOONSHINE_HELD);
  const { moonshine } = district(g.v, from);
  const m = liquor === 'rum' ? 0 : Math.min(n, moonshine);
  const rum = liquor === 'rum' ? n : liquor === 'any' ? n - m : 0;
  const next = brought.next ?? moveAction(from, to, { moonshine: m, rum });
  return { next, markers: brought.markers + 1, cash: gift };
}

/** Sells that many barrels in one Unload at one of those bars. */
export function sell(g: Sight, liquor: Liquor, n: number, bars: readonly At[]): Plan | null {
  let best: Plan | null = null;
  for (const at of bars) {
    const kind = saleable(at, liquor);
    const brought = gather(g, kind, n, at) ?? later(clear(g, at));
    if (!brought) continue;
    const { moonshine, rum } = district(g.v, at);
    const next = brought.next ?? { do: 'unload', at: nameOf(at), moonshine: kind === 'rum' ? 0 : moonshine, rum };
    best = cheaper(best, { next, markers: brought.markers + 2, cash: 0 });
  }
  return best;
}

/** The ground first; the barrels are still to be brought. */
function later(cleared: Plan | null): Plan | null {
  return cleared && { ...cleared, markers: cleared.markers + 3 };
}

/** A Venue buys Rum alone. */
function saleable(at: At, liquor: Liquor): Liquor {
  return facts(at).kind === 'highSociety' ? 'rum' : liquor;
}

/** Swaps that much Moonshine in one Trade at one of those Docks. */
export function tradeAt(g: Sight, n: number, docks: readonly At[]): Plan | null {
  if (g.v.supply.rum < n) return null;
  let best: Plan | null = null;
  for (const at of docks) {
    const brought = bring(g, 'moonshine', n, at) ?? later(clear(g, at));
    if (brought) best = cheaper(best, { next: brought.next ?? swap(g, at), markers: brought.markers + 1, cash: 0 });
  }
  return best;
}
