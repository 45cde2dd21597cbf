import type { Selectable } from 'kysely';
import type { Said } from '../talk/hearing.ts';
import type { TalkTable } from './peopleSchema.ts';
import type { Db } from './schema.ts';

/** How many things said are kept of a match; the oldest go. */
export const MOST_KEPT = 500;

/** Writes it down under the next number, which it gives. To be called with the match held. */
export async function insertTalk(tx: Db, matchID: string, said: Omit<Said, 'number'>): Promise<Said> {
  const last = await tx
    .selectFrom('talk')
    .select('number')
    .where('match_id', '=', matchID)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  const { seat, name, to, text, at } = said;
  await tx.insertInto('talk').values({ match_id: matchID, number, seat, name, to_seat: to, text, at }).execute();
  await tx
    .deleteFrom('talk')
    .where('match_id', '=', matchID)
    .where('number', '<=', number - MOST_KEPT)
    .execute();
  return { number, ...said };
}

/** The newest of what was said, in order. */
export async function readTalk(db: Db, matchID: string, most = MOST_KEPT): Promise<Said[]> {
  const rows = await db
    .selectFrom('talk')
    .selectAll()
    .where('match_id', '=', matchID)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(toSaid);
}

function toSaid({ number, seat, name, to_seat, text, at }: Selectable<TalkTable>): Said {
  return { number, seat, name, to: to_seat, text, at };
}
