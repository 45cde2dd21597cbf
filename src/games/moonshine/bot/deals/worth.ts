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
  const all = [peace(pact.from, pact.to, pact.give), peace(pact.to, pact.from, pact.ask)].flatMap((one) => one ?? []);
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

function peace(maker: Seat, receiver: Seat, term: Term | null): Peace | null {
  return term && 'stayOut' in term ? { maker, receiver, place: term.stayOut } : null;
}

function surely(gains: readonly number[]): number {
  const n = gains.length;
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / n;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, n - 1);
  return mean - DOUBT * Math.sqrt(variance / n);
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

/** Sums that `payer` has in hand, the smallest first. */
export function sums(s: Table, payer: Seat): number[] {
  const most = Math.min(DEAREST, player(s, payer).cash);
  return Array.from({ length: Math.floor(most / CASH_UNIT) }, (_, i) => (i + 1) * CASH_UNIT);
}
