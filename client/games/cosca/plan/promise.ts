import { cardOf, type MobsterId } from '../../../../src/games/cosca/data/mobsters.ts';
import { countsOf, PLACES, type Place } from '../../../../src/games/cosca/data/places.ts';
import type { Player, View } from '../../../../src/games/cosca/state.ts';
import { fits, isByResources, isLastDay, isRaceDay } from '../rules.ts';
import { FORM_WORDS as W } from '../words/board.ts';

/** Whose condition these dice meet, and of whom it is decided later: by others' dice, or by tokens. */
export function promiseOf(view: View, faces: readonly Place[]): { meets: MobsterId[]; later: MobsterId[] } {
  const counts = countsOf(faces);
  const ids = view.row.map((m) => m.id);
  const isLater = (id: MobsterId) => cardOf(id).special === 'match3' || isByResources(cardOf(id).special);
  return { meets: ids.filter((id) => fits(id, counts)), later: ids.filter(isLater) };
}

/** What a number of dice brings at a place, in words. */
export function yieldWords(view: View, me: Player, place: Place, n: number): string {
  const P = W.promise;
  switch (place) {
    case 'racetrack':
      return P.racetrack(n, isRaceDay(view));
    case 'villa':
      return P.villa(!isLastDay(view) && me.villa !== 'gone');
    default:
      return P[place](n);
  }
}

/** Each place shown, with how often. */
export function shares(faces: readonly (Place | null)[]): { place: Place; n: number }[] {
  return PLACES.map((place) => ({ place, n: faces.filter((face) => face === place).length }));
}
