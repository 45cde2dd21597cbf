import type { Seat } from '../../src/engine/rules.ts';
import type { Db } from '../storage/schema.ts';

/** A seat asks to take back to after line `to`; the seats in `waits` have not yet agreed. */
export interface Question {
  seat: Seat;
  to: number;
  waits: Seat[];
  key: string;
}

/** The question that stands when the match has that many lines; any further line has made it void. */
export async function readQuestion(db: Db, matchID: string, number: number): Promise<Question | null> {
  const row = await db
    .selectFrom('question')
    .selectAll()
    .where('match_id', '=', matchID)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? { seat: row.seat, to: row.to_number, waits: JSON.parse(row.waits), key: row.key } : null;
}

/** Puts the question in the place of whatever was asked before. */
export async function writeQuestion(tx: Db, matchID: string, number: number, question: Question): Promise<void> {
  await dropQuestion(tx, matchID);
  const { seat, to, key } = question;
  const row = { match_id: matchID, number, seat, to_number: to, key, waits: JSON.stringify(question.waits) };
  await tx.insertInto('question').values(row).execute();
}

/** Whether there was one, be it void. */
export async function dropQuestion(tx: Db, matchID: string): Promise<boolean> {
  const result = await tx.deleteFrom('question').where('match_id', '=', matchID).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
