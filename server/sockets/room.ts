import type { Logger } from 'pino';
import type { Seat } from '../../src/engine/rules.ts';
import type { Authority } from '../authority.ts';
import type { ClockRequests } from '../clocks/requests.ts';
import { HouseError } from '../errors.ts';
import type { Hub, Proofs } from '../hub.ts';
import { readStanding, type Standing } from '../memory/standing.ts';
import type { Herald } from '../nodes/herald.ts';
import type { Identity } from '../people/identity.ts';
import type { HouseKey } from '../people/key.ts';
import type { Queue } from '../queue.ts';
import { mustLetWatch } from '../seats/permission.ts';
import { matches } from '../secrets.ts';
import { readTable, type Table } from '../storage/matches.ts';
import type { Storage } from '../storage/storage.ts';
import type { Talk } from '../talk/talk.ts';
import type { Catalogue, Served } from '../titles.ts';

/** What the socket handlers work with. */
export interface Room {
  storage: Storage;
  titles: Catalogue;
  queue: Queue;
  hub: Hub;
  herald: Herald;
  authority: Authority;
  clocks: ClockRequests;
  key: HouseKey;
  identity: Identity;
  talk: Talk;
  log: Logger;
}

/** A seat somebody says he holds. */
export interface Claim {
  seat: Seat;
  credentials: string;
}

/** A table that the asker may look at, as it stands. */
export interface Looked {
  served: Served;
  table: Table;
  standing: Standing | null;
}

/**
 * The table, if the asker may see it: as the holder of all the seats he names, or as a spectator where the table has them. To be
 * called inside the match's queue. Throws `noSuchMatch`, `forbidden`, `noSpectators`.
 */
export async function look(room: Room, matchID: string, claims: readonly Claim[], invite?: string): Promise<Looked> {
  const looked = await stand(room, matchID);
  if (!claims.every((claim) => holds(looked.table, claim))) {
    throw new HouseError('forbidden', 'These are not the credentials of that seat.');
  }
  if (claims.length === 0) await mustLetWatch(room.key, looked.table.match, invite);
  return looked;
}

/** How the match stands, for somebody who has proved before that he may see it. */
export async function stand(room: Room, matchID: string): Promise<Looked> {
  const table = await readTable(room.storage.db, matchID);
  if (!table) throw new HouseError('noSuchMatch', 'There is no such match.');
  return { served: room.titles.of(table.match), table, standing: await readStanding(room.storage.db, table) };
}

/** What those seats are held by now. */
export function proofsOf(table: Table, seats: readonly Seat[]): Proofs {
  return new Map(table.seats.flatMap((row) => (seats.includes(row.seat) ? [[row.seat, row.credential]] : [])));
}

function holds(table: Table, claim: Claim): boolean {
  const row = table.seats.find((seat) => seat.seat === claim.seat);
  return matches(claim.credentials, row?.credential ?? null);
}
