import { randomBytes } from 'node:crypto';
import type { Seat } from '../../src/engine/rules.ts';
import type { HouseKey } from '../people/key.ts';
import { sha256 } from '../secrets.ts';
import type { Match, SeatRow } from '../storage/matches.ts';

/** What a new holder of a seat is given, and what is stored of it. */
export interface Fresh {
  nonce: string;
  credentials: string;
  credential: string;
}

/**
 * Credentials for a new holder. They can be made again from the seat's nonce and the house's key, so that every device of the
 * holder can be given the same; what is stored is a hash that opens nothing.
 */
export async function freshCredentials(key: HouseKey, matchID: string): Promise<Fresh> {
  const nonce = randomBytes(12).toString('base64url');
  const credentials = await key.sign('seat', `${matchID}/${nonce}`);
  return { nonce, credentials, credential: sha256(credentials) };
}

/** The same credentials for another device of the holder; null for a seat whose credentials were made in another way. */
export async function credentialsAgain(key: HouseKey, row: SeatRow): Promise<string | null> {
  if (row.nonce === null || row.credential === null) return null;
  const credentials = await key.sign('seat', `${row.match_id}/${row.nonce}`);
  return sha256(credentials) === row.credential ? credentials : null;
}

/** What an invitation link to the table holds: it opens a private table, and lets friends watch. */
export function inviteOf(key: HouseKey, match: Pick<Match, 'id'>): Promise<string> {
  return key.sign('invite', match.id);
}

/** What a link for somebody who takes over that seat holds. It is good once: with its holder the seat's nonce changes. */
export function substituteOf(key: HouseKey, row: SeatRow): Promise<string> {
  return key.sign('substitute', holding(row));
}

/** Whether the seat's row is the one that the substitute's link was made for. */
export function isSubstitute(key: HouseKey, row: SeatRow, token: string): Promise<boolean> {
  return key.signed('substitute', holding(row), token);
}

const holding = (row: SeatRow) => `${row.match_id}/${row.seat}/${row.nonce ?? ''}`;

/** The seat of those a table has, or null. */
export function rowOf(seats: readonly SeatRow[], seat: Seat): SeatRow | null {
  return seats.find((row) => row.seat === seat) ?? null;
}
