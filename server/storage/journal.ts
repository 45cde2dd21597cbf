import type { Insertable, Selectable } from 'kysely';
import type { Action, Seat, Waiting } from '../../src/engine/rules.ts';
import type { BoardState, Told } from '../boardgameio.ts';
import { HouseError } from '../errors.ts';
import type { Db, JournalTable } from './schema.ts';

/** How far apart the snapshots are, in lines. */
export const SNAPSHOT_EVERY = 50;
const ROWS_AT_ONCE = 100;
/** The greatest number that both databases keep in such a column. */
const MOST_NUMBER = 2 ** 31 - 1;

/** A match after `number` lines of its journal. The state's `_stateID` is that number too, take-backs or not. */
export interface Position {
  number: number;
  draws: number;
  state: BoardState;
}

/**
 * One line of the journal, read. The setup has neither seat nor key, and the action `{ do: 'setup' }`; a line that takes back has
 * the action `{ do: 'takeBack', to, by }`.
 */
export interface Line {
  number: number;
  seat: Seat | null;
  key: string | null;
  action: Action;
  told: Told[];
  waiting: Waiting[];
  at: number;
  /** The line whose position stands again from here on; null: an action. */
  to: number | null;
  /** Whether it told something that nobody can be made to forget. */
  revealed: boolean;
}

/** Null before the match has begun. */
export async function readPosition(db: Db, matchID: string): Promise<Position | null> {
  const row = await db.selectFrom('position').selectAll().where('match_id', '=', matchID).executeTakeFirst();
  return row ? { number: row.number, draws: row.draws, state: JSON.parse(row.state) } : null;
}

/** The snapshot at or before that number: the position after that line, as it was then. */
export async function readSnapshot(db: Db, matchID: string, number: number): Promise<Position | null> {
  const row = await db
    .selectFrom('snapshot')
    .selectAll()
    .where('match_id', '=', matchID)
    .where('number', '<=', number)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row ? { number: row.number, draws: row.draws, state: JSON.parse(row.state) } : null;
}

/**
 * Writes one line and the position it led to, by compare-and-set on the number: whoever else has written meanwhile makes this
 * throw (HouseError `busy`) and the transaction fall. The setup (number 0) makes the position.
 */
export async function append(tx: Db, matchID: string, line: Line, position: Position): Promise<void> {
  const { number, draws } = position;
  const state = JSON.stringify(position.state);
  if (number === 0) await tx.insertInto('position').values({ match_id: matchID, number, draws, state }).execute();
  else await advance(tx, matchID, { number, draws, state });
  await tx
    .insertInto('journal')
    .values(rowOf(matchID, line, draws))
    .execute();
  if (number % SNAPSHOT_EVERY === 0) await insertSnapshot(tx, matchID, position, state);
}

function rowOf(matchID: string, line: Line, draws: number | null): Insertable<JournalTable> {
  return {
    match_id: matchID,
    number: line.number,
    seat: line.seat,
    key: line.key,
    action: JSON.stringify(line.action),
    events: JSON.stringify(line.told),
    waiting: JSON.stringify(line.waiting),
    at: line.at,
    to_number: line.to,
    draws,
    revealed: line.revealed ? 1 : 0,
  };
}

/** Writes a whole match at once, one that was played elsewhere: its lines, the positions to keep, and the last. */
export async function insertWhole(
  tx: Db,
  matchID: string,
  { lines, kept, last }: { lines: readonly Line[]; kept: readonly Position[]; last: Position },
): Promise<void> {
  const { number, draws, state } = last;
  await tx
    .insertInto('position')
    .values({ match_id: matchID, number, draws, state: JSON.stringify(state) })
    .execute();
  for (let i = 0; i < lines.length; i += ROWS_AT_ONCE) {
    const rows = lines.slice(i, i + ROWS_AT_ONCE).map((line) => rowOf(matchID, line, null));
    await tx.insertInto('journal').values(rows).execute();
  }
  for (const position of kept) await insertSnapshot(tx, matchID, position);
}

/** Keeps a position that is asked for again, so that it need not be played up to. */
export async function insertSnapshot(
  tx: Db,
  matchID: string,
  { number, draws, state }: Position,
  text = JSON.stringify(state),
): Promise<void> {
  await tx.insertInto('snapshot').values({ match_id: matchID, number, draws, state: text }).execute();
}

async function advance(tx: Db, matchID: string, next: { number: number; draws: number; state: string }): Promise<void> {
  const result = await tx
    .updateTable('position')
    .set(next)
    .where('match_id', '=', matchID)
    .where('number', '=', next.number - 1)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new HouseError('busy', 'Somebody else was quicker. Try again.');
}

/** The line that this seat wrote under that key, or null. */
export async function readByKey(db: Db, matchID: string, seat: Seat, key: string): Promise<Line | null> {
  const row = await db
    .selectFrom('journal')
    .selectAll()
    .where('match_id', '=', matchID)
    .where('seat', '=', seat)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? toLine(row) : null;
}

/** What follows that beginning in the keys under which the seat wrote its lines. */
export async function keysWith(db: Db, matchID: string, seat: Seat, beginning: string): Promise<string[]> {
  const rows = await db
    .selectFrom('journal')
    .select('key')
    .where('match_id', '=', matchID)
    .where('seat', '=', seat)
    .where('key', 'like', `${beginning}%`)
    .execute();
  return rows.map(({ key }) => (key ?? '').slice(beginning.length));
}

/** The lines from number `from` to number `upTo`, in order; when there are more than `most`, the newest. */
export async function readLines(
  db: Db,
  matchID: string,
  from: number,
  most: number,
  upTo = MOST_NUMBER,
): Promise<Line[]> {
  const rows = await db
    .selectFrom('journal')
    .selectAll()
    .where('match_id', '=', matchID)
    .where('number', '>=', from)
    .where('number', '<=', upTo)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(toLine);
}

function toLine(row: Selectable<JournalTable>): Line {
  const { number, seat, key, at } = row;
  return {
    number,
    seat,
    key,
    at,
    action: JSON.parse(row.action),
    told: JSON.parse(row.events),
    waiting: JSON.parse(row.waiting),
    to: row.to_number,
    revealed: row.revealed === 1,
  };
}
