import type { Action, Dice, Seat } from './rules.ts';

/** Something done on the side. */
export interface Dealing {
  /** One of the rules' asides. */
  readonly action: Action;
  /**
   * The occasion, where it is one that comes once in a match: what a seat has done under that name it does not do again. Absent
   * for answers, which leave nothing to be answered a second time.
   */
  readonly once?: string;
}

/** What a seat does on the side now, from its own view alone; `done` are the occasions it has used up. Null: nothing. */
export type Aside<V = unknown> = (view: V, seat: Seat, dice: Dice, done: readonly string[]) => Dealing | null;

/** What a game's players do beside their decisions (cash, deals). Whatever they do changes something, so that they come to an end. */
export interface Dealings<V = unknown> {
  /** At a glance, asked after every move of a table: whether the seat may have anything to do on the side. */
  stirs(view: V, seat: Seat): boolean;
  /** A player with a plan: answers, keeps its word, makes offers of its own. May look ahead for some tens of milliseconds. */
  readonly deal: Aside<V>;
  /** Whose answers the seat awaits before it makes the decision that it is asked for: those to whom it has made offers. */
  awaits(view: V, seat: Seat): Seat[];
  /** Takes an offer back that has found no answer in time; null when the seat awaits none. */
  giveUp(view: V, seat: Seat): Dealing | null;
  /** A player without one: turns down what is asked of it. */
  readonly decline: Aside<V>;
}
