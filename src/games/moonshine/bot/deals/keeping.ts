/** One's own word: what may not be done for the promises that are open, and what is to be paid. */
import type { Action, Seat } from '../../../../engine/rules.ts';
import { indexOf } from '../../data/districts.ts';
import { player } from '../../rules/board.ts';
import { makerOf, receiverOf } from '../../rules/deals/book.ts';
import { sumDue } from '../../rules/deals/vow.ts';
import { covers } from '../../rules/deals/watch.ts';
import type { At, Deal, Table, Vow } from '../../state.ts';

/** The actions that send Mobsters somewhere; a fold and a run from the police are nobody's doing. */
const ENTRIES: readonly string[] = ['move', 'skiff', 'stealth', 'advance'];

interface Debt {
  to: Seat;
  /** Dollars that are still due. */
  sum: number;
}

/** Whether that action, legal by form, would break a promise of the seat's to stay out. */
export function breaksWord(s: Table, seat: Seat, action: Action): boolean {
  if (s.deals.length === 0) return false;
  const to = entered(action);
  if (to === null) return false;
  return given(s, seat).some(({ vow }) => vow.term && 'stayOut' in vow.term && covers(vow.term.stayOut, to));
}

/** Where that action sends Mobsters, or null when it sends none. */
export function entered(action: Action): At | null {
  if (!ENTRIES.includes(action.do)) return null;
  const crew = action.do === 'advance' || Number(action.boss ?? 0) + Number(action.runners ?? 0) > 0;
  return crew ? indexOf(String(action.to)) : null;
}

/** The first of the seat's debts that it can pay off now, or null. */
export function payable(s: Table, seat: Seat): Debt | null {
  const debts = given(s, seat).map(({ deal, side, vow }) => ({
    to: receiverOf(deal, side),
    sum: sumDue(vow.term) - vow.paid,
  }));
  return debts.find(({ sum }) => sum > 0 && sum <= player(s, seat).cash) ?? null;
}

/** The seat's own promises that bind now. */
function given(s: Table, seat: Seat): { deal: Deal; side: 0 | 1; vow: Vow }[] {
  return s.deals.flatMap((deal) =>
    ([0, 1] as const).flatMap((side) => {
      const vow = deal.vows[side];
      return deal.shaken && vow?.state === 'open' && makerOf(deal, side) === seat ? [{ deal, side, vow }] : [];
    }),
  );
}
