import type { Action, GameEvent, Outcome, Refusal, Seat, Waiting } from '../../src/engine/rules.ts';

/** One chair of a table, as everybody may see it. */
export interface SeatCard {
  seat: Seat;
  kind: 'open' | 'human' | 'bot';
  name: string;
  bot?: string;
  connected: boolean;
  ready?: true;
  /** A bot plays for the person of that name. */
  standIn?: true;
  /** Open, and kept for somebody. */
  kept?: true;
  rating?: number;
  ratingAfter?: number;
}

/** Who finds a table: everybody in the lobby, whoever has its address, or whoever was invited. */
export type Visibility = 'public' | 'unlisted' | 'private';

/** What the people at a table vote on. */
export interface TableVote {
  motion: 'kick' | 'bot';
  seat: Seat;
  by: Seat;
  yes: Seat[];
  waits: Seat[];
}

/** One thing said at a table; `seat` null: by somebody who watches; `to`: a whisper. */
export interface Said {
  number: number;
  seat: Seat | null;
  name: string;
  to: Seat | null;
  text: string;
  at: number;
}

/** A match of one's own. */
export interface PastMatch {
  table: TableCard;
  updatedAt: number;
  own: Seat[];
  turn: boolean;
  /** One does not sit there yet: a seat is kept for one. */
  kept: boolean;
  outcome: Outcome | null;
}

/** A table as the lobby lists it. `options` holds only what differs from the rule book. */
export interface TableCard {
  matchID: string;
  title: string;
  name: string;
  createdAt: number;
  status: 'open' | 'running' | 'over' | 'closed';
  seats: SeatCard[];
  options: Record<string, string | boolean>;
  spectators: boolean;
  /** Absent or null: none. */
  clock?: ClockSetting | null;
  watchers?: 'all' | 'friends' | 'none';
  visibility?: Visibility;
  readyFirst?: boolean;
  whispers?: boolean;
  watchersTalk?: boolean;
  rated?: boolean;
  /** Whose terms they are. */
  host?: Seat | null;
  vote?: TableVote | null;
  /** The rematch's id. */
  next?: string | null;
}

/** By which clock a table plays. Lengths in seconds, or hours. `absent`: what becomes of a seat that lets time run out repeatedly. */
export type ClockSetting = { absent: 'idle' | 'bot' } & (
  | { mode: 'live'; bank: number; gain: number; cap: number }
  | { mode: 'correspondence'; hours: number; quiet: { from: number; to: number; zone: string } | null }
);

/** One seat's clock, in milliseconds; where it must not be seen, the seat alone. A clock that has no deadline does not run. */
export interface SeatClock {
  seat: Seat;
  bank?: number;
  deadline?: number | null;
  strikes?: number;
}

/** A table's clocks at the moment `now` of the house's own clock. */
export interface ClocksFrame {
  now: number;
  paused: boolean;
  seats: SeatClock[];
  asked: { what: 'pause' | 'extend'; by: Seat; votes: Record<string, boolean> } | null;
}

/** What a seat may want of the clocks. */
export type ClockDeed = 'pause' | 'resume' | 'extend' | 'agree' | 'refuse' | 'back';

/** A table looked at by itself: with how it ended and the promise made about its dice. */
export interface TableDetail extends TableCard {
  outcome: Outcome | null;
  commitment: string;
  seed?: string;
}

/** A game the house can seat. Each option's first value is the default. */
export interface TitleCard {
  id: string;
  name: string;
  seats: number[];
  options: Record<string, (string | boolean)[]>;
  /** Levels of the house's players, the easiest first. */
  bots: string[];
  /** The level that is proposed. */
  usualBot: string;
  /** What the game proposes for today. */
  today?: Record<string, string | boolean>;
}

/** One accepted action with what came of it; number 0 is the setup, by nobody. `at` is in milliseconds since 1970. */
export interface Entry {
  number: number;
  seat: Seat | null;
  action: Action;
  events: GameEvent[];
  at: number;
  /** `seat`: somebody else holds the seat. `takeBack`: the line takes back: from it on the position is that after line `to`. */
  kind?: 'takeBack' | 'seat';
  to?: number;
  /** A later line has taken this one back. */
  folded?: true;
  /** The clock did it, for a seat that did not. */
  by?: 'clock';
}

/**
 * What a seat may take back by itself: to after which line, its last decision or its whole turn. When that is nothing, `ends` says
 * what put an end to it.
 */
export interface TakeBackOffer {
  last: number | null;
  turn: number | null;
  ends: 'die' | 'reveal' | 'other' | null;
}

/** The table is asked: `seat` wants to go back to after line `to`; `waits` have not answered. */
export interface TakeBackQuestion {
  seat: Seat;
  to: number;
  waits: Seat[];
}

/** What one pair of eyes may know after action `number`. `seat` is null for the public view. */
export interface Frame<V = unknown> {
  matchID: string;
  number: number;
  seat: Seat | null;
  view: V;
  waiting: Waiting[];
  outcome: Outcome | null;
  entries: Entry[];
  takeBack?: TakeBackOffer;
  question?: TakeBackQuestion | null;
  /** Absent where the table has no clock. */
  clocks?: ClocksFrame;
}

/** The table after line `number`, as it was then. */
export interface ReplayFrame {
  number: number;
  entry: Entry;
  /** A later line has taken this one back. */
  folded?: true;
  /** What the eyes saw; with all eyes open, `views` by seat and a spectator's last. */
  view?: unknown;
  views?: unknown[];
  waiting: Waiting[];
  outcome: Outcome | null;
  day?: number;
}

/** What somebody saw when something looked wrong to him, as a file. */
export interface Report {
  report: 1;
  game: string;
  matchID: string;
  at: number;
  seat: Seat | null;
  build: string;
  view: unknown;
  waiting: Waiting[];
  outcome: Outcome | null;
  history: Entry[];
}

/** A chair this browser holds, with the secret that proves it. */
export interface HeldSeat {
  seat: Seat;
  credentials: string;
  name: string;
}

/** Something the server could not or would not do, in a code and in words. */
export interface Fault {
  code: string;
  message: string;
}

export type WatchAnswer =
  | { ok: true; table: TableCard; frames: Frame[]; history: Entry[]; talk?: Said[] }
  | { ok: false; error: Fault };

/** `number` is the new line's, where one was written. */
export type ActAnswer = { ok: true; number?: number } | { ok: false; refusal: Refusal } | { ok: false; error: Fault };
