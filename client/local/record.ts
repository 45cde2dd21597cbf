import type { Action, Seat } from '../../src/engine/rules.ts';

/** Who sits where; `level` is a bot's. */
export interface LocalSeat {
  kind: 'human' | 'bot';
  name: string;
  level?: string;
}

/** One moment of the game as it went: an action, or a take-back to after the line of number `to`. `at` is in ms since 1970. */
export type LocalLine = { seat: Seat; at: number } & ({ action: Action } | { to: number; by: 'free' | 'consent' });

/** A table on this device, as it is kept: from it everything else follows. */
export interface LocalRecord {
  record: 1;
  id: string;
  title: string;
  /** The version of the rules it began with. */
  rules: number;
  name: string;
  createdAt: number;
  seats: LocalSeat[];
  /** What differs from the rules as printed. */
  options: Record<string, string | boolean>;
  /** 64 hexadecimal digits from the system's own source; the SHA-256 of it is in the game file. */
  seed: string;
  /** In order; the first has number 1. */
  lines: LocalLine[];
  over: boolean;
}

/** A secret seed from the system. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An id for a table on this device. */
export function newId(): string {
  return newSeed().slice(0, 12);
}
