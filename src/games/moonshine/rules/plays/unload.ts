/** Unload (section 7.5) and the Irish Peddle (section 8): selling barrels where they lie, and the Greed Tax on both. */
import type { Action, Croupier, Seat } from '../../../../engine/rules.ts';
import { facts } from '../../data/districts.ts';
import { GREED_TAX_FROM, MOONSHINE_PRICE, RUM_PRICE, STREET_RATE } from '../../data/tables.ts';
import { no } from '../../refusals.ts';
import type { At, State } from '../../state.ts';
import { rule } from '../action.ts';
import { controls, district, nameOf, player } from '../board.ts';
import { kickback, short, spend, spendNoisily } from '../influence.ts';
import { record } from '../play.ts';
import { barrelRefusal } from './enter.ts';
import { isFamily, otherFamily } from './families.ts';
import { someOf } from './steps.ts';

const UNLOAD_COST = 2;
const PEDDLE_COST = 1;

function isVenue(at: At): boolean {
  return facts(at).kind === 'highSociety';
}

export const unload = rule({
  stages: ['play'],
  fields: { at: 'district', moonshine: 'count', rum: 'count' },
  refuse(s, seat, a) {
    return (
      short(s, seat, UNLOAD_COST) ??
      (isVenue(a.at) || facts(a.at).kind === 'speakeasy' ? null : no('NOT_A_SPEAKEASY', { at: nameOf(a.at) })) ??
      (controls(s, seat, a.at) ? null : no('NOT_CONTROLLED', { at: nameOf(a.at) })) ??
      (a.moonshine > 0 && isVenue(a.at) ? no('RUM_ONLY', { at: nameOf(a.at) }) : null) ??
      (a.moonshine + a.rum === 0 ? no('NOTHING_CHOSEN') : null) ??
      barrelRefusal(s, a.at, a.moonshine, a.rum)
    );
  },
  list(s, seat, out) {
    if (short(s, seat, UNLOAD_COST)) return;
    s.districts.forEach((d, at) => {
      if (d.mob !== seat || d.moonshine + d.rum === 0) return;
      if (isVenue(at)) listSales(at, 0, d.rum, out);
      else if (facts(at).kind === 'speakeasy') listSales(at, d.moonshine, d.rum, out);
    });
  },
  apply(s, seat, a, croupier) {
    pay(s, seat, UNLOAD_COST, a.moonshine + a.rum >= GREED_TAX_FROM, croupier);
    const earned = a.moonshine * MOONSHINE_PRICE + a.rum * RUM_PRICE;
    sell(s, seat, a.at, a.moonshine, a.rum, earned);
    const kickbacks = isVenue(a.at) ? collectKickbacks(s, seat, a.rum) : 0;
    record(s, { type: 'unloaded', ...a });
    croupier.tell?.({ type: 'unloaded', seat, ...a, at: nameOf(a.at), pay: earned, kickbacks });
  },
});

/** All of both, all of one kind, as many as stay quiet, and one: the best kind first. */
function listSales(at: At, moonshine: number, rum: number, out: Action[]): void {
  const quiet = GREED_TAX_FROM - 1;
  const quietRum = Math.min(rum, quiet);
  const sales = [
    [moonshine, rum],
    [moonshine, 0],
    [0, rum],
    [Math.min(moonshine, quiet - quietRum), quietRum],
    [Math.min(moonshine, quiet), 0],
    rum > 0 ? [0, 1] : [1, 0],
  ] as const;
  const seen = new Set<number>();
  for (const [m, r] of sales) {
    if (m + r === 0 || m > moonshine || seen.has(m * 32 + r)) continue;
    seen.add(m * 32 + r);
    out.push({ do: 'unload', at: nameOf(at), moonshine: m, rum: r });
  }
}

/** High Society Kickbacks: one marker for each Rum barrel, as far as Reserves and empty slots go. */
function collectKickbacks(s: State, seat: Seat, rum: number): number {
  let n = 0;
  while (n < rum && kickback(player(s, seat))) n += 1;
  return n;
}

function pay(s: State, seat: Seat, cost: number, noisy: boolean, croupier: Croupier): void {
  if (noisy) spendNoisily(s, seat, cost, croupier);
  else spend(s, seat, cost);
}

function sell(s: State, seat: Seat, at: At, moonshine: number, rum: number, earned: number): void {
  const d = district(s, at);
  d.moonshine -= moonshine;
  d.rum -= rum;
  s.supply.moonshine += moonshine;
  s.supply.rum += rum;
  player(s, seat).cash += earned;
}

export const peddle = rule({
  stages: ['play'],
  fields: { at: 'district', moonshine: 'count' },
  refuse(s, seat, a) {
    return (
      otherFamily(s, seat, 'irish') ??
      short(s, seat, PEDDLE_COST) ??
      (facts(a.at).kind === 'ward' ? null : no('NOT_A_WARD', { at: nameOf(a.at) })) ??
      (controls(s, seat, a.at) ? null : no('NOT_CONTROLLED', { at: nameOf(a.at) })) ??
      (a.moonshine === 0 ? no('NOTHING_CHOSEN') : null) ??
      barrelRefusal(s, a.at, a.moonshine, 0)
    );
  },
  list(s, seat, out) {
    if (!isFamily(s, seat, 'irish') || short(s, seat, PEDDLE_COST)) return;
    s.districts.forEach((d, at) => {
      if (d.mob !== seat || facts(at).kind !== 'ward') return;
      for (const moonshine of quietSteps(d.moonshine)) out.push({ do: 'peddle', at: nameOf(at), moonshine });
    });
  },
  apply(s, seat, a, croupier) {
    const price = s.options.peddle_street_rate ? STREET_RATE : MOONSHINE_PRICE;
    const noisy = !s.options.peddle_street_rate && a.moonshine >= GREED_TAX_FROM;
    pay(s, seat, PEDDLE_COST, noisy, croupier);
    sell(s, seat, a.at, a.moonshine, 0, a.moonshine * price);
    croupier.tell?.({ type: 'peddled', seat, at: nameOf(a.at), moonshine: a.moonshine, pay: a.moonshine * price });
  },
});

/** One, half and all, and as many as stay quiet. */
function quietSteps(n: number): readonly number[] {
  const list = someOf(n);
  const quiet = GREED_TAX_FROM - 1;
  return n > quiet && !list.includes(quiet) ? [...list, quiet] : list;
}
