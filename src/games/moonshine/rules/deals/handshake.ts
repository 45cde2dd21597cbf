/** Offering, shaking, refusing and withdrawing a Handshake: free, at any time in the Hustle, by anybody (section 15). */
import type { Action, Croupier, Refusal, Seat } from '../../../../engine/rules.ts';
import { CASH_UNIT } from '../../data/tables.ts';
import { no } from '../../refusals.ts';
import type { Deal, State, Table } from '../../state.ts';
import { rule } from '../action.ts';
import { player } from '../board.ts';
import { dealOf, needs, notNow, strike } from './book.ts';

/** Offers that one seat may have on the table at a time. */
const OFFER_LIMIT = 4;

export const offerHandshake = rule({
  stages: ['aside'],
  fields: { to: 'seat', give: 'vow', ask: 'vow', counter: 'count' },
  refuse: (s, seat, a) =>
    notNow(s) ??
    (a.to === seat ? no('TO_YOURSELF') : null) ??
    (a.give === null && a.ask === null ? no('NO_PROMISE') : null) ??
    (offersOf(s, seat).length >= OFFER_LIMIT ? no('TOO_MANY_OFFERS', { limit: OFFER_LIMIT }) : null) ??
    (a.counter === 0 ? null : counterRefusal(s, seat, a.to, a.counter)),
  list(s, seat, out) {
    if (notNow(s) || offersOf(s, seat).length >= OFFER_LIMIT) return;
    s.players.forEach((other, to) => {
      if (to !== seat) listOffers(other.family, out);
    });
  },
  apply(s, seat, a, croupier) {
    s.dealsMade += 1;
    const deal: Deal = {
      id: s.dealsMade,
      from: seat,
      to: a.to,
      counter: a.counter,
      shaken: false,
      vows: [a.give, a.ask],
    };
    s.deals.push(deal);
    croupier.tell?.({ type: 'handshakeOffered', seat, rival: a.to, deal: deal.id });
  },
});

/** One offer of each kind, in the smallest sum. */
function listOffers(to: string, out: Action[]): void {
  const pay = { text: '', term: { pay: CASH_UNIT } };
  const stayOut = { text: '', term: { stayOut: 'staten' } };
  out.push({ do: 'offerHandshake', to, give: pay, ask: stayOut, counter: 0 });
  out.push({ do: 'offerHandshake', to, give: stayOut, ask: null, counter: 0 });
}

function offersOf(s: Table, seat: Seat): Deal[] {
  return s.deals.filter((deal) => !deal.shaken && deal.from === seat);
}

/** A counter answers an open offer of the other's to you; the first offer stays open. */
function counterRefusal(s: Table, seat: Seat, to: Seat, id: number): Refusal | null {
  const deal = dealOf(s, id);
  if (!deal || deal.shaken) return no('NO_SUCH_DEAL', { deal: id });
  return deal.to === seat && deal.from === to ? null : no('NOT_YOUR_DEAL', { deal: id });
}

/** Why that seat, in that role, cannot answer the offer. */
function offerRefusal(s: Table, seat: Seat, id: number, role: 'from' | 'to'): Refusal | null {
  const deal = dealOf(s, id);
  if (!deal) return no('NO_SUCH_DEAL', { deal: id });
  if (deal[role] !== seat) return no('NOT_YOUR_DEAL', { deal: id });
  return notNow(s) ?? (deal.shaken ? no('ALREADY_SHAKEN', { deal: id }) : null);
}

function listAnswers(s: Table, seat: Seat, role: 'from' | 'to', name: string, out: Action[]): void {
  for (const deal of s.deals) {
    if (!offerRefusal(s, seat, deal.id, role)) out.push({ do: name, deal: deal.id });
  }
}

/** Re-checked as it is shaken: an offer that can no longer be met is dead for all, with a notice. */
export const shake = rule({
  stages: ['aside'],
  fields: { deal: 'number' },
  refuse: (s, seat, a) => offerRefusal(s, seat, a.deal, 'to'),
  list: (s, seat, out) => listAnswers(s, seat, 'to', 'shake', out),
  apply(s, seat, a, croupier) {
    const deal = dealOf(s, a.deal);
    if (!deal) return;
    const short = needs(deal).find((need) => player(s, need.seat).cash < need.cash);
    if (short) {
      strike(s, deal);
      croupier.tell?.({ type: 'handshakeDied', seat: short.seat, deal: deal.id, cash: short.cash });
      return;
    }
    deal.shaken = true;
    croupier.tell?.({ type: 'handshakeShaken', seat, rival: deal.from, deal: deal.id });
  },
});

function struck(type: 'handshakeRefused' | 'handshakeWithdrawn') {
  return (s: State, seat: Seat, a: { deal: number }, croupier: Croupier) => {
    const deal = dealOf(s, a.deal);
    if (!deal) return;
    strike(s, deal);
    croupier.tell?.({ type, seat, rival: seat === deal.from ? deal.to : deal.from, deal: deal.id });
  };
}

export const refuseHandshake = rule({
  stages: ['aside'],
  fields: { deal: 'number' },
  refuse: (s, seat, a) => offerRefusal(s, seat, a.deal, 'to'),
  list: (s, seat, out) => listAnswers(s, seat, 'to', 'refuseHandshake', out),
  apply: struck('handshakeRefused'),
});

export const withdrawHandshake = rule({
  stages: ['aside'],
  fields: { deal: 'number' },
  refuse: (s, seat, a) => offerRefusal(s, seat, a.deal, 'from'),
  list: (s, seat, out) => listAnswers(s, seat, 'from', 'withdrawHandshake', out),
  apply: struck('handshakeWithdrawn'),
});

/** Offers of a seat whose holder leaves must not run: they are withdrawn. */
export function draftsOf(s: Table, seat: Seat): Action[] {
  if (notNow(s)) return [];
  return offersOf(s, seat).map((deal) => ({ do: 'withdrawHandshake', deal: deal.id }));
}
