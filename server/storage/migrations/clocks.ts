import type { Kysely } from 'kysely';

/** The clocks of tables and seats, the devices to be told of turns, and the house's own keys. */
export async function clocks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('match').addColumn('clock', 'text').execute();
  await db.schema
    .createTable('clock')
    .addColumn('match_id', 'text', (c) => c.primaryKey().references('match.id').onDelete('cascade'))
    .addColumn('paused_at', 'bigint')
    .addColumn('asked', 'text')
    .execute();
  await db.schema
    .createTable('clock_seat')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('bank', 'bigint', (c) => c.notNull())
    .addColumn('since', 'bigint')
    .addColumn('deadline_at', 'bigint')
    .addColumn('strikes', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('clock_seat_key', ['match_id', 'seat'])
    .execute();
  await db.schema.createIndex('clock_seat_deadline').on('clock_seat').columns(['deadline_at']).execute();
  await pushTables(db);
  await db.schema
    .createTable('house_key')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

async function pushTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('keys', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('push_seat')
    .addColumn('endpoint', 'text', (c) => c.notNull().references('push.endpoint').onDelete('cascade'))
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('told', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('push_seat_key', ['endpoint', 'match_id', 'seat'])
    .execute();
  await db.schema.createIndex('push_seat_match').on('push_seat').columns(['match_id']).execute();
}
