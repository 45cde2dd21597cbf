import type { Generated, Kysely, Transaction } from 'kysely';
import type { PeopleSchema } from './peopleSchema.ts';

/** One table of the house, from the first free seat to the last word. Times are milliseconds since 1970; flags are 0 or 1. */
export interface MatchTable {
  id: string;
  title: string;
  /** The version of the rules it began with. */
  rules: number;
  seats: number;
  /** The complete options, as JSON. */
  options: string;
  name: string;
  unlisted: number;
  /** 1: nobody sits down without the invitation. Such a table is unlisted too. */
  private: number;
  /** 0: nobody may watch, 1: everybody, 2: whoever has the invitation. */
  spectators: number;
  /** `closed`: whoever runs the house has stopped it. It can be looked at and not played on. */
  status: 'open' | 'running' | 'over' | 'closed';
  /** 256 bits in hexadecimal. Secret until the match is over. */
  seed: string;
  /** SHA-256 of the seed, public from the first moment. */
  commitment: string;
  /** JSON of the Outcome, once over. */
  outcome: string | null;
  next_match: string | null;
  /** The person who set the table, where that is known. */
  setter: string | null;
  /** 1: it begins when everybody who sits there has said that he is ready; 0: with its last seat. */
  ready_first: number;
  /** 1: two seats may whisper. */
  whispers: number;
  /** 1: the seats hear what the watchers say. */
  watchers_talk: number;
  /** 1: only people have played so far, each in one seat: the end will be rated. */
  rated: number;
  /** JSON of what the people at the table are voting on. */
  vote: string | null;
  /** 1: it came from a file. It is over, nobody holds a seat, and the lobby does not list it. */
  archive: number;
  /** JSON of the Clock that the table plays by; null: none. */
  clock: string | null;
  created_at: number;
  updated_at: number;
}

export interface SeatTable {
  match_id: string;
  seat: number;
  kind: 'open' | 'human' | 'bot';
  name: string;
  level: string | null;
  /** SHA-256 of the holder's credentials; never the credentials. A bot's seat that has one is kept for its holder. */
  credential: string | null;
  /** Who sits there or, while the seat is open, for whom it is kept. Null: somebody the house does not know. */
  person: string | null;
  /** What the credentials are made from; new with each holder. */
  nonce: string | null;
  ready: number;
  sat_at: number | null;
  /** The holder's rating when he sat down. */
  rating: number | null;
  /** The same after the match. */
  rating_after: number | null;
}

/** Where a match stands now: the state after `number` actions and `draws` draws from its dice. */
export interface PositionTable {
  match_id: string;
  number: number;
  draws: number;
  state: string;
}

/**
 * Append-only. Number 0 is the setup; line n leads from position n - 1 to position n. An action leads on from there; a line that
 * takes back leads to the position after line `to_number` again, and what lies between is folded.
 */
export interface JournalTable {
  match_id: string;
  number: number;
  seat: number | null;
  /** The idempotency key; null for the setup. */
  key: string | null;
  action: string;
  /** JSON list of `{ event, to }`; `to` null means everybody. */
  events: string;
  /** JSON: who was waited for, after the action. */
  waiting: string;
  at: number;
  /** Null: an action. */
  to_number: number | null;
  /** Draws from the dice since the match began, after the line. Null in lines that are older than this column. */
  draws: number | null;
  /** 1: it told something that nobody can be made to forget. */
  revealed: number;
}

/** The position after every 50th line, and after some that was come back to, for replay and audit. */
export interface SnapshotTable extends PositionTable {}

/** The take-back that a seat asks the others for. It stands as long as the match has that number of lines. */
export interface QuestionTable {
  match_id: string;
  number: number;
  seat: number;
  to_number: number;
  key: string;
  /** JSON list of the seats that have not yet agreed. */
  waits: string;
}

/** A running match with a clock. */
export interface ClockTable {
  match_id: string;
  /** Since when the table has stopped its clocks; null: they run. */
  paused_at: number | null;
  /** JSON of what the table is asked about its clocks; null: nothing. */
  asked: string | null;
}

/** One seat's clock. Lengths in milliseconds. */
export interface ClockSeatTable {
  match_id: string;
  seat: number;
  /** What is left beyond the decision that runs now; 0 where every decision has its own time. */
  bank: number;
  /** When the decision that runs began, or went on after a pause; null: none runs. */
  since: number | null;
  /** When the clock acts for the seat; null: it does not. */
  deadline_at: number | null;
  /** How often in a row the clock has acted for the seat. */
  strikes: number;
}

/** A device that wants to be told of turns. */
export interface PushTable {
  endpoint: string;
  /** JSON of the subscription's keys. */
  keys: string;
  created_at: number;
}

/** A seat whose turns a device is told of. */
export interface PushSeatTable {
  endpoint: string;
  match_id: string;
  seat: number;
  /** The turn told last, by the number of the line that the seat wrote before it; -1: none. */
  told: number;
}

/** Secrets that the house makes for itself once, by name. */
export interface HouseKeyTable {
  name: string;
  value: string;
}

/** What has been stored and may concern other processes: ids only. Rows are cleared away after some minutes. */
export interface OutboxTable {
  id: Generated<number>;
  /** The process that wrote it and needs not be told. */
  node: string;
  match_id: string;
  kind: string;
  at: number;
}

/** A process of the house. Past `expires_at` it is taken for dead. */
export interface NodeTable {
  id: string;
  expires_at: number;
}

/** A seat that somebody watches from, on a socket of that process. */
export interface PresenceTable {
  node: string;
  match_id: string;
  seat: number;
}

/** Work that one process does at a time. */
export interface LeaseTable {
  name: string;
  node: string;
  expires_at: number;
}

/** What a caller has used of what processes allow together; rate-limiter-flexible's. */
export interface AllowanceTable {
  key: string;
  points: number;
  expire: number | null;
}

export interface Schema extends PeopleSchema {
  match: MatchTable;
  seat: SeatTable;
  position: PositionTable;
  journal: JournalTable;
  snapshot: SnapshotTable;
  question: QuestionTable;
  clock: ClockTable;
  clock_seat: ClockSeatTable;
  push: PushTable;
  push_seat: PushSeatTable;
  house_key: HouseKeyTable;
  outbox: OutboxTable;
  node: NodeTable;
  presence: PresenceTable;
  lease: LeaseTable;
  allowance: AllowanceTable;
}

/** One piece of work, stored whole or not at all. */
export type Tx = Transaction<Schema>;

/** A connection, inside a transaction or not. */
export type Db = Kysely<Schema> | Tx;
