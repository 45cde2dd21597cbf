import type { Action } from '../../../../src/engine/rules.ts';
import type { Borough, DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import type { Deal, Vow } from '../../../../src/games/moonshine/state.ts';

/** One side of an offer as it is filled in. With neither words nor a term it promises nothing. */
export interface PromiseForm {
  text: string;
  term: 'none' | 'pay' | 'stayOut';
  /** Dollars, for `pay`. */
  amount: number;
  place: DistrictId | Borough;
}

/** A whole offer: `to` is the receiver's family in the notation. */
export interface OfferForm {
  to: string;
  give: PromiseForm;
  ask: PromiseForm;
  /** The Handshake it answers, or 0. */
  counter: number;
}

export const NO_PROMISE: PromiseForm = { text: '', term: 'none', amount: 100, place: 'manhattan' };

/** The promise in the notation; null when nothing is promised. */
export function vowOf({ text, term, amount, place }: PromiseForm): object | null {
  const words = text.trim();
  if (term === 'pay') return { text: words, term: { pay: amount } };
  if (term === 'stayOut') return { text: words, term: { stayOut: place } };
  return words ? { text: words } : null;
}

/** The form that would make that promise again. */
export function formOf(vow: Vow | null): PromiseForm {
  if (!vow) return NO_PROMISE;
  const { text, term } = vow;
  if (!term) return { ...NO_PROMISE, text };
  if ('pay' in term) return { ...NO_PROMISE, text, term: 'pay', amount: term.pay };
  return { ...NO_PROMISE, text, term: 'stayOut', place: term.stayOut };
}

/** An answer to that offer by its receiver, to begin from: the same two promises, seen from the other side. */
export function counterTo(deal: Deal, family: string): OfferForm {
  return { to: family, give: formOf(deal.vows[1]), ask: formOf(deal.vows[0]), counter: deal.id };
}

export function offerOf({ to, give, ask, counter }: OfferForm): Action {
  return { do: 'offerHandshake', to, give: vowOf(give), ask: vowOf(ask), counter };
}
