import type { FileHolder } from '../../src/engine/gameFile.ts';
import type { Line } from '../storage/journal.ts';

/** The action name of a line that says who holds a seat from there on. No game has an action of that name. */
export const SEAT_CHANGE = 'seatChange';

/**
 * What happened to a seat. `left`: its holder gave it up; `kicked`: the others took it from him; `bot`: a bot plays it, in its
 * holder's place or in an empty seat; `back`: the holder plays again himself; `substitute`: somebody new holds it. By the holder's
 * own wish, that of one who sits at the table, of its setter, of a vote, a clock, or with a link. `name` is the person's who goes
 * or comes; of a bot in an empty seat, its own.
 */
export type SeatChange = FileHolder;

/** Whether the line only says who holds a seat. It leads to the position that it found. */
export function isSeatLine(line: Pick<Line, 'action' | 'to'>): boolean {
  return line.to !== null && line.action.do === SEAT_CHANGE;
}

/** What such a line says, read back from its action. */
export function holderOf({ do: _, ...change }: Line['action']): SeatChange {
  return change as unknown as SeatChange;
}
