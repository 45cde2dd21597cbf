import { facesOf, type Place } from '../../../../src/games/cosca/data/places.ts';
import type { View } from '../../../../src/games/cosca/state.ts';
import type { Draft } from '../doing.ts';

/** An open decision as it lies there at first: what is behind the screen already, else nothing. */
export function draftOf(view: View, seat: number | null): Draft {
  const dice = (seat === null ? undefined : view.players[seat])?.dice ?? 0;
  const blank: Draft = { faces: Array<null>(dice).fill(null), die: 0, n: 0, mobsters: [], money: 0, weapons: 0 };
  const { mine } = view;
  switch (mine?.do) {
    case 'setDice':
      return { ...blank, faces: facesOf(mine.faces) };
    case 'gunShop':
      return { ...blank, n: mine.n };
    case 'club':
      return { ...blank, mobsters: [...mine.mobsters] };
    case 'fight':
      return { ...blank, money: mine.money, weapons: mine.weapons };
    default:
      return blank;
  }
}

/** The marked die turned to that place; the mark goes on to the next die that is not set, if there is one. */
export function turned({ faces, die }: Draft, place: Place): Partial<Draft> {
  const next = faces.map((face, i) => (i === die ? place : face));
  const after = [...next.keys()].map((i) => (die + 1 + i) % next.length);
  return { faces: next, die: after.find((i) => next[i] === null) ?? die };
}

/** The faces when all dice are set, else null. */
export function allSet({ faces }: Draft): Place[] | null {
  const set = faces.filter((face) => face !== null);
  return set.length === faces.length ? set : null;
}
