/** The Play in hand: its announcement and its deeds (sections 7.1, 12). */
import type { Seat } from '../../../engine/rules.ts';
import type { Deed, State } from '../state.ts';

/** Opens the record of a Play. */
export function announce(s: State, seat: Seat, name: string): void {
  s.play = { seat, name, underTruce: s.alliances.length > 0, deeds: [] };
}

/** Records a deed of the Play in hand; deeds outside a Play complete nothing (A82). */
export function record(s: State, deed: Deed): void {
  s.play?.deeds.push(deed);
}
