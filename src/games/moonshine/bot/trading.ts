/** Liquor and money, as ideas for a Play: sell, swap, carry to market, Extort, Bribe, square up. */
import { facts } from '../data/districts.ts';
import { EXTORT_PAY, GREED_TAX_FROM, MOONSHINE_PRICE, RUM_PRICE, SQUARE_UP_PRICE } from '../data/tables.ts';
import { controls, district, nameOf, safe } from '../rules/board.ts';
import { isFamily } from '../rules/plays/families.ts';
import { bribePrice } from '../rules/plays/power.ts';
import type { At } from '../state.ts';
import { haulTo, swap } from './hauling.ts';
import type { Idea, Sight } from './sight.ts';
import { MOONSHINE_HELD, noiseCost, PRESSING, RUM_HELD, thrift } from './worth.ts';

const BRIBE = 9000;
const SQUARE_UP = 2500;
/** A sale at hand against one that has to be carried to. */
const AT_HAND = 1.5;
/** Plays for which barrels are carried to a market at most. */
const FAR = 3;
/** What swapping a barrel adds to its price. */
const SWAP = RUM_PRICE - MOONSHINE_PRICE;

export function moneyIdeas(g: Sight, out: Idea[]): void {
  const price = bribePrice(g.v, g.seat);
  // With Respect enough, what is bought is all that is left of the way to the crown.
  const named = g.need <= 0;
  if (price > 0 && g.me.cash >= price)
    out.push({ action: { do: 'bribe' }, value: named ? PRESSING : BRIBE, markers: 2 });
  if (g.me.marks > 0 && g.me.cash >= SQUARE_UP_PRICE)
    out.push({ action: { do: 'squareUp' }, value: named ? PRESSING : SQUARE_UP, markers: 1 });
  extortIdea(g, out);
  for (const from of g.mine) liquorIdeas(g, from, out);
}

function extortIdea(g: Sight, out: Idea[]): void {
  if (g.me.extorted) return;
  out.push({
    action: { do: 'extort' },
    value: EXTORT_PAY * g.mine.length * Math.max(0.3, thrift(g)) - noiseCost(g),
    markers: 2,
  });
}

/** For the barrels of one District: sell or swap them here, or carry them where that can be done; the Vipers have a Tunnel. */
function liquorIdeas(g: Sight, from: At, out: Idea[]): void {
  const d = district(g.v, from);
  if (d.moonshine + d.rum === 0) return;
  saleHere(g, from, out);
  if (facts(from).kind === 'dock') swapHere(g, from, out);
  const anywhere = g.me.family === 'vipers';
  for (let to = 0; to < g.v.districts.length; to++) {
    if (to === from || !safe(g.v, g.seat, to)) continue;
    if (anywhere || g.ways.steps(from, to) <= FAR) carryIdea(g, from, to, out);
  }
}

function swapHere(g: Sight, at: At, out: Idea[]): void {
  const barrels = Math.min(district(g.v, at).moonshine, g.v.supply.rum);
  if (barrels === 0) return;
  const gift = isFamily(g.v, g.seat, 'knights') && g.v.supply.rum > barrels ? RUM_PRICE : 0;
  out.push({ action: swap(g, at), value: (barrels * SWAP + gift) * 0.9 * thrift(g), markers: 1 });
}

/** Price above what the barrels are worth unsold, less what the noise may cost. */
function profit(g: Sight, moonshine: number, rum: number): number {
  const gain = moonshine * (MOONSHINE_PRICE - MOONSHINE_HELD) + rum * (RUM_PRICE - RUM_HELD);
  const noise = moonshine + rum >= GREED_TAX_FROM ? noiseCost(g, moonshine + rum) : 0;
  return gain * Math.max(0.3, thrift(g)) - noise;
}

/** All that lies here, or as much as stays quiet. */
function saleHere(g: Sight, at: At, out: Idea[]): void {
  const d = district(g.v, at);
  const { kind } = facts(at);
  const peddles = kind === 'ward' && isFamily(g.v, g.seat, 'irish');
  if (kind === 'dock' || (kind === 'ward' && !peddles)) return;
  const moonshine = kind === 'highSociety' ? 0 : d.moonshine;
  const rum = peddles ? 0 : d.rum;
  const quiet = Math.min(rum, GREED_TAX_FROM - 1);
  saleIdea(g, at, moonshine, rum, out);
  saleIdea(g, at, Math.min(moonshine, GREED_TAX_FROM - 1 - quiet), quiet, out);
}

function saleIdea(g: Sight, at: At, moonshine: number, rum: number, out: Idea[]): void {
  if (moonshine + rum === 0) return;
  const value = profit(g, moonshine, rum) * AT_HAND;
  if (facts(at).kind === 'ward') out.push({ action: { do: 'peddle', at: nameOf(at), moonshine }, value, markers: 1 });
  else out.push({ action: { do: 'unload', at: nameOf(at), moonshine, rum }, value, markers: 2 });
}

/** To a bar, a Dock with room to swap, or for the Irish a Ward. */
function carryIdea(g: Sight, from: At, to: At, out: Idea[]): void {
  const [d, there] = [district(g.v, from), district(g.v, to)];
  const own = controls(g.v, g.seat, to);
  const moonshine = d.moonshine + (own ? there.moonshine : 0);
  const rum = d.rum + (own ? there.rum : 0);
  const market = marketFor(g, facts(to).kind, moonshine, rum);
  const trip = market && haulTo(g, market.liquor, from, to);
  if (!market || !trip?.next || trip.markers > FAR) return;
  out.push({ action: trip.next, value: market.value, markers: market.markers + trip.markers });
}

interface Market {
  liquor: 'moonshine' | 'rum' | 'any';
  value: number;
  markers: number;
}

function marketFor(g: Sight, kind: string, moonshine: number, rum: number): Market | null {
  if (kind === 'speakeasy') return { liquor: 'any', value: profit(g, moonshine, rum), markers: 2 };
  if (kind === 'highSociety') return rum > 0 ? { liquor: 'rum', value: profit(g, 0, rum) * 1.2, markers: 2 } : null;
  if (kind === 'dock' && moonshine > 1 && g.v.supply.rum >= moonshine) {
    return { liquor: 'moonshine', value: moonshine * SWAP * 0.8 * thrift(g), markers: 1 };
  }
  const peddles = kind === 'ward' && isFamily(g.v, g.seat, 'irish') && moonshine > 0;
  return peddles ? { liquor: 'moonshine', value: profit(g, moonshine, 0), markers: 1 } : null;
}
