import type { Seat } from '../../../../src/engine/rules.ts';
import { said } from './spoken.ts';

export { place } from './places.ts';

/** How a sentence calls the people and the places in it. */
export interface Names {
  seat(seat: Seat): string;
  /** In the words of October 2026 (option `vocabulary`). */
  later?: boolean;
}

/** What is carried or lies somewhere. */
export interface Load {
  boss?: number;
  runners?: number;
  moonshine?: number;
  rum?: number;
}

export const {
  FAMILY_WORDS,
  KIND_WORDS,
  BOROUGH_WORDS,
  NOBODY_WORD,
  seatNumber,
  dollars,
  number,
  list,
  cargo,
  cargoParts,
} = said.spoken();
