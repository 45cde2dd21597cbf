/** What the house's players of Moonshine Kingdom do on the side: they pay what they owe, answer offers, and make a few. */
import type { Dealing, Dealings } from '../../../../engine/dealings.ts';
import type { Dice, Seat } from '../../../../engine/rules.ts';
import { facts, indexOf } from '../../data/districts.ts';
import { district, player } from '../../rules/board.ts';
import { needs, notNow } from '../../rules/deals/book.ts';
import { asked } from '../../rules/decisions.ts';
import { rules } from '../../rules/index.ts';
import { type Deal, NOBODY, type Table, type View } from '../../state.ts';
import { answers, answerTo, offerTo, turnDown, WORLDS } from './answering.ts';
import { Futures } from './futures.ts';
import { payable } from './keeping.ts';
import { proposal } from './proposing.ts';

export const dealings: Dealings<View> = {
  stirs(view, seat) {
    if (view.crowned !== NOBODY || notNow(view) !== null) return false;
    const open = view.deals.length > 0 && (duty(view, seat) !== null || offerTo(view, seat) !== undefined);
    return open || mayPropose(view, seat);
  },
  deal(view, seat, dice, done) {
    const due = duty(view, seat);
    if (due) return due;
    const futures = new Futures(view, seat, luck(dice), WORLDS);
    const deal = offerTo(view, seat);
    if (deal) return answerTo(futures, seat, deal, done);
    return mayPropose(view, seat) ? proposal(futures, seat, done) : null;
  },
  awaits: (view, seat) => awaited(view, seat).map(({ to }) => to),
  giveUp(view, seat) {
    const [deal] = awaited(view, seat);
    return deal ? withdraw(deal) : null;
  },
  decline(view, seat) {
    const deal = offerTo(view, seat);
    return duty(view, seat) ?? (deal ? turnDown(deal) : null);
  },
};

function luck(dice: Dice): string {
  return `${dice.below(1 << 30)}`;
}

/** What needs no thought: a debt is paid, an offer of one's own that has lost its sense is withdrawn. */
function duty(v: View, seat: Seat): Dealing | null {
  const debt = payable(v, seat);
  if (debt && rules.refuse(v, seat, { do: 'takeTheCrown' }) !== null) {
    return { action: { do: 'giveCash', to: player(v, debt.to).family, amount: debt.sum } };
  }
  const moot = v.deals.find((deal) => !deal.shaken && deal.from === seat && isMoot(v, deal));
  return moot ? withdraw(moot) : null;
}

function withdraw(deal: Deal): Dealing {
  return { action: { do: 'withdrawHandshake', deal: deal.id } };
}

/** At its own Play a seat hears first what is said to its offers: they are about what it might do, or the other, from here on. */
function awaited(s: Table, seat: Seat): Deal[] {
  return playsNow(s, seat) ? s.deals.filter((deal) => !deal.shaken && deal.from === seat) : [];
}

function playsNow(s: Table, seat: Seat): boolean {
  return asked(s, 'play')?.seat === seat && s.play === null;
}

/** It cannot be paid, another was shaken in its stead, or what it should have prevented has happened or cannot happen any more. */
function isMoot(s: Table, deal: Deal): boolean {
  if (needs(deal).some(({ seat, cash }) => player(s, seat).cash < cash)) return true;
  if (s.deals.some((other) => answers(other, deal))) return true;
  const term = deal.vows[1]?.term;
  if (!term || !('stayOut' in term)) return false;
  return player(s, deal.to).laidLow || s.fight?.attacker === deal.to || !standsIn(s, deal.from, term.stayOut);
}

function standsIn(s: Table, seat: Seat, place: string): boolean {
  const at = indexOf(place);
  return at >= 0
    ? district(s, at).mob === seat
    : s.districts.some((d, i) => d.mob === seat && facts(i).borough === place);
}

/** At the seat's own Play, with no offer of its own on the table. */
function mayPropose(s: Table, seat: Seat): boolean {
  return playsNow(s, seat) && awaited(s, seat).length === 0;
}
