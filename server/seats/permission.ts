import type { Seat } from '../../src/engine/rules.ts';
import { HouseError } from '../errors.ts';
import type { Me } from '../people/identity.ts';
import type { HouseKey } from '../people/key.ts';
import { matches } from '../secrets.ts';
import type { Match, SeatRow, Table } from '../storage/matches.ts';
import { isSubstitute } from './credentials.ts';

/** What the links that somebody came by hold. */
export interface Tokens {
  invite?: string | undefined;
  substitute?: string | undefined;
}

/** The seat with its proof. */
interface Proof {
  seat: Seat;
  credentials: string;
}

/** The holder's seat, if his credentials are its and he plays himself. Throws `noSuchSeat`, `forbidden`. */
export function held(table: Table, proof: Proof): SeatRow {
  const row = owned(table, proof);
  if (row.kind === 'human') return row;
  throw new HouseError('botPlays', 'A bot plays for you. Take your seat back first.');
}

/** The same, or the seat that a bot plays for him. */
export function owned(table: Table, { seat, credentials }: Proof): SeatRow {
  const row = table.seats.find((candidate) => candidate.seat === seat);
  if (!row) throw new HouseError('noSuchSeat', 'The table has no such seat.');
  if (matches(credentials, row.credential)) return row;
  throw new HouseError('forbidden', 'These are not the credentials of that seat.');
}

/** The table's host: who set it or, when he does not sit there, whoever has sat there longest. Null: no person sits there. */
export function hostOf({ match, seats }: Table): SeatRow | null {
  const people = seats.filter((row) => row.kind === 'human');
  const setter = match.setter === null ? null : people.find((row) => row.person === match.setter);
  const [first] = [...people].sort((a, b) => (a.sat_at ?? 0) - (b.sat_at ?? 0) || a.seat - b.seat);
  return setter ?? first ?? null;
}

/** Throws `forbidden` unless that seat is the host's. Of one who holds several seats, each is. */
export function mustHost(table: Table, row: SeatRow): void {
  const host = hostOf(table);
  const same = host && (host.seat === row.seat || (host.person !== null && host.person === row.person));
  if (!same) throw new HouseError('forbidden', 'Only who has set the table can do that.');
}

/** The seat to sit down in: the one that is wished, or that is kept for him, or the first that is free for all. */
export function seatToTake({ match, seats }: Table, wished: Seat | undefined, me: Me | null): SeatRow {
  if (match.status === 'over') throw new HouseError('alreadyStarted', 'The match is over.');
  const free = seats.filter((row) => row.kind === 'open' && (row.person === null || row.person === me?.person));
  const kept = free.find((row) => row.person !== null);
  const row = wished === undefined ? (kept ?? free[0]) : seats.find((candidate) => candidate.seat === wished);
  if (!row && wished === undefined) throw new HouseError('tableFull', 'Every seat is taken.');
  if (!row) throw new HouseError('noSuchSeat', 'The table has no such seat.');
  const replaceable = match.status === 'running' && row.kind === 'bot';
  if (free.includes(row) || replaceable) return row;
  throw new HouseError('seatTaken', row.kind === 'open' ? 'That seat is kept for somebody.' : 'Somebody sits there.');
}

/** Whether somebody may sit down in that seat. Throws `needsInvite`, `seatTaken`. */
export async function mustBeAllowed(
  key: HouseKey,
  { match }: Table,
  row: SeatRow,
  { invite, substitute, me }: Tokens & { me: Me | null },
): Promise<void> {
  if (match.status === 'running') {
    if (substitute !== undefined && (await isSubstitute(key, row, substitute))) return;
    if (row.kind === 'bot') throw new HouseError('seatTaken', 'Somebody sits there.');
    throw new HouseError(
      'needsInvite',
      'The match has begun: somebody at the table must send you the link for this seat.',
    );
  }
  const known = me !== null && (row.person === me.person || match.setter === me.person);
  if (match.private === 0 || known || (await isInvited(key, match, invite))) return;
  throw new HouseError('needsInvite', 'This table is by invitation only.');
}

export async function isInvited(key: HouseKey, match: Match, invite: string | undefined): Promise<boolean> {
  return invite !== undefined && key.signed('invite', match.id, invite);
}

/** Whether somebody may watch who holds no seat there. Throws `noSpectators`. */
export async function mustLetWatch(key: HouseKey, match: Match, invite: string | undefined): Promise<void> {
  if (match.spectators === 1 || (match.spectators === 2 && (await isInvited(key, match, invite)))) return;
  throw new HouseError('noSpectators', 'This table is for its players only.');
}
