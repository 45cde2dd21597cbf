import type { Action, Seat } from '../../../../src/engine/rules.ts';
import type { Deal, Table } from '../../../../src/games/moonshine/state.ts';
import { isJudged, makerOf, receiverOf, type Side, sumDue } from '../rules.ts';

const SIDES: readonly Side[] = [0, 1];

/** What may be said of the Handshake as a whole now, out of everything its onlooker may do. */
export function answersTo(deal: Deal, may: readonly Action[]): Action[] {
  return may.filter((action) => action.deal === deal.id && action.promise === undefined);
}

/** What may be said of one of its promises now. */
export function sayingsOn(deal: Deal, side: Side, may: readonly Action[]): Action[] {
  return may.filter((action) => action.deal === deal.id && action.promise === side);
}

/** Handshakes in the order in which they concern that seat: what waits for it, its own, the others'. */
export function ordered(view: Table, seat: Seat | null, may: readonly Action[]): Deal[] {
  const weight = (deal: Deal) => {
    if (waitsFor(deal, seat, may)) return 0;
    return deal.from === seat || deal.to === seat ? 1 : 2;
  };
  return [...view.deals].sort((a, b) => weight(a) - weight(b) || a.id - b.id);
}

const ASKED = ['shake', 'admit', 'vote'];

/** Whether somebody waits for a word of that seat: an offer to it, a claim against it, a vote. */
export function waitsFor(deal: Deal, seat: Seat | null, may: readonly Action[]): boolean {
  return seat !== null && may.some((action) => action.deal === deal.id && ASKED.includes(action.do));
}

/** A promise of a shaken Handshake that is neither kept nor broken yet. */
export interface Due {
  deal: Deal;
  side: Side;
  maker: Seat;
  receiver: Seat;
  /** Dollars still to pay; 0 for any other promise. */
  owed: number;
}

/** Everything that is due by Sunset. */
export function due(view: Table): Due[] {
  return view.deals.flatMap((deal) => (deal.shaken ? SIDES.flatMap((side) => dueOf(deal, side)) : []));
}

/** That promise, while it binds. */
export function dueOf(deal: Deal, side: Side): Due[] {
  const vow = deal.vows[side];
  if (!vow || isJudged(vow)) return [];
  const owed = Math.max(0, sumDue(vow.term) - vow.paid);
  return [{ deal, side, maker: makerOf(deal, side), receiver: receiverOf(deal, side), owed }];
}
