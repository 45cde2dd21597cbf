import type { NOTATION } from './notation.ts';

/** One action in a file: who, what, and its fields, in the words of the notation. */
export interface FileAction {
  seat: string;
  do: string;
  [field: string]: unknown;
}

/** Who sat where. The list is in seat order; `seat` is the seat's name in the notation. */
export interface FileSeat {
  seat: string;
  name: string;
  kind: 'human' | 'bot' | 'open';
  /** The bot's level. */
  bot?: string | undefined;
}

/** In a seat's place, where it is a secret yet who acted. */
export const SOMEBODY = '?';

/** How a game ended, with seats by name. */
export interface FileResult {
  reason: string;
  winner: string | null;
  ranks: Record<string, number>;
}

/** What happened to a seat, by whose wish, and whom it concerned. It changes nothing of the position. */
export interface FileHolder {
  change: 'left' | 'kicked' | 'bot' | 'back' | 'substitute';
  by: 'self' | 'table' | 'setter' | 'vote' | 'clock' | 'link';
  name: string;
  level?: string | undefined;
}

/**
 * One moment of the match as it went, numbered from 1; `at` is in milliseconds since `startedAt`. It is one of: the action of that
 * place (from 1) in the file's `actions`; an action that was taken back later on; a take-back to after that number; another
 * holder of a seat.
 */
export type FileLine = { number: number; at: number } & (
  | { action: number }
  | { folded: FileAction }
  | { takeBack: number; seat: string; by: 'free' | 'consent' }
  | { seat: string; holder: FileHolder }
);

/** A match as one file (notation.md section 3). While it runs there is no seed, and nothing that would give the deck away. */
export interface GameFile {
  notation: typeof NOTATION;
  game: string;
  /** The version of the rules. */
  rules: number;
  id?: string | undefined;
  /** ISO 8601. */
  startedAt?: string | undefined;
  build?: string | undefined;
  /** All of them, so that a later default changes nothing. */
  options: Record<string, unknown>;
  seats: FileSeat[];
  /** SHA-256 of the seed, in hexadecimal; public from the start of the match. */
  seedCommitment: string;
  /** 64 hexadecimal digits. */
  seed?: string | undefined;
  /** The actions that count, in order. Another seat's sealed one is `{ seat: SOMEBODY, do: 'sealed' }` while the match runs. */
  actions: FileAction[];
  /** After each action the first eight digits of its position's hash: a difference is found at the action that made it. */
  checks?: string[] | undefined;
  /** SHA-256 of the final position in the notation, as canonical JSON. */
  hash?: string | undefined;
  /** Null while the match runs. */
  result: FileResult | null;
  /** Everything, take-backs too. */
  journal?: FileLine[] | undefined;
}
