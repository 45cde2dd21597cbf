import type { Kysely } from 'kysely';

/** People, their devices and ratings, what a table has agreed on beside its rules, and what is said at it. */
export async function people(db: Kysely<unknown>): Promise<void> {
  await personTables(db);
  await matchColumns(db);
  await seatColumns(db);
  await ratingTable(db);
  await talkTable(db);
}

async function personTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('device')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('move')
    .addColumn('token', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.references('person.id').onDelete('cascade'))
    .addColumn('match_id', 'text', (c) => c.references('match.id').onDelete('cascade'))
    .addColumn('seat', 'integer')
    .addColumn('nonce', 'text')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function matchColumns(db: Kysely<unknown>): Promise<void> {
  const flags = { private: 0, ready_first: 0, whispers: 1, watchers_talk: 0, rated: 0 };
  for (const [name, usual] of Object.entries(flags)) {
    await db.schema
      .alterTable('match')
      .addColumn(name, 'integer', (c) => c.notNull().defaultTo(usual))
      .execute();
  }
  for (const name of ['setter', 'vote']) await db.schema.alterTable('match').addColumn(name, 'text').execute();
}

async function seatColumns(db: Kysely<unknown>): Promise<void> {
  const columns = {
    person: 'text',
    nonce: 'text',
    sat_at: 'bigint',
    rating: 'integer',
    rating_after: 'integer',
  } as const;
  for (const [name, type] of Object.entries(columns)) {
    await db.schema.alterTable('seat').addColumn(name, type).execute();
  }
  await db.schema
    .alterTable('seat')
    .addColumn('ready', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('seat_person').on('seat').columns(['person']).execute();
}

async function ratingTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rating')
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_key', ['person', 'title'])
    .execute();
}

async function talkTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('talk')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('to_seat', 'integer')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('talk_key', ['match_id', 'number'])
    .execute();
}
