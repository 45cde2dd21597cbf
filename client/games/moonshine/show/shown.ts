import type { Action, Seat } from '../../../../src/engine/rules.ts';
import type { MoonshineEvent } from '../../../../src/games/moonshine/events.ts';
import type { Entry } from '../../../net/types.ts';

/** An action was taken: what it costs is paid. The rules tell no event of that; it is the first thing of every line. */
export interface Acted {
  type: 'acted';
  seat: Seat;
  action: Action;
}

/** Everything a show is made of. */
export type Shown = MoonshineEvent | Acted;

/** The events of a line of the history, the payment first. */
export function shownOf(entry: Entry): Shown[] {
  const events = entry.events as unknown as MoonshineEvent[];
  return entry.seat === null ? events : [{ type: 'acted', seat: entry.seat, action: entry.action }, ...events];
}
