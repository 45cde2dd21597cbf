import type { Kysely, Transaction } from 'kysely';

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
  spectators: number;
  status: 'open' | 'running' | 'over';
  /** 256 bits in hexadecimal. Secret until the match is over. */
  seed: string;
  /** SHA-256 of the seed, public from the first moment. */
  commitment: string;
  /** JSON of the Outcome, once over. */
  outcome: string | null;
  next_match: string | null;
  created_at: number;
  updated_at: number;
}

export interface SeatTable {
  match_id: string;
  seat: number;
  kind: 'open' | 'human' | 'bot';
  name: string;
  level: string | null;
  /** SHA-256 of the holder's credentials; never the credentials. */
  credential: string | null;
}

/** Where a match stands now: the state after `number` actions and `draws` draws from its dice. */
export interface PositionTable {
  match_id: string;
  number: number;
  draws: number;
  state: string;
}

/** Append-only. Number 0 is the setup; action n leads from position n - 1 to position n. */
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
}

/** The position after every 50th action, for replay and audit. */
export interface SnapshotTable extends PositionTable {}

export interface Schema {
  match: MatchTable;
  seat: SeatTable;
  position: PositionTable;
  journal: JournalTable;
  snapshot: SnapshotTable;
}

/** A connection, inside a transaction or not. */
export type Db = Kysely<Schema> | Transaction<Schema>;
