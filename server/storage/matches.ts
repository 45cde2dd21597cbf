import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely';
import type { Db, MatchTable, Schema, SeatTable } from './schema.ts';
import type { Storage } from './storage.ts';

export type Match = Selectable<MatchTable>;
export type SeatRow = Selectable<SeatTable>;

/** A table with its seats, in seat order. */
export interface Table {
  match: Match;
  seats: SeatRow[];
}

/** Newest first; `before` is the last table of the page before. */
export interface Page {
  title?: string | undefined;
  status?: Match['status'] | undefined;
  before?: { at: number; id: string } | undefined;
  over?: boolean | undefined;
  updatedBefore?: number | undefined;
  updatedAfter?: number | undefined;
  most: number;
}

export async function insertTable(
  tx: Db,
  match: Insertable<MatchTable>,
  seats: Insertable<SeatTable>[],
): Promise<void> {
  await tx.insertInto('match').values(match).execute();
  await tx.insertInto('seat').values(seats).execute();
}

/** The table, or null. Inside a transaction with `storage` given it stays locked to its end. */
export async function readTable(db: Db, matchID: string, lockIn?: Storage): Promise<Table | null> {
  const query = db.selectFrom('match').selectAll().where('id', '=', matchID);
  const match = await (lockIn?.locksRows ? query.forUpdate() : query).executeTakeFirst();
  if (!match) return null;
  const seats = await db.selectFrom('seat').selectAll().where('match_id', '=', matchID).orderBy('seat').execute();
  return { match, seats };
}

export async function updateMatch(tx: Db, matchID: string, change: Updateable<MatchTable>): Promise<void> {
  await tx.updateTable('match').set(change).where('id', '=', matchID).execute();
}

export async function updateSeat(tx: Db, matchID: string, seat: number, change: Updateable<SeatTable>): Promise<void> {
  await tx.updateTable('seat').set(change).where('match_id', '=', matchID).where('seat', '=', seat).execute();
}

/** The match with everything that hangs on it. */
export async function deleteMatch(tx: Db, matchID: string): Promise<void> {
  await tx.deleteFrom('match').where('id', '=', matchID).execute();
}

/** Removes tables that nothing has happened at since `before` and that never began. */
export async function deleteStaleTables(db: Db, before: number): Promise<void> {
  await db.deleteFrom('match').where('status', '=', 'open').where('updated_at', '<', before).execute();
}

/** Removes at most so many matches that were over or closed before `before`; returns how many. */
export async function deleteFinished(db: Db, before: number, most: number): Promise<number> {
  const old = await db
    .selectFrom('match')
    .select('id')
    .where('status', 'in', ['over', 'closed'])
    .where('updated_at', '<', before)
    .limit(most)
    .execute();
  const ids = old.map((match) => match.id);
  if (ids.length > 0) await db.deleteFrom('match').where('id', 'in', ids).execute();
  return ids.length;
}

/** Public tables only. */
export async function listTables(db: Db, page: Page): Promise<Table[]> {
  const listed = db.selectFrom('match').selectAll().where('unlisted', '=', 0).where('archive', '=', 0);
  let query = listed.where('status', '!=', 'closed');
  const { title, status, before, over, updatedAfter, updatedBefore } = page;
  if (title !== undefined) query = query.where('title', '=', title);
  if (status !== undefined) query = query.where('status', '=', status);
  if (over !== undefined) query = query.where('status', over ? '=' : '!=', 'over');
  if (updatedAfter !== undefined) query = query.where('updated_at', '>', updatedAfter);
  if (updatedBefore !== undefined) query = query.where('updated_at', '<', updatedBefore);
  if (before) {
    query = query.where((is) =>
      is.or([is('created_at', '<', before.at), is.and([is('created_at', '=', before.at), is('id', '<', before.id)])]),
    );
  }
  const matches = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.most).execute();
  return withSeats(db, matches);
}

/** How many matches there are, by status. */
export async function countByStatus(db: Db): Promise<Record<string, number>> {
  const count = (is: ExpressionBuilder<Schema, 'match'>) => is.fn.countAll<number>().as('count');
  const rows = await db.selectFrom('match').select(['status', count]).groupBy('status').execute();
  return Object.fromEntries(rows.map((row) => [row.status, Number(row.count)]));
}

/** A match as whoever runs the house sees it: no secret, no board. */
export interface TableLine {
  matchID: string;
  title: string;
  name: string;
  status: Match['status'];
  unlisted: boolean;
  archive: boolean;
  createdAt: number;
  updatedAt: number;
  /** Lines of its journal; 0 before it began. */
  lines: number;
  seats: Pick<SeatRow, 'seat' | 'kind' | 'name' | 'level'>[];
}

/** Every match, listed or not, the one that something happened at last first. */
export async function listAll(
  db: Db,
  { status, before, most }: { status?: Match['status'] | undefined; before?: Page['before']; most: number },
): Promise<TableLine[]> {
  let query = db
    .selectFrom('match')
    .leftJoin('position', 'position.match_id', 'match.id')
    .selectAll('match')
    .select('position.number');
  if (status !== undefined) query = query.where('status', '=', status);
  if (before) {
    query = query.where((is) =>
      is.or([is('updated_at', '<', before.at), is.and([is('updated_at', '=', before.at), is('id', '<', before.id)])]),
    );
  }
  const rows = await query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(most).execute();
  const tables = await withSeats(db, rows);
  return tables.map((table, index) => lineOf(table, rows[index]?.number ?? 0));
}

function lineOf({ match, seats }: Table, lines: number): TableLine {
  return {
    matchID: match.id,
    title: match.title,
    name: match.name,
    status: match.status,
    unlisted: match.unlisted === 1,
    archive: match.archive === 1,
    createdAt: match.created_at,
    updatedAt: match.updated_at,
    lines,
    seats: seats.map(({ seat, kind, name, level }) => ({ seat, kind, name, level })),
  };
}

async function withSeats(db: Db, matches: Match[]): Promise<Table[]> {
  if (matches.length === 0) return [];
  const ids = matches.map((match) => match.id);
  const seats = await db.selectFrom('seat').selectAll().where('match_id', 'in', ids).orderBy('seat').execute();
  return matches.map((match) => ({ match, seats: seats.filter((seat) => seat.match_id === match.id) }));
}

/** The running matches in which a bot sits. */
export async function matchesWithBots(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('match')
    .innerJoin('seat', 'seat.match_id', 'match.id')
    .select('match.id')
    .distinct()
    .where('match.status', '=', 'running')
    .where('seat.kind', '=', 'bot')
    .execute();
  return rows.map((row) => row.id);
}
