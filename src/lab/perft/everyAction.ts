/**
 * Every legal answer to an open question, amounts in full: each combination of an action's fields is put to `refuse`, and what it
 * lets pass counts. The lists of `actions`, which name large amounts in steps, are not asked.
 */
import type { Action, Rules, Seat } from '../../engine/rules.ts';

/** Candidates for the answers of one game: every combination of fields that could conceivably be legal, some that cannot be. */
export type Candidates = (state: unknown, stage: string) => Iterable<Action>;

export function everyAction(rules: Rules, candidates: Candidates, state: unknown, seat: Seat, stage: string): Action[] {
  const legal: Action[] = [];
  for (const action of candidates(state, stage)) if (rules.refuse(state, seat, action) === null) legal.push(action);
  return legal;
}
