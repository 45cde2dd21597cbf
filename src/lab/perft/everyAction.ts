/**
 * Every legal answer to an open question, amounts in full: each combination of an action's fields is put to `refuse`, and what it
 * lets pass counts. The lists of `actions`, which name large amounts in steps, are not asked.
 */
import type { Action, Rules, Seat } from '../../engine/rules.ts';

/**
 * Shows every candidate for an answer of one game: each combination of fields that could conceivably be legal, some that cannot be.
 * The object shown is used again for the next.
 */
export type Candidates = (state: unknown, stage: string, show: (action: Action) => void) => void;

export function everyAction(rules: Rules, candidates: Candidates, state: unknown, seat: Seat, stage: string): Action[] {
  const legal: Action[] = [];
  candidates(state, stage, (action) => {
    if (rules.refuse(state, seat, action) === null) legal.push({ ...action });
  });
  return legal;
}
