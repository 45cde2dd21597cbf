/** The players that think ahead: levels of one search, told apart by how far and how long they look. The easiest first. */
import type { Policy } from '../engine/policy.ts';
import type { Action, Dice, Seat } from '../engine/rules.ts';
import type { Playable } from '../engine/title.ts';
import type { Budget } from './search/budget.ts';
import { type Reason, reasonFor } from './search/reason.ts';
import { searching, type Verdict } from './search/search.ts';
import { atOnce, type Steps } from './search/steps.ts';
import { TUNING, type Tuning } from './search/tuning.ts';

export interface Thinker {
  readonly tuning: Tuning;
  /** What it is given when nobody says otherwise. */
  readonly budget: Budget;
}

export const THINKERS: Readonly<Record<string, Thinker>> = {
  lookahead: {
    tuning: { ...TUNING, wide: 0, open: 1.2, fair: 12, deepen: Number.POSITIVE_INFINITY, least: 0, most: 12 },
    budget: { iterations: 48 },
  },
  search: { tuning: TUNING, budget: { iterations: 96 } },
  mastermind: { tuning: TUNING, budget: { ms: 600, iterations: 3000 } },
};

/** An answer with what was thought about it and, where it was asked for, the reason. */
export interface Explained extends Verdict {
  reason?: Reason;
}

/** `own`: the reason for its own answer. An action: the reason for that one, which is legal, in its stead. */
export type Why = 'own' | Action;

/** A player that tells what it thought of beside its answer. */
export type Thinking = (view: unknown, seat: Seat, dice: Dice, why?: Why) => Explained;

/** The same in steps, between which it may be left alone for a while. */
export type Pondering = (view: unknown, seat: Seat, dice: Dice, why?: Why) => Steps<Explained>;

/** Names of the thinking levels that can be seated at that title; none where the game gives the search nothing to go by. */
export function thinkingLevels(title: Playable): string[] {
  return title.insight ? Object.keys(THINKERS) : [];
}

/**
 * That thinking level, or null when the title has none of that name. A budget with an end stands in for the level's own, and
 * tuning key by key. It decides before it returns.
 */
export function thinkerOf(
  title: Playable,
  level: string,
  budget: Budget = {},
  tuning: Partial<Tuning> = {},
): Thinking | null {
  const ponder = pondererOf(title, level, budget, tuning);
  return ponder && ((...asked) => atOnce(ponder(...asked)));
}

/** The same in steps. */
export function pondererOf(
  title: Playable,
  level: string,
  budget: Budget = {},
  tuning: Partial<Tuning> = {},
): Pondering | null {
  const thinker = Object.hasOwn(THINKERS, level) ? THINKERS[level] : undefined;
  const { rules, insight } = title;
  if (!thinker || !insight) return null;
  const tuned = { ...thinker.tuning, ...tuning };
  const bounded = hasEnd(budget) ? budget : { ...budget, ...thinker.budget };
  return function* (view, seat, dice, why) {
    const question = { rules, insight, view, seat, dice };
    if (why === undefined) return yield* searching(question, bounded, tuned);
    const verdict = yield* searching(question, bounded, tuned, why === 'own' ? undefined : why);
    return { ...verdict, reason: reasonFor(question, verdict, why === 'own' ? verdict.action : why, tuned) };
  };
}

/** The same as a policy. */
export function thinkingPolicy(
  title: Playable,
  level: string,
  budget: Budget = {},
  tuning: Partial<Tuning> = {},
): Policy | null {
  const think = thinkerOf(title, level, budget, tuning);
  return think && ((view, seat, dice) => think(view, seat, dice).action);
}

function hasEnd(budget: Budget): boolean {
  return budget.ms !== undefined || budget.iterations !== undefined;
}
