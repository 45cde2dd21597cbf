import type { FileResult } from '../engine/gameFile.ts';
import type { Title } from '../engine/title.ts';

/** How the game in that State ended, with seats by name; null while it runs. */
export function resultOf({ rules, notation }: Title, state: unknown): FileResult | null {
  const outcome = rules.outcome(state);
  if (!outcome) return null;
  const name = (seat: number) => notation.seatName(state, seat);
  return {
    reason: outcome.reason,
    winner: outcome.winner === null ? null : name(outcome.winner),
    ranks: Object.fromEntries(outcome.ranks.map((rank, seat) => [name(seat), rank])),
  };
}
