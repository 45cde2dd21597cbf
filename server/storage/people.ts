import type { Selectable } from 'kysely';
import type { MoveTable, PersonTable } from './peopleSchema.ts';
import type { Db } from './schema.ts';

export type Person = Selectable<PersonTable>;
export type Move = Selectable<MoveTable>;

export async function insertPerson(db: Db, person: Person): Promise<void> {
  await db.insertInto('person').values(person).execute();
}

export async function renamePerson(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('person').set({ name }).where('id', '=', id).execute();
}

/** `key` is the hash of the device's key. */
export async function insertDevice(db: Db, device: { id: string; person: string; key: string }): Promise<void> {
  await db
    .insertInto('device')
    .values({ ...device, created_at: Date.now() })
    .execute();
}

/** The person known by that device, or by the device whose key has that hash; null where there is none. */
export async function readByDevice(
  db: Db,
  by: { id: string } | { key: string },
): Promise<(Person & { device: string }) | null> {
  const query = db
    .selectFrom('device')
    .innerJoin('person', 'person.id', 'device.person')
    .select(['person.id', 'person.name', 'person.created_at', 'device.id as device']);
  const one = 'id' in by ? query.where('device.id', '=', by.id) : query.where('device.key', '=', by.key);
  return (await one.executeTakeFirst()) ?? null;
}

/** Writes a link to move by, and forgets those whose time is over. */
export async function insertMove(tx: Db, move: Move): Promise<void> {
  await tx.deleteFrom('move').where('expires_at', '<', Date.now()).execute();
  await tx.insertInto('move').values(move).execute();
}

/** What the link holds, which from now on holds nothing. Of two who take it at once, one gets it. */
export async function takeMove(tx: Db, token: string): Promise<Move | null> {
  const move = await tx.deleteFrom('move').where('token', '=', token).returningAll().executeTakeFirst();
  return move && move.expires_at >= Date.now() ? move : null;
}
