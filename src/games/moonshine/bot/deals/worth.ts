/** What a Handshake is worth to either side: chances to win, after its promises against before. */
import type { Seat } from '../../../../engine/rules.ts';
import { CASH_UNIT } from '../../data/tables.ts';
import { player } from '../../rules/board.ts';
import { sumDue } from '../../rules/deals/vow.ts';
import type { Table, Term } from '../../state.ts';
import { estimate } from '../estimate.ts';
import type { Futures, Peace } from './futures.ts';

/** What each side would promise; words are worth nothing here. */
export interface Pact {
  from: Seat;
  to: Seat;
  give: Term | null;
  ask: Term | null;
}

/** Standard errors of the worlds' differences that are taken off a gain. */
const DOUBT = 0.5;
/** How far somebody is believed for each Welsher that he has taken. */
const BELIEF = 0.5;
/** No more than that is offered or asked for a promise of one Day. */
const DEAREST = 4000;

/** What the seat, one of the two, gains by the pact: a difference of chances, less the doubt about it. */
export function gainOf(futures: Futures, pact: Pact, seat: Seat): number {
  return peaceGain(futures, pact, seat) + cashGain(futures.view, pact, seat);
}

/** The chance that a seat keeps its word. */
export function trust(s: Table, seat: Seat): number {
  return BELIEF ** player(s, seat).welshers;
}

/** What its promises to stay out are worth, the other's as far as he is believed. */
export function peaceGain(futures: Futures, pact: Pact, seat: Seat): number {
  const all = peaces(pact);
  if (all.length === 0) return 0;
  const belief = trust(futures.view, seat === pact.from ? pact.to : pact.from);
  const before = futures.under([]);
  const kept = futures.under(all);
  const alone = belief < 1 ? futures.under(all.filter(({ maker }) => maker === seat)) : kept;
  return surely(
    before.map((chances, world) => {
      const after = belief * (kept[world]?.[seat] ?? 0) + (1 - belief) * (alone[world]?.[seat] ?? 0);
      return after - (chances[seat] ?? 0);
    }),
  );
}

function peaces({ from, to, give, ask }: Pact): Peace[] {
  return [peace(from, to, give), peace(to, from, ask)].flatMap((one) => one ?? []);
}

function peace(maker: Seat, receiver: Seat, term: Term | null): Peace | null {
  return term && 'stayOut' in term ? { maker, receiver, place: term.stayOut } : null;
}

/** What the two would gain together by the promises to stay out, all being kept, on the mean: what there is to share. */
export function jointGain(futures: Futures, { from, to, give, ask }: Pact): number {
  const both = (chances: readonly number[]) => (chances[from] ?? 0) + (chances[to] ?? 0);
  const kept = futures.under(peaces({ from, to, give, ask }));
  return mean(futures.under([]).map((chances, world) => both(kept[world] ?? []) - both(chances)));
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, one) => sum + one, 0) / figures.length;
}

function surely(gains: readonly number[]): number {
  const n = gains.length;
  const m = mean(gains);
  const variance = gains.reduce((sum, gain) => sum + (gain - m) ** 2, 0) / Math.max(1, n - 1);
  return m - DOUBT * Math.sqrt(variance / n);
}

/** What the pact's payments are worth, the other's as far as he is believed; the worlds need not be asked. */
export function cashGain(s: Table, { from, to, give, ask }: Pact, seat: Seat): number {
  const believed = (payer: Seat) => (payer === seat ? 1 : trust(s, payer));
  const balance = sumDue(give) * believed(from) - sumDue(ask) * believed(to);
  if (balance === 0) return 0;
  const players = s.players.map((p, other) => {
    if (other !== from && other !== to) return p;
    return { ...p, cash: p.cash + (other === to ? balance : -balance) };
  });
  return (estimate({ ...s, players })[seat] ?? 0) - (estimate(s)[seat] ?? 0);
}

/** Dollars that a seat has in hand for one promise, in whole notes. */
export function purse(s: Table, seat: Seat): number {
  return Math.floor(Math.min(DEAREST, player(s, seat).cash) / CASH_UNIT) * CASH_UNIT;
}

/** The least sum up to `most` for which the test, which only more money passes, is passed; null when none is. */
export function leastSum(most: number, test: (sum: number) => boolean): number | null {
  let [low, high] = [0, most / CASH_UNIT];
  if (high < 1 || !test(most)) return null;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (test(middle * CASH_UNIT)) high = middle;
    else low = middle;
  }
  return high * CASH_UNIT;
}

/** The most up to `most` for which the test, which only less money passes, is passed; null when none is. */
export function mostSum(most: number, test: (sum: number) => boolean): number | null {
  if (most < CASH_UNIT || !test(CASH_UNIT)) return null;
  const tooMuch = leastSum(most, (sum) => !test(sum));
  return tooMuch === null ? most : tooMuch - CASH_UNIT;
}
