/** A thing with its place in a row, from 1: the identity of things that have no other (dice, slots, spaces of a track). */
export interface Numbered<T> {
  n: number;
  item: T;
}

export function numbered<T>(row: readonly T[]): Numbered<T>[] {
  return row.map((item, i) => ({ n: i + 1, item }));
}
