/** Promises that the house checks by itself: pay so much by Sunset, stay out of a place (section 15, A31). */
import type { Croupier, Seat } from '../../../../engine/rules.ts';
import { facts } from '../../data/districts.ts';
import type { At, Deal, State, Term } from '../../state.ts';
import { judge, makerOf, receiverOf, type Side, strikeIfSettled } from './book.ts';
import { sumDue } from './vow.ts';

const SIDES = [0, 1] as const;

/** Open promises of shaken Handshakes that `test` picks, the oldest first. */
function openVows(s: State, test: (deal: Deal, side: Side, term: Term) => boolean): { deal: Deal; side: Side }[] {
  return s.deals.flatMap((deal) =>
    SIDES.filter((side) => {
      const vow = deal.vows[side];
      return deal.shaken && vow?.term && vow.state === 'open' && test(deal, side, vow.term);
    }).map((side) => ({ deal, side })),
  );
}

/** Cash that changes hands pays off what its giver promised its receiver, the oldest promise first. */
export function watchCash(s: State, giver: Seat, receiver: Seat, amount: number, croupier: Croupier): void {
  let left = amount;
  const due = openVows(
    s,
    (deal, side, term) => 'pay' in term && makerOf(deal, side) === giver && receiverOf(deal, side) === receiver,
  );
  for (const { deal, side } of due) {
    const vow = deal.vows[side];
    if (!vow || left === 0) continue;
    const part = Math.min(left, sumDue(vow.term) - vow.paid);
    vow.paid += part;
    left -= part;
    if (vow.paid < sumDue(vow.term)) continue;
    judge(s, deal, side, true, croupier);
    strikeIfSettled(s, deal);
  }
}

/** Mobsters sent into a place their boss promised to stay out of: broken at once, by the act (A60). */
export function watchMove(s: State, seat: Seat, to: At, croupier: Croupier): void {
  if (s.deals.length === 0) return;
  const broken = openVows(
    s,
    (deal, side, term) => 'stayOut' in term && makerOf(deal, side) === seat && covers(term.stayOut, to),
  );
  for (const { deal, side } of broken) {
    judge(s, deal, side, false, croupier);
    strikeIfSettled(s, deal);
  }
}

/** Whether a promise about that place is about that District. */
export function covers(place: string, at: At): boolean {
  return facts(at).id === place || facts(at).borough === place;
}
