import type { Seat } from '../../src/engine/rules.ts';
import type { Match } from '../storage/matches.ts';

/** One thing said at a table. It is no part of the game: nothing that is said changes anything. */
export interface Said {
  number: number;
  /** Null: somebody who watches. */
  seat: Seat | null;
  name: string;
  /** A whisper, for that seat alone. */
  to: Seat | null;
  text: string;
  at: number;
}

/**
 * Whether that is for those seats' ears (none: a watcher's). A whisper is for the two it is between; what watchers say, the seats
 * hear only where the table allows it; what a seat says aloud, everybody hears.
 */
export function hears(
  { watchers_talk }: Pick<Match, 'watchers_talk'>,
  { seat, to }: Pick<Said, 'seat' | 'to'>,
  seats: readonly Seat[],
): boolean {
  if (to !== null) return seats.includes(to) || (seat !== null && seats.includes(seat));
  return seat !== null || seats.length === 0 || watchers_talk === 1;
}
