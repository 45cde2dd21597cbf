import type { Seat } from '../../src/engine/rules.ts';
import type { Match } from '../storage/matches.ts';
import type { Db } from '../storage/schema.ts';
import { clockOf } from './clock.ts';
import { firstBank } from './time.ts';
import type { SeatClock } from './wind.ts';

/** A seat asks the others: to stop the clocks (all must agree), or for more time (more than half must). */
export interface Ask {
  what: 'pause' | 'extend';
  by: Seat;
  /** The others' answers so far, by seat. */
  votes: Record<string, boolean>;
}

/** How a table's clocks stand. */
export interface Clocks {
  paused: boolean;
  asked: Ask | null;
  seats: SeatClock[];
}

/** Null for a table without a clock, or one whose match has not begun. */
export async function readClocks(db: Db, match: Match): Promise<Clocks | null> {
  if (match.clock === null) return null;
  const row = await db.selectFrom('clock').selectAll().where('match_id', '=', match.id).executeTakeFirst();
  if (!row) return null;
  const rows = await db.selectFrom('clock_seat').selectAll().where('match_id', '=', match.id).orderBy('seat').execute();
  return {
    paused: row.paused_at !== null,
    asked: row.asked === null ? null : JSON.parse(row.asked),
    seats: rows.map(({ seat, bank, since, deadline_at, strikes }) => {
      return { seat, bank, since, deadline: deadline_at, strikes };
    }),
  };
}

/** The clocks of a match that begins, none running; null where the table has none. */
export async function makeClocks(tx: Db, match: Match): Promise<Clocks | null> {
  const clock = clockOf(match);
  if (!clock) return null;
  await tx.insertInto('clock').values({ match_id: match.id, paused_at: null, asked: null }).execute();
  const seats = Array.from({ length: match.seats }, (_, seat) => {
    return { seat, bank: firstBank(clock), since: null, deadline: null, strikes: 0 };
  });
  const rows = seats.map(({ seat, bank }) => ({
    match_id: match.id,
    seat,
    bank,
    since: null,
    deadline_at: null,
    strikes: 0,
  }));
  await tx.insertInto('clock_seat').values(rows).execute();
  return { paused: false, asked: null, seats };
}

/** Writes those that differ from `before`. */
export async function writeSeatClocks(
  tx: Db,
  matchID: string,
  before: readonly SeatClock[],
  after: readonly SeatClock[],
): Promise<void> {
  for (const [index, { seat, bank, since, deadline, strikes }] of after.entries()) {
    if (JSON.stringify(before[index]) === JSON.stringify(after[index])) continue;
    await tx
      .updateTable('clock_seat')
      .set({ bank, since, deadline_at: deadline, strikes })
      .where('match_id', '=', matchID)
      .where('seat', '=', seat)
      .execute();
  }
}

export async function writeAsk(tx: Db, matchID: string, asked: Ask | null): Promise<void> {
  const text = asked && JSON.stringify(asked);
  await tx.updateTable('clock').set({ asked: text }).where('match_id', '=', matchID).execute();
}

export async function writePause(tx: Db, matchID: string, pausedAt: number | null): Promise<void> {
  await tx.updateTable('clock').set({ paused_at: pausedAt, asked: null }).where('match_id', '=', matchID).execute();
}

/** The seats of running matches whose time is up, the longest first. */
export async function readDue(db: Db, now: number, most: number): Promise<{ matchID: string; seat: Seat }[]> {
  const rows = await db
    .selectFrom('clock_seat')
    .innerJoin('match', 'match.id', 'clock_seat.match_id')
    .select(['clock_seat.match_id', 'clock_seat.seat'])
    .where('clock_seat.deadline_at', '<=', now)
    .where('match.status', '=', 'running')
    .orderBy('clock_seat.deadline_at')
    .limit(most)
    .execute();
  return rows.map(({ match_id, seat }) => ({ matchID: match_id, seat }));
}
