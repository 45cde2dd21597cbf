import type { Seat } from '../../src/engine/rules.ts';
import type { Db } from '../storage/schema.ts';

/** What a browser gives out to be pushed to. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A device that is to be told of that seat's turns. */
export interface Told {
  endpoint: string;
  keys: Subscription['keys'];
  matchID: string;
  seat: Seat;
  told: number;
}

/** From now on that device is told of the turns of these seats too. */
export async function insertPush(
  tx: Db,
  { endpoint, keys }: Subscription,
  seats: readonly { matchID: string; seat: Seat }[],
): Promise<void> {
  const text = JSON.stringify(keys);
  await tx
    .insertInto('push')
    .values({ endpoint, keys: text, created_at: Date.now() })
    .onConflict((on) => on.column('endpoint').doUpdateSet({ keys: text }))
    .execute();
  const rows = seats.map(({ matchID, seat }) => ({ endpoint, match_id: matchID, seat, told: -1 }));
  if (rows.length === 0) return;
  await tx
    .insertInto('push_seat')
    .values(rows)
    .onConflict((on) => on.columns(['endpoint', 'match_id', 'seat']).doNothing())
    .execute();
}

export async function deletePush(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
}

/** Nobody is told of that seat's turns any more. */
export async function deletePushSeat(db: Db, matchID: string, seat: Seat): Promise<void> {
  await db.deleteFrom('push_seat').where('match_id', '=', matchID).where('seat', '=', seat).execute();
}

/** The devices to be told of seats, in running matches where nothing has happened since `before`. */
export async function readWaitingDevices(db: Db, before: number, most: number): Promise<Told[]> {
  const rows = await db
    .selectFrom('push_seat')
    .innerJoin('push', 'push.endpoint', 'push_seat.endpoint')
    .innerJoin('match', 'match.id', 'push_seat.match_id')
    .innerJoin('seat', (on) =>
      on.onRef('seat.match_id', '=', 'push_seat.match_id').onRef('seat.seat', '=', 'push_seat.seat'),
    )
    .innerJoin('position', 'position.match_id', 'push_seat.match_id')
    .select(['push.endpoint', 'push.keys', 'push_seat.match_id', 'push_seat.seat', 'push_seat.told'])
    .where('match.status', '=', 'running')
    .where('seat.kind', '=', 'human')
    .where('match.updated_at', '<', before)
    .whereRef('push_seat.told', '<', 'position.number')
    .orderBy('match.updated_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ endpoint, keys, match_id, seat, told }) => {
    return { endpoint, keys: JSON.parse(keys), matchID: match_id, seat, told };
  });
}

export async function markTold(db: Db, { endpoint, matchID, seat }: Told, number: number): Promise<void> {
  await db
    .updateTable('push_seat')
    .set({ told: number })
    .where('endpoint', '=', endpoint)
    .where('match_id', '=', matchID)
    .where('seat', '=', seat)
    .execute();
}
