/** The answer to an offer: a hand, a refusal, or the price at which there would have been a hand. */
import type { Dealing } from '../../../../engine/dealings.ts';
import type { Action, Seat } from '../../../../engine/rules.ts';
import { CASH_UNIT } from '../../data/tables.ts';
import { player } from '../../rules/board.ts';
import { needs } from '../../rules/deals/book.ts';
import type { Deal, Table, Term } from '../../state.ts';
import type { Futures } from './futures.ts';
import { gainOf, leastSum, mostSum, type Pact, purse } from './worth.ts';

/** What must be gained for a hand: less than that is not worth the talk. */
export const GAIN = 0.004;
export const WORLDS = 16;

/** The first offer that waits for that seat. */
export function offerTo(s: Table, seat: Seat): Deal | undefined {
  return s.deals.find((deal) => !deal.shaken && deal.to === seat);
}

/** Whether that one was shaken in its stead. */
export function answers(other: Deal, deal: Deal): boolean {
  return other.shaken && other.counter === deal.id;
}

export function turnDown(deal: Deal): Dealing {
  return { action: { do: 'refuseHandshake', deal: deal.id } };
}

/**
 * A seat promises nothing that it is not sure to keep: no words, which it does not understand, no cash that it has not in hand.
 * What asks nothing of it is welcome.
 */
export function answerTo(futures: Futures, seat: Seat, deal: Deal, done: readonly string[]): Dealing {
  const s = futures.view;
  const [give, ask] = deal.vows;
  const settled = s.deals.some((other) => answers(other, deal));
  if (settled || needs(deal).some((need) => player(s, need.seat).cash < need.cash)) return turnDown(deal);
  if (ask === null) return shake(deal);
  if (ask.term === null) return turnDown(deal);
  const pact = { from: deal.from, to: seat, give: give?.term ?? null, ask: ask.term };
  if (gainOf(futures, pact, seat) >= GAIN) return shake(deal);
  return (deal.counter === 0 && counterTo(futures, seat, deal, pact, done)) || turnDown(deal);
}

function shake(deal: Deal): Dealing {
  return { action: { do: 'shake', deal: deal.id } };
}

/** The same with another price. The offer stays open meanwhile, and is turned down when the seat is asked again. */
function counterTo(futures: Futures, seat: Seat, deal: Deal, pact: Pact, done: readonly string[]): Dealing | null {
  const once = `counter to ${deal.id} on Day ${futures.view.day}`;
  const [give, ask] = deal.vows;
  const worded = (give?.text ?? '') !== '' || (ask?.text ?? '') !== '';
  if (worded || done.includes(once)) return null;
  const fair = (change: Partial<Pact>) => gainOf(futures, { ...pact, ...change }, seat) >= GAIN;
  const change = dearer(futures.view, pact, fair) ?? cheaper(futures.view, pact, fair);
  if (!change) return null;
  const { give: theirs, ask: mine } = { ...pact, ...change };
  return { action: offer(futures.view, deal.from, mine, theirs, deal.id), once };
}

/** For a promise to stay out: the least that the other would have to pay. */
function dearer(s: Table, { from, give, ask }: Pact, fair: (change: Partial<Pact>) => boolean): Partial<Pact> | null {
  if (!ask || !('stayOut' in ask) || (give && 'stayOut' in give)) return null;
  const least = leastSum(purse(s, from), (pay) => fair({ give: { pay } }));
  return least === null ? null : { give: { pay: least } };
}

/** For cash: the most that the other's promise is worth. */
function cheaper(s: Table, { to, give, ask }: Pact, fair: (change: Partial<Pact>) => boolean): Partial<Pact> | null {
  if (!ask || !('pay' in ask) || !give || !('stayOut' in give)) return null;
  const most = mostSum(Math.min(purse(s, to), ask.pay - CASH_UNIT), (pay) => fair({ ask: { pay } }));
  return most === null ? null : { ask: { pay: most } };
}

/** An offer to that seat: what is given, what is asked, and the offer that it answers, or 0. */
export function offer(s: Table, to: Seat, give: Term | null, ask: Term | null, counter = 0): Action {
  const vow = (term: Term | null) => term && { text: '', term };
  return { do: 'offerHandshake', to: player(s, to).family, give: vow(give), ask: vow(ask), counter };
}
