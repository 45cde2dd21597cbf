import type { Seat } from '../../src/engine/rules.ts';
import type { Line } from '../storage/journal.ts';
import type { Served } from '../titles.ts';
import { type Entry, entryOf, wholeEntryOf } from '../views.ts';

/** Through whose eyes: a seat's, a spectator's, or all of them at once, which is for matches that are over. */
export type Eyes = Seat | 'spectator' | 'all';

/** What those eyes see of a State: one view, or all of them by seat with a spectator's last. */
export function seenBy(
  { title }: Served,
  seats: number,
  state: unknown,
  eyes: Eyes,
): { view: unknown } | { views: unknown[] } {
  if (eyes !== 'all') return { view: title.rules.view(state, eyes === 'spectator' ? null : eyes) };
  const all = [...Array(seats).keys(), null];
  return { views: all.map((seat) => title.rules.view(state, seat)) };
}

/** The line as those eyes may read it. */
export function entrySeenBy(served: Served, line: Line, eyes: Eyes): Entry {
  if (eyes === 'all') return wholeEntryOf(line);
  return entryOf(served, line, eyes === 'spectator' ? [] : [eyes]);
}
