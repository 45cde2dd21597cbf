import type { Seat } from '../../../../src/engine/rules.ts';
import { cardOf, type MobsterId } from '../../../../src/games/cosca/data/mobsters.ts';
import { said } from './spoken.ts';

export { mobster } from './mobsters.ts';

/** How a sentence calls the people in it. */
export interface Names {
  seat(seat: Seat): string;
}

export const { FAMILY_WORDS, PLACE_WORDS, DAY_WORDS, SPECIAL_WORDS, facesWords, tokens, list, seatNumber } =
  said.spoken();

/** What a mobster asks for, in words: "Bank + Gun Shop". */
export function conditionWords(id: MobsterId): string {
  const { symbols, special } = cardOf(id);
  return special ? SPECIAL_WORDS[special] : symbols.map((place) => PLACE_WORDS[place].name).join(' + ');
}
