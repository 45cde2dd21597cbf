import type { Croupier, GameEvent, Seat } from './rules.ts';

/** The version of the public notation that this house reads and writes. */
export const NOTATION = 1;

/** A document that could not be read: where (a JSON path such as `$.players.irish.cash`) and why. */
export interface ReadError {
  path: string;
  message: string;
}

export type Read<T> = { ok: true; value: T } | { ok: false; error: ReadError };

/** How one game's positions are said in the public notation. Reading and writing are inverse for every reachable position. */
export interface Notation<S = unknown> {
  /**
   * A State from a position of the notation, carried on to its next decision (`croupier` rolls what that needs).
   * `options` are complete options of the game. Total: any JSON may be passed.
   */
  read(position: unknown, options: object, croupier: Croupier): Read<S>;
  /** The position in full, secrets included. */
  write(state: S): Record<string, unknown>;
  /** The seat's name in the notation. */
  seatName(state: S, seat: Seat): string;
  /** The seat of that name, or null when nobody of that name plays. */
  seatNamed(state: S, name: string): Seat | null;
  /** An event with seats said by name. */
  event(state: S, event: GameEvent): Record<string, unknown>;
  /** Further derived keys of a scenario's result (Respect, Control, counts, ...). */
  derived(state: S): Record<string, unknown>;
}
