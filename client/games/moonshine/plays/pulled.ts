import type { Action } from '../../../../src/engine/rules.ts';
import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import { type Draft, fits } from './draft.ts';
import { HUSTLE } from './specs.ts';

/** The Plays that take a crew from one District to another, the plainest first. */
const WAYS = HUSTLE.filter(({ places, amounts }) => places.includes('from') && amounts.includes('runners'));

/** What a crew taken up at that District begins; null when it may not go anywhere. The Play in hand goes on if it can. */
export function takenUp(actions: readonly Action[], inHand: Draft | null, from: DistrictId): Draft | null {
  return first(actions, inHand, { from });
}

/** What it becomes when the crew is put down at `to`. */
export function putDown(
  actions: readonly Action[],
  inHand: Draft | null,
  from: DistrictId,
  to: DistrictId,
): Draft | null {
  return first(actions, inHand, { from, to });
}

function first(actions: readonly Action[], inHand: Draft | null, places: Record<string, DistrictId>): Draft | null {
  const ways = WAYS.map((spec) => spec.do as string);
  const names = inHand && ways.includes(inHand.do) ? [inHand.do, ...ways] : ways;
  for (const name of names) {
    const draft = { do: name, ...places };
    if (actions.some((action) => fits(draft, action))) return draft;
  }
  return null;
}
