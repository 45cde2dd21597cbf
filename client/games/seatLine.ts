import { words } from '../messages/index.ts';
import type { Entry } from '../net/types.ts';

/** Who left, came, was replaced: a line of the log that is the house's own, in words. */
export function seatLine({ action }: Entry): string {
  const { change, name, by } = action as { change?: string; name?: string; by?: string };
  const say = words.seats.lines[change ?? ''];
  return say?.(name ?? '', words.seats.by[by ?? ''] ?? '') ?? '';
}
