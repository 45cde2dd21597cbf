/** The end of a day and of the game (sections 5.7 and 7). */
import type { Croupier, Outcome, Seat } from '../../../engine/rules.ts';
import { fightValue } from '../data/tables.ts';
import type { State, Table } from '../state.ts';
import { loyalTo, player } from './table.ts';

/** What decides, in this order (section 7). */
const CRITERIA = [
  { reason: 'mobsters', score: (s: Table, seat: Seat) => loyalTo(s, seat).length },
  { reason: 'resources', score: (s: Table, seat: Seat) => fightValue(player(s, seat)) },
  { reason: 'leftmost', score: leftmost },
] as const;

export type EndReason = (typeof CRITERIA)[number]['reason'] | 'shared';

/** Higher for a loyal mobster further left; the same for all who have none. */
function leftmost(s: Table, seat: Seat): number {
  const at = s.row.findIndex((m) => m.loyalTo === seat);
  return at < 0 ? 0 : s.row.length - at;
}

export function endTheDay(s: State, croupier: Croupier): void {
  s.at = 0;
  croupier.tell?.({ type: 'dayEnded', day: s.day });
}

/** Hats of a tie on the last day lead nowhere. */
export function endTheGame(s: State, croupier: Croupier): void {
  for (const m of s.row) m.carry = [];
  s.step = 'over';
  const { reason, winner } = standing(s);
  const mobsters = s.players.map((_, seat) => loyalTo(s, seat).length);
  const values = s.players.map((p) => fightValue(p));
  croupier.tell?.({ type: 'gameEnded', seat: winner ?? -1, reason, mobsters, values });
}

export function outcome(s: Table): Outcome | null {
  return s.step === 'over' ? standing(s) : null;
}

/**
 * Ranks by mobsters, then fight value still held, then the mobster furthest left. Who owns nobody and holds the same shares a rank;
 * when the first rank is shared, `winner` is null. The reason is what parted the first from the second.
 */
export function standing(s: Table): Outcome & { reason: EndReason } {
  const scores = s.players.map((_, seat) => CRITERIA.map(({ score }) => score(s, seat)));
  const ranks = scores.map((own) => 1 + scores.filter((other) => compare(other, own) < 0).length);
  const firsts = scores.flatMap((_, seat) => (ranks[seat] === 1 ? [seat] : []));
  const [winner] = firsts;
  if (winner === undefined || firsts.length > 1) return { reason: 'shared', winner: null, ranks };
  return { reason: partedBy(scores, winner), winner, ranks };
}

/** Negative when `a` ranks before `b`. */
function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((score, k) => score !== b[k]);
  return i < 0 ? 0 : (b[i] ?? 0) - (a[i] ?? 0);
}

/** The last criterion that somebody still tied with the winner on all before it. */
function partedBy(scores: readonly (readonly number[])[], winner: Seat): EndReason {
  const best = scores[winner] ?? [];
  const depth = Math.max(
    ...scores.map((other, seat) => (seat === winner ? 0 : other.findIndex((score, k) => score !== best[k]))),
  );
  return CRITERIA[depth]?.reason ?? 'mobsters';
}
