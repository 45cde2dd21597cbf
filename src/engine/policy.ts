import type { Action, Dice, Seat } from './rules.ts';

/** A player that decides at once from what its seat may know. Returns a legal action for the decision `seat` is waited for. */
export type Policy<V = unknown> = (view: V, seat: Seat, dice: Dice) => Action;

/** How likely a weighted-random player is to try that action; 0 or more, compared with the other actions listed. */
export type Weigh<V = unknown> = (view: V, seat: Seat, action: Action) => number;
