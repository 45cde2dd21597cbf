import type { Policy } from './policy.ts';
import type { Action, Seat } from './rules.ts';

/** What a game gives to the search, beside its rules. */
export interface Insight<S = unknown, V = unknown> {
  /** Its fast player: stands for the rivals, and for the own seat beyond the tree. */
  readonly policy: Policy<V>;
  /**
   * Each seat's chance to win, by seat, summing to 1. It is asked about whole States that the search has dealt for itself,
   * never about the true one.
   */
  estimate(state: S): number[];
  /**
   * What each seat plays for, by seat, from 0 to 1 (won): its chance to win where this is null or left out. A game that may go
   * on for ever gives less, the longer it lasts, to a chance that rests on holding others back.
   */
  aim?(state: S): number[] | null;
  /**
   * Legal answers worth a thought, at most that many, likelier ones first; the fast player's own answer need not be among
   * them. Empty where the fast player's answer will do.
   */
  candidates(view: V, seat: Seat, most: number): Action[];
  /**
   * Every answer that the seat could give, in any order, where candidates leave some out: legal ones that it may be seen to give.
   * Empty or left out: the candidates are all.
   */
  everyAnswer?(view: V, seat: Seat): Action[];
  /**
   * What the seat's chance rests on: parts of its logarithm by name, the more the better. Names are keys of the game's words.
   * Without it reasons are given in figures alone.
   */
  aspects?(state: S, seat: Seat): Readonly<Record<string, number>>;
  /** The number of the chapter (the Day), which every seat may know: a look ahead ends where it changes. */
  chapter(seen: S | V): number;
}
