/** The one way by which a position is turned away, and seats by the families that play. */
import type { Seat } from '../../../../engine/rules.ts';
import type { Family } from '../../data/families.ts';

/** What is wrong with a position that has the right form. */
export class Wrong extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

export type SeatOf = (family: Family) => Seat;

export function seats(families: readonly Family[]): SeatOf {
  return (family) => {
    const seat = families.indexOf(family);
    if (seat < 0) throw new Wrong('$.players', `${family} do not play`);
    return seat;
  };
}

export function seatAt(seatOf: SeatOf, family: Family, path: string): Seat {
  try {
    return seatOf(family);
  } catch {
    throw new Wrong(path, `${family} do not play`);
  }
}
