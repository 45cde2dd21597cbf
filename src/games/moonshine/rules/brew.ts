/** Shadows, step 1: the Brew (section 6.1). */
import type { Action, Croupier, Seat } from '../../../engine/rules.ts';
import { facts, OF_STILL } from '../data/districts.ts';
import { muscle } from '../data/tables.ts';
import { no } from '../refusals.ts';
import type { At, State, Table } from '../state.ts';
import { rule } from './action.ts';
import { controls, district, landConnections, mobsters, nameOf, player, squadAt } from './board.ts';
import { answered, ask, asked } from './decisions.ts';

/** Rolls the communal pool: one Red die more than there are players. */
export function rollPool(s: State, croupier: Croupier): void {
  s.pool = Array.from({ length: s.players.length + 1 }, () => croupier.dice.die());
  croupier.tell?.({ type: 'poolRolled', seat: s.order[0] as Seat, pool: [...s.pool] });
}

/** The next player in turn order drafts; false when everyone has, and one die is left. */
export function askNextDrafter(s: State): boolean {
  if (s.pool.length < 2) return false;
  const drafted = s.players.length + 1 - s.pool.length;
  ask(s, { stage: 'draft', seat: s.order[Math.max(0, drafted)] as Seat });
  return true;
}

/** Fired Stills: Controlled, manned, no Squad, of that number (step 2b). */
export function firedStills(s: Table, seat: Seat, number: number): At[] {
  return OF_STILL[number]?.filter((at) => brews(s, seat, at)) ?? [];
}

function brews(s: Table, seat: Seat, at: At): boolean {
  return controls(s, seat, at) && mobsters(s, at) > 0 && !squadAt(s, at);
}

/** Where the Boss's Still may carry the batch (step 2c). */
export function splitTargets(s: Table, seat: Seat, fired: readonly At[]): At[] {
  const boss = player(s, seat).boss;
  if (!fired.includes(boss)) return [];
  return landConnections(s, boss).filter((at) => brews(s, seat, at) && !fired.includes(at));
}

export const draft = rule({
  stages: ['draft'],
  fields: { die: 'number' },
  refuse: (s, _seat, a) => (s.pool.includes(a.die) ? null : no('DIE_NOT_IN_POOL', { die: a.die })),
  list(s, _seat, out) {
    for (const die of new Set(s.pool)) out.push({ do: 'draft', die });
  },
  apply(s, seat, a, croupier) {
    s.pool.splice(s.pool.indexOf(a.die), 1);
    const brew = s.mash + a.die;
    croupier.tell?.({ type: 'drafted', seat, die: a.die, brew });
    answered(s);
    const fired = firedStills(s, seat, brew);
    const targets = splitTargets(s, seat, fired);
    if (targets.length === 0) fillStills(s, seat, fired, croupier);
    else if (s.options.split_must_fire && targets.length === 1) fillStills(s, seat, [...fired, ...targets], croupier);
    else ask(s, { stage: 'split', seat, fired, targets });
  },
});

/** Split the Batch (step 2c); optional (A12). */
export const split = rule({
  stages: ['split'],
  fields: { to: 'districtOrNull' },
  refuse(s, _seat, a) {
    if (a.to === null) return s.options.split_must_fire ? no('SPLIT_MUST_FIRE') : null;
    return asked(s, 'split')?.targets.includes(a.to) ? null : no('NOT_A_SPLIT_TARGET', { at: nameOf(a.to) });
  },
  list(s, _seat, out) {
    for (const at of asked(s, 'split')?.targets ?? []) out.push({ do: 'split', to: nameOf(at) });
    if (!s.options.split_must_fire) out.push({ do: 'split', to: null });
  },
  apply(s, seat, a, croupier) {
    const fired = asked(s, 'split')?.fired ?? [];
    answered(s);
    fillStills(s, seat, a.to === null ? fired : [...fired, a.to], croupier);
  },
});

/** Thin Supply: the owner orders his fired Stills (step 2e). */
export const stock = rule({
  stages: ['stock'],
  fields: { order: 'districts' },
  refuse(s, _seat, a) {
    const fired = asked(s, 'stock')?.fired ?? [];
    const same = a.order.length === fired.length && fired.every((at) => a.order.includes(at));
    return same ? null : no('NOT_THE_FIRED_STILLS', { stills: fired.map(nameOf).join(', ') });
  },
  list(s, _seat, out) {
    for (const order of orders(asked(s, 'stock')?.fired ?? [])) out.push({ do: 'stock', order: order.map(nameOf) });
  },
  apply(s, seat, a, croupier) {
    const brew = brewOf(asked(s, 'stock')?.fired ?? []);
    answered(s);
    pour(s, seat, a.order, brew, croupier);
  },
});

/** Pours at once when the Supply covers all, or when no order would change anything; else asks. */
function fillStills(s: State, seat: Seat, fired: At[], croupier: Croupier): void {
  const demand = fired.reduce((sum, at) => sum + muscle(mobsters(s, at)), 0);
  const thin = fired.length > 1 && s.supply.moonshine > 0 && s.supply.moonshine < demand;
  if (thin) ask(s, { stage: 'stock', seat, fired });
  else pour(s, seat, fired, brewOf(fired), croupier);
}

/** The number that lit them: a Split Still comes last among the fired, and never bears it. */
function brewOf(fired: readonly At[]): number {
  return fired[0] === undefined ? 0 : facts(fired[0]).still;
}

/** Each Still takes the smaller of its demand and what is left (step 2e). */
function pour(s: State, seat: Seat, stills: readonly At[], brew: number, croupier: Croupier): void {
  for (const at of stills) {
    const moonshine = Math.min(muscle(mobsters(s, at)), s.supply.moonshine);
    s.supply.moonshine -= moonshine;
    district(s, at).moonshine += moonshine;
    croupier.tell?.({ type: 'brewed', seat, at: nameOf(at), moonshine, split: facts(at).still !== brew });
  }
}

function orders(stills: readonly At[]): At[][] {
  if (stills.length < 2) return [[...stills]];
  return stills.flatMap((at) => orders(stills.filter((other) => other !== at)).map((rest) => [at, ...rest]));
}

/** The first listed order, for a seat that does not answer. */
export function firstOrder(s: Table): Action {
  return { do: 'stock', order: (asked(s, 'stock')?.fired ?? []).map(nameOf) };
}
