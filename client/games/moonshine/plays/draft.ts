import type { Action, Refusal, Seat } from '../../../../src/engine/rules.ts';
import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import { type AmountField, type PlaceField, type Spec, specOf } from './specs.ts';

/** An action half made: its name and the fields chosen so far. */
export type Draft = Action;

/** The first place that is still to be chosen. */
export function openPlace(draft: Draft): PlaceField | null {
  return specOf(draft.do)?.places.find((field) => draft[field] === undefined) ?? null;
}

/** Whether `action` fits what has been chosen so far of that draft's places. */
export function fits(draft: Draft, action: Action): boolean {
  if (action.do !== draft.do) return false;
  const places = specOf(draft.do)?.places ?? [];
  return places.every((field) => draft[field] === undefined || draft[field] === action[field]);
}

/** The Districts that may be chosen next. */
export function litPlaces(actions: readonly Action[], draft: Draft): ReadonlySet<string> {
  const field = openPlace(draft);
  const lit = new Set<string>();
  if (!field) return lit;
  for (const action of actions) {
    const id = action[field];
    if (typeof id === 'string' && fits(draft, action)) lit.add(id);
  }
  return lit;
}

/** The draft with that place chosen; places that hang on it are asked again. */
export function withPlace(draft: Draft, field: PlaceField, id: DistrictId): Draft {
  if (field !== 'from' || draft.from === undefined) return { ...draft, [field]: id };
  return { do: draft.do, from: id };
}

/** The draft with every place filled in that has but one answer left, as the far end of a Tunnel has. */
export function withOnlyPlaces(actions: readonly Action[], draft: Draft): Draft {
  const field = openPlace(draft);
  const [only, other] = litPlaces(actions, draft);
  return field && only && !other ? withOnlyPlaces(actions, { ...draft, [field]: only }) : draft;
}

/** The action that is sent: every amount written out. */
export function actionOf(draft: Draft, amounts: readonly AmountField[]): Action {
  const zeros = Object.fromEntries(amounts.map((field) => [field, draft[field] ?? 0]));
  return { ...draft, ...zeros };
}

/** Ways to use a District as one of the places of an action, for "what can be done here". */
export interface Here {
  spec: Spec;
  field: PlaceField;
  draft: Draft;
}

/** What can be begun at that District, each with the place already filled in. */
export function startsAt(actions: readonly Action[], specs: readonly Spec[], id: DistrictId): Here[] {
  return specs.flatMap((spec) =>
    spec.places.flatMap((field) => {
      const possible = actions.some((a) => a.do === spec.do && a[field] === id);
      return possible ? [{ spec, field, draft: { do: spec.do, [field]: id } }] : [];
    }),
  );
}

/** Asks the rules: why this action is refused to that seat, or null. */
export type Ask = (action: Action) => Refusal | null;

export type SeatAsk = { ask: Ask; seat: Seat };
