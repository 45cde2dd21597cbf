/** Exhaustive search of short endings: whether a seat can win for sure, whatever the others answer and without any luck. */
import type { Action, Dice, Rules, Seat } from '../../engine/rules.ts';

/** A roll was needed: nothing is sure any more. */
class Luck extends Error {}

/** Dice that may not be thrown. */
export const noDice: Dice = {
  die() {
    throw new Luck();
  },
  below() {
    throw new Luck();
  },
};

export interface Ending<S = unknown> {
  readonly rules: Rules<S, unknown>;
  /** The seat that is to win. */
  readonly seat: Seat;
  /** False where that seat has too little left to win with; keeps the search short. */
  hopeful(state: S): boolean;
}

/** The position after that action; null when it takes luck. */
export function after<S>(rules: Rules<S, unknown>, state: S, seat: Seat, action: Action): S | null {
  const next = rules.copy(state);
  try {
    rules.apply(next, seat, action, { dice: noDice });
    return next;
  } catch (error) {
    if (error instanceof Luck) return null;
    throw error;
  }
}

/** `not` where no line is sure; `unknown` where the search ends too early, or others may try their luck. */
export type Proof = 'wins' | 'not' | 'unknown';

/** Some answer of the seat's own, every answer of the others, up to so many decisions deep. */
export function prove<S>(ending: Ending<S>, state: S, depth: number): Proof {
  const { rules, seat } = ending;
  const outcome = rules.outcome(state);
  if (outcome) return outcome.winner === seat ? 'wins' : 'not';
  if (!ending.hopeful(state)) return 'not';
  const asked = rules.waiting(state)[0]?.seat;
  if (asked === undefined || depth === 0) return 'unknown';
  return asked === seat ? proveOwn(ending, state, depth) : proveOthers(ending, state, asked, depth);
}

function proveOwn<S>(ending: Ending<S>, state: S, depth: number): Proof {
  const { rules, seat } = ending;
  let found: Proof = 'not';
  for (const action of rules.actions(state, seat)) {
    const next = after(rules, state, seat, action);
    const proof = next === null ? 'not' : prove(ending, next, depth - 1);
    if (proof === 'wins') return proof;
    if (proof === 'unknown') found = proof;
  }
  return found;
}

function proveOthers<S>(ending: Ending<S>, state: S, asked: Seat, depth: number): Proof {
  const { rules } = ending;
  let found: Proof = 'wins';
  for (const action of rules.actions(state, asked)) {
    const next = after(rules, state, asked, action);
    const proof = next === null ? 'unknown' : prove(ending, next, depth - 1);
    if (proof === 'not') return proof;
    if (proof === 'unknown') found = proof;
  }
  return found;
}

/** The seat's answers from which it wins for sure, and the others. Listed answers only. */
export function sureWins<S>(ending: Ending<S>, state: S, depth: number): { right: Action[]; other: Action[] } {
  const { rules, seat } = ending;
  const right: Action[] = [];
  const other: Action[] = [];
  for (const action of rules.actions(state, seat)) {
    const next = after(rules, state, seat, action);
    (next !== null && prove(ending, next, depth - 1) === 'wins' ? right : other).push(action);
  }
  return { right, other };
}
