import type { Waiting } from '../../src/engine/rules.ts';
import type { Match, SeatRow, Table } from '../storage/matches.ts';
import type { Db } from '../storage/schema.ts';

/** A match of a person's, and where he stands in it. */
export interface Past {
  table: Table;
  /** The seats that are his. */
  own: SeatRow[];
  /** It waits for one of them. */
  turn: boolean;
  /** He does not sit there yet: seats are kept for him. */
  kept: boolean;
}

/** How a page of a person's matches is asked for; `before` is the last one of the page before. */
export interface PastPage {
  over: boolean;
  before?: { at: number; id: string } | undefined;
  most: number;
}

/** That person's matches, the latest first: those that are over, or those that are not, with those a seat is kept for him at. */
export async function pastOf(db: Db, person: string, { over, before, most }: PastPage): Promise<Past[]> {
  const own = db.selectFrom('seat').select('match_id').where('person', '=', person);
  const sat = own.where('kind', '!=', 'open');
  let query = db
    .selectFrom('match')
    .selectAll()
    .where((is) =>
      over
        ? is.and([is('id', 'in', sat), is('status', 'in', ['over', 'closed'])])
        : is.or([
            is.and([is('id', 'in', own), is('status', '=', 'open')]),
            is.and([is('id', 'in', sat), is('status', '=', 'running')]),
          ]),
    );
  if (before) {
    query = query.where((is) =>
      is.or([is('updated_at', '<', before.at), is.and([is('updated_at', '=', before.at), is('id', '<', before.id)])]),
    );
  }
  const matches = await query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(most).execute();
  return withSeats(db, matches, person);
}

async function withSeats(db: Db, matches: readonly Match[], person: string): Promise<Past[]> {
  if (matches.length === 0) return [];
  const ids = matches.map((match) => match.id);
  const seats = await db.selectFrom('seat').selectAll().where('match_id', 'in', ids).orderBy('seat').execute();
  const waits = await waitedFor(db, ids);
  return matches.map((match) => {
    const rows = seats.filter((seat) => seat.match_id === match.id);
    const own = rows.filter((seat) => seat.person === person);
    const asked = match.status === 'running' ? (waits.get(match.id) ?? []) : [];
    const turn = own.some((row) => row.kind === 'human' && asked.some((one) => one.seat === row.seat));
    return { table: { match, seats: rows }, own, turn, kept: own.every((row) => row.kind === 'open') };
  });
}

/** Whom each of those matches waits for, from the last lines of their journals. */
async function waitedFor(db: Db, ids: readonly string[]): Promise<Map<string, Waiting[]>> {
  const rows = await db
    .selectFrom('position')
    .innerJoin('journal', (join) =>
      join.onRef('journal.match_id', '=', 'position.match_id').onRef('journal.number', '=', 'position.number'),
    )
    .select(['journal.match_id', 'journal.waiting'])
    .where('position.match_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.match_id, JSON.parse(row.waiting)]));
}
