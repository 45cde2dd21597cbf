/** What things are worth to the `priorities` player, in dollars. */
import { BOROUGH_OF, facts } from '../data/districts.ts';
import { EXTORT_PAY, HEAT_SPACES, INFLUENCE_CEILING } from '../data/tables.ts';
import { barrels, district } from '../rules/board.ts';
import { targetOf } from '../rules/raid.ts';
import { type At, NOBODY, SUPPLY } from '../state.ts';
import type { Sight } from './sight.ts';

/** Money is wanted until all Influence is bought; a marker of it is the long road to the crown. */
export const MARKER = 100;
/** From this worth on an idea goes before everything: the crown, and what there is no way to it without. */
export const PRESSING = 20_000;
/** A point of Respect that is still missing. */
export const RESPECT = 1000;
/** A barrel that lies on own ground, unsold. */
export const MOONSHINE_HELD = 130;
export const RUM_HELD = 280;
/** What a barrel lost to a Raid costs. */
const BARREL = 250;
/** Days for which a District is expected to be held. */
const DAYS_HELD = 4;

/** What a dollar still does: with all Influence bought, cash only hires men and moves the Safehouse. */
export function thrift(g: Sight): number {
  if (g.me.owned < INFLUENCE_CEILING) return 1;
  return g.me.cash > 4000 ? 0.1 : 0.35;
}

/** What Control of a District brings: Extort, its Still, barrels lying there. */
export function landWorth(g: Sight, at: At): number {
  const d = district(g.v, at);
  const loose = d.mob === g.seat ? 0 : d.moonshine * MOONSHINE_HELD + d.rum * RUM_HELD;
  const income = (EXTORT_PAY * DAYS_HELD + facts(at).pressure * 30) * Math.max(0.5, thrift(g));
  return income + placeBonus(g, at) + loose;
}

/** The first bar and the first Dock are worth more than the next; Staten Island is out of the Squads' way. */
function placeBonus(g: Sight, at: At): number {
  const { kind, borough } = facts(at);
  let wanted = kind === 'ward' ? 0 : 150;
  for (const own of g.mine) if (wanted > 0 && facts(own).kind === kind) wanted -= 60;
  wanted = Math.max(0, wanted);
  return wanted + (borough === 'staten' ? 100 : 0) + (kind === 'highSociety' ? 150 : 0);
}

/**
 * What one more marker of the own on the Heat Track may cost: a Raid at once, or one to come that follows this
 * noise. Barrels sold in the same Play are not there to be lost.
 */
export function noiseCost(g: Sight, sold = 0): number {
  const markers = g.v.heat.length + 1;
  if (markers < HEAT_SPACES) return 15 * markers;
  g.noise ??= lossInRaid(g);
  return Math.max(0, g.noise - BARREL * sold);
}

function lossInRaid(g: Sight): number {
  const heat = [...g.v.heat, g.seat];
  let cost = 0;
  for (const squad of g.v.squads) {
    const target = squad === SUPPLY ? null : targetOf(g.v, squad, heat);
    if (target !== null && district(g.v, target).mob === g.seat) cost += lossAt(g, target);
  }
  return cost;
}

function lossAt(g: Sight, at: At): number {
  const d = district(g.v, at);
  const safehouse = g.me.safehouse === at ? 300 : 0;
  return BARREL * barrels(d) + 300 + safehouse;
}

/** Districts of a Borough that nobody stands in and no Squad bars. */
export function isFree(g: Sight, at: At): boolean {
  return district(g.v, at).mob === NOBODY && g.v.squads[BOROUGH_OF[at] ?? 0] !== at;
}
