import type { Action, Refusal, Seat } from '../../../../src/engine/rules.ts';
import { DISTRICTS } from '../../../../src/games/moonshine/data/districts.ts';
import { REFUSALS } from '../../../../src/games/moonshine/refusals.ts';
import type { View } from '../../../../src/games/moonshine/state.ts';
import type { Ask, Draft } from './draft.ts';
import { pileAt } from './limits.ts';
import type { AmountField, PlaceField, Spec } from './specs.ts';

/**
 * Why a Play cannot be made at all, or not there: the rules are asked about its nearest forms, and the answer that got
 * furthest before it was refused tells most. "You do not Control that" 24 times over is less use than the one "no Rum left".
 */
export function whyNot(ask: Ask, view: View, seat: Seat, spec: Spec, draft: Draft = { do: spec.do }): Refusal | null {
  let best: Refusal | null = null;
  for (const action of probes(view, seat, spec, draft)) {
    const refusal = ask(action);
    if (!refusal) return null;
    if (!best || rank(refusal) > rank(best)) best = refusal;
  }
  return best;
}

/** Reasons about the map as a whole say little; they count for less than any other. */
const VAGUE = ['NOTHING_CHOSEN', 'MALFORMED', 'SAME_DISTRICT', 'NOT_CONNECTED', 'NOT_CONTROLLED'];
const VAGUE_PLACE = ['NOT_A_DOCK', 'NOT_A_SPEAKEASY', 'NOT_A_WARD', 'NOT_COASTAL', 'NOT_FROM_SAFEHOUSE', 'NOT_HOSTILE'];
const ORDER = Object.keys(REFUSALS);

function rank({ code }: Refusal): number {
  if (VAGUE.includes(code)) return VAGUE.indexOf(code) - 100;
  if (VAGUE_PLACE.includes(code)) return VAGUE_PLACE.indexOf(code) - 50;
  return ORDER.indexOf(code);
}

const ONE_OF: readonly AmountField[] = ['runners', 'boss', 'moonshine', 'rum', 'barrels'];

function* probes(view: View, seat: Seat, spec: Spec, draft: Draft): Generator<Action> {
  const asked = spec.marker ? { marker: 0, ...draft } : draft;
  for (const placed of places(spec.places, asked)) {
    for (const amounts of smallest(view, seat, spec, placed)) yield { ...placed, ...amounts };
  }
}

/** The draft with every open place filled in every way. */
function places(fields: readonly PlaceField[], draft: Draft): Draft[] {
  const open = fields.find((field) => draft[field] === undefined);
  if (!open) return [draft];
  return DISTRICTS.flatMap((d) => places(fields, { ...draft, [open]: d.id }));
}

/** The least that could be chosen there: one of anything that lies there, else one of the first kind. */
function smallest(view: View, seat: Seat, spec: Spec, placed: Draft): Record<string, number>[] {
  const kinds = ONE_OF.filter((field) => spec.amounts.includes(field));
  if (kinds.length === 0) return [{}];
  const pile: Record<string, number> = { ...pileAt(view, seat, placed.from ?? placed.at) };
  const there = kinds.filter((field) => (pile[field] ?? 0) > 0);
  return (there.length ? there : kinds.slice(0, 1)).map((field) => ({ [field]: 1 }));
}
