import type { Action } from '../../../../src/engine/rules.ts';
import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import { type Draft, fits } from './draft.ts';
import { HUSTLE } from './specs.ts';

/** The Plays that take something from one District to another, the plainest first. */
const WAYS = HUSTLE.filter(({ places }) => places.includes('from'));

/** Those that take a crew: what the pull of one may begin with nothing in hand. */
const MARCHES = WAYS.filter(({ amounts }) => amounts.includes('runners')).map((spec) => spec.do as string);

/** What a crew taken up at that District begins; null when it may not go anywhere. The Play in hand goes on if it can. */
export function takenUp(actions: readonly Action[], inHand: Draft | null, from: DistrictId): Draft | null {
  return first(actions, inHand, { from });
}

/** The same for a District taken up beside its crew, on which the map is moved else: the Play in hand alone, and its start alone. */
export function takenUpByGround(actions: readonly Action[], inHand: Draft | null, from: DistrictId): Draft | null {
  if (!inHand || !isWay(inHand) || (inHand.from ?? from) !== from) return null;
  return listed(actions, { do: inHand.do, from });
}

/** What it becomes when it is put down at `to`. */
export function putDown(
  actions: readonly Action[],
  inHand: Draft | null,
  from: DistrictId,
  to: DistrictId,
): Draft | null {
  return first(actions, inHand, { from, to });
}

const isWay = (draft: Draft) => WAYS.some((spec) => spec.do === draft.do);

function first(actions: readonly Action[], inHand: Draft | null, places: Record<string, DistrictId>): Draft | null {
  for (const name of inHand && isWay(inHand) ? [inHand.do, ...MARCHES] : MARCHES) {
    const draft = listed(actions, { do: name, ...places });
    if (draft) return draft;
  }
  return null;
}

function listed(actions: readonly Action[], draft: Draft): Draft | null {
  return actions.some((action) => fits(draft, action)) ? draft : null;
}
