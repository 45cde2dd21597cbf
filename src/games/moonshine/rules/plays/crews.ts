/** Crews of a signature Play: at most so many Mobsters, at least one. */
import type { Action, Refusal } from '../../../../engine/rules.ts';
import { TRICK_LIMIT } from '../../data/tables.ts';
import { no } from '../../refusals.ts';
import type { At, Table } from '../../state.ts';
import { bossCount, district, nameOf } from '../board.ts';
import { steps } from './steps.ts';

/** None chosen, or more than the trick carries. */
export function limitRefusal(chosen: number, limit: number): Refusal | null {
  if (chosen === 0) return no('NOTHING_CHOSEN');
  return chosen > limit ? no('OVER_LIMIT', { limit }) : null;
}

/** Crews of one, half and as many Runners as may go, with and without the Boss. */
export function listCrews(s: Table, name: string, from: At, to: At, out: Action[]): void {
  const { runners } = district(s, from);
  for (let boss = bossCount(s, from); boss >= 0; boss--) {
    for (const crew of steps(Math.min(runners, TRICK_LIMIT - boss))) {
      if (boss + crew > 0) out.push({ do: name, from: nameOf(from), to: nameOf(to), boss, runners: crew });
    }
  }
}
