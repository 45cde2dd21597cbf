/**
 * The contract that every game of the house satisfies, and that everything else (server, client, bots, lab, tests) uses.
 * A State is plain JSON: no classes, no functions, no `undefined`. Legality for a seat never depends on what that seat cannot
 * see, so `waiting`, `actions`, `asides` and `refuse` answer alike for a State and for that seat's own View of it. Of other seats a
 * View's `waiting` may go on naming some that have answered, where the table keeps secret who has.
 */

/** A seat at the table: 0-based, in the order in which the players sit. */
export type Seat = number;

/** What a seat does, in the words of the public notation: `do` names the action, the rest are its fields. */
export interface Action {
  readonly do: string;
  readonly [field: string]: unknown;
}

/** A seat that must decide, and the kind of decision. */
export interface Waiting {
  seat: Seat;
  stage: string;
}

/** Why an action is not legal: an enumerated code, the section of the rules it rests on, and figures for the words. */
export interface Refusal {
  code: string;
  rule: string;
  params?: Record<string, string | number>;
}

/** The end of a game: `ranks[seat]` is 1 for the best; `winner` is null when nobody won. */
export interface Outcome {
  reason: string;
  winner: Seat | null;
  ranks: number[];
}

/** Something that happened, for logs, motion and replay. `type` is a key of the message catalogue. */
export interface GameEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Called with each event as it happens; `to` lists the seats that may know of it (absent: everybody). */
export type Tell = (event: GameEvent, to?: readonly Seat[]) => void;

/** Randomness, which always comes from outside the State. */
export interface Dice {
  /** One six-sided die: 1 to 6. */
  die(): number;
  /** A uniform whole number from 0 to n - 1; for shuffles and deals. */
  below(n: number): number;
}

/** Who serves the rules while an action is carried out: rolls the dice, calls out what happened. */
export interface Croupier {
  dice: Dice;
  tell?: Tell | undefined;
}

/** One game's rules. `S` is the full State, `V` what one viewer knows of it. */
export interface Rules<S = unknown, V = unknown> {
  /** The game's id in notation, URLs and storage. */
  readonly id: string;
  /** Raised whenever stored games would replay differently. */
  readonly version: number;
  /** The seat counts the game can be played with. */
  readonly seats: readonly number[];
  /** Every stage that `waiting` can name. */
  readonly stages: readonly string[];
  /** Every action name that any stage, or any aside, knows. */
  readonly actionNames: readonly string[];
  /** Reads named rule options for that many seats: fills defaults, refuses what does not fit with one clear line. */
  options(input: unknown, seats?: number): { ok: true; options: object } | { ok: false; message: string };
  /** A fresh State at its first decision. Throws a RangeError on seats or options that `options(options, seats)` refuses. */
  setup(seats: number, options: object, croupier: Croupier): S;
  /** Who must decide what, now. Empty only when the game is over. */
  waiting(state: S | V): Waiting[];
  /** The legal answers of that seat to the decision it is waited for; empty when it is not. Large amounts in canonical steps. */
  actions(state: S | V, seat: Seat): Action[];
  /** Legal actions on the side (cash, deals): they answer no decision and may be made while others are waited for. */
  asides(state: S | V, seat: Seat): Action[];
  /** Null when legal. Total: any JSON may be passed as action, any number as seat. Never throws, never writes. */
  refuse(state: S | V, seat: Seat, action: unknown): Refusal | null;
  /** Carries out a legal action by mutating the State given to it, up to the next decision. */
  apply(state: S, seat: Seat, action: Action, croupier: Croupier): void;
  /** What that seat (null: a spectator) may know. Hidden parts are absent. It shares the rest with the State: copy to keep. */
  view(state: S, seat: Seat | null): V;
  /** A full State consistent with the view: hidden parts redealt. */
  deal(view: V, seat: Seat | null, dice: Dice): S;
  /** The answer given for a waited-for seat whose clock ran out or whose holder is gone. Always legal. */
  idle(state: S | V, seat: Seat): Action;
  /** What is done for a seat whose holder leaves, before anybody else takes it: drafts of his that must not run. */
  parting(state: S | V, seat: Seat): Action[];
  /** Null while the game runs. */
  outcome(state: S | V): Outcome | null;
  /** A copy that shares nothing that `apply` writes. */
  copy(state: S): S;
}
