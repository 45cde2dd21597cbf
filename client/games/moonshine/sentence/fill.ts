import type { Action, Seat } from '../../../../src/engine/rules.ts';
import type { View } from '../../../../src/games/moonshine/state.ts';
import { actionOf, type Draft } from '../plays/draft.ts';
import { firstAmounts, limits } from '../plays/limits.ts';
import { type AmountField, amountsOf, type PlaceField, type Spec } from '../plays/specs.ts';
import { SENTENCE_WORDS as W } from '../words/sentence.ts';
import { placeNamed } from './names.ts';
import type { Cut } from './words.ts';

/** An action out of a sentence, or what is wrong with it or still wanted. */
export type Understood = { ok: true; action: Action } | { ok: false; says: string };

const unclear = (says: string): Understood => ({ ok: false, says });

/** Fills in a Play, or an answer with places and amounts. */
export function fillSpec(view: View, seat: Seat, spec: Spec, sentence: Cut): Understood {
  const placed = placesIn(spec, sentence);
  if (!placed.ok) return placed;
  const draft = placed.action;
  const fields = amountsOf(spec, view.options);
  const amounts = amountsIn(view, seat, fields, draft, sentence);
  if (!amounts.ok) return amounts;
  if (sentence.rest) return unclear(W.unknownWord(sentence.rest));
  const full = actionOf(amounts.action, fields);
  const none = fields.length > 0 && fields.every((field) => full[field] === 0);
  return none && spec.do !== 'loot' ? unclear(W.wantsAmount) : { ok: true, action: full };
}

/** The field that is meant: where a Play has one place only, every preposition means it. */
function fieldIn(spec: Spec, said: PlaceField): PlaceField | null {
  if (spec.places.includes(said)) return said;
  return spec.places.length === 1 ? (spec.places[0] ?? null) : null;
}

function placesIn(spec: Spec, { places, verb }: Cut): Understood {
  const draft: Record<string, unknown> & { do: string } = { do: verb };
  for (const { field: said, text } of places) {
    const field = fieldIn(spec, said);
    if (!field) return unclear(W.unknownWord(text));
    if (text === '') return unclear(W.wantsPlace[field]);
    const found = placeNamed(text);
    if (!found.ok) return found;
    draft[field] = found.value;
  }
  const open = spec.places.find((field) => draft[field] === undefined);
  if (spec.marker) return { ok: true, action: draft };
  return open ? unclear(W.wantsPlace[open]) : { ok: true, action: draft };
}

/** "barrels" are whatever kind of barrel the Play takes; a number alone counts the only thing there is to count. */
function unitIn(fields: readonly AmountField[], unit: AmountField | null): AmountField | null {
  if (unit && fields.includes(unit)) return unit;
  if (fields.length === 1 && (unit === null || ['moonshine', 'barrels'].includes(unit))) return fields[0] ?? null;
  return null;
}

function amountsIn(view: View, seat: Seat, fields: readonly AmountField[], draft: Draft, said: Cut): Understood {
  const most = limits(view, seat, draft);
  if (said.amounts.length === 0) return { ok: true, action: { ...draft, ...firstAmounts(view, seat, draft) } };
  const chosen: Record<string, number> = {};
  for (const { n, unit } of said.amounts) {
    const field = unitIn(fields, unit);
    if (n === null && unit === null) for (const one of fields) chosen[one] = most[one] ?? 0;
    else if (field) chosen[field] = n ?? most[field] ?? 0;
    else return unclear(unit ? W.unknownWord(W.units[unit][0] ?? '') : W.wantsUnit(n ?? 0));
  }
  return { ok: true, action: { ...draft, ...chosen } };
}
