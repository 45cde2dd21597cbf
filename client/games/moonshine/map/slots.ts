/**
 * The boxes for a District's words and pieces, in two layouts that serve all Districts: "wide" (189 x 72) and "tall"
 * (132 x 112); a slanted shore shifts a part of the wide one.
 */

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
export function wide(left: number, top: number, words = 140, shift = 0): Anchors {
  return {
    still: box(left, top, 42, 42),
    name: box(left + 46, top + 2, words, 19),
    sign: box(left + 46, top + 23, words, 16),
    ...row(left + shift, top + 44),
  };
}

/** Words on top, then medallion, Safehouse and Squad, then crew and barrels. */
export function tall(left: number, top: number): Anchors {
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
