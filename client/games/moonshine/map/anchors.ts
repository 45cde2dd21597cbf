/**
 * Where each District's words and pieces stand: boxes that lie inside its outline and apart from each other. Two layouts
 * serve all Districts, "wide" (189 x 72) and "tall" (132 x 112); a slanted shore shifts a part of the wide one.
 */

import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';

/** A box by its centre and its size, in board units. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `sign` is the second line of words: a bar's sign, or the kind of a District that has none. */
export type SlotName = 'name' | 'sign' | 'still' | 'crew' | 'barrels' | 'safehouse' | 'squad';
export type Anchors = Readonly<Record<SlotName, Slot>>;

/** A slot from its top left corner. */
function box(left: number, top: number, width: number, height: number): Slot {
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** The pieces in one row: crew, barrels, Safehouse, Squad. */
function row(left: number, top: number): Pick<Anchors, 'crew' | 'barrels' | 'safehouse' | 'squad'> {
  return {
    crew: box(left, top, 58, 28),
    barrels: box(left + 61, top, 66, 28),
    safehouse: box(left + 130, top, 28, 28),
    squad: box(left + 161, top, 28, 28),
  };
}

/** Medallion left, words right of it, pieces below; `shift` moves the row of pieces along a slanted shore. */
function wide(left: number, top: number, words = 140, shift = 0): Anchors {
  return {
    still: box(left, top, 42, 42),
    name: box(left + 46, top + 2, words, 19),
    sign: box(left + 46, top + 23, words, 16),
    ...row(left + shift, top + 44),
  };
}

/** Words on top, then medallion, Safehouse and Squad, then crew and barrels. */
function tall(left: number, top: number): Anchors {
  return {
    name: box(left, top, 132, 19),
    sign: box(left, top + 20, 132, 16),
    still: box(left, top + 40, 42, 42),
    safehouse: box(left + 60, top + 47, 28, 28),
    squad: box(left + 99, top + 47, 28, 28),
    crew: box(left, top + 84, 62, 28),
    barrels: box(left + 66, top + 84, 66, 28),
  };
}

export const ANCHORS: Readonly<Record<DistrictId, Anchors>> = {
  fivePoints: wide(112, 358),
  sugarHill: wide(270, 66),
  eastHarlem: tall(336, 172),
  tenderloin: wide(92, 264),
  westSide: wide(174, 160, 100, -40),
  bowery: wide(49, 447),
  huntsPoint: wide(512, 162),
  morrisPark: tall(806, 28),
  belmont: tall(488, 28),
  fordham: tall(648, 28),
  throggsNeck: wide(720, 158),
  corona: tall(599, 439),
  richmondHill: wide(775, 517),
  astoria: wide(532, 332),
  flushing: wide(777, 399),
  whitestone: wide(774, 301),
  jamaica: tall(844, 646),
  brownsville: wide(481, 566),
  williamsburg: wide(394, 457, 128, -30),
  coneyIsland: tall(267, 682),
  redHook: wide(296, 562, 110, -32),
  canarsie: tall(443, 668),
  stapleton: wide(20, 667),
  westerleigh: wide(40, 580, 110, -19),
  tottenville: wide(20, 753),
};
