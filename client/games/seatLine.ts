import { words } from '../messages/index.ts';
import type { Entry } from '../net/types.ts';

/** Who left, came, was replaced: a line of the log that is the house's own, in words. */
export function seatLine({ action }: Entry): string {
  const { change, name, by } = action as { change?: string; name?: string; by?: string };
  const say = words.seats.lines[change ?? ''];
  return say?.(name ?? '', words.seats.by[by ?? ''] ?? '') ?? '';
}

/** A line of the log with the clock's name to it, if the clock did what it says for a seat that did not. */
export function ofClock(line: string, byClock: boolean | undefined): string {
  return byClock ? words.seats.clockDid(line) : line;
}
