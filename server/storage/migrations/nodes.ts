import type { Kysely } from 'kysely';

/** What the processes of one house tell each other. No row of it outlives them for long. */
export async function nodes(db: Kysely<unknown>): Promise<void> {
  // Only PostgreSQL writes an outbox, and `bigserial` is its word; SQLite takes any.
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'bigserial', (c) => c.primaryKey())
    .addColumn('node', 'text', (c) => c.notNull())
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('node')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('presence')
    .addColumn('node', 'text', (c) => c.notNull().references('node.id').onDelete('cascade'))
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('presence_key', ['node', 'match_id', 'seat'])
    .execute();
  await db.schema.createIndex('presence_match').on('presence').columns(['match_id']).execute();
  await db.schema
    .createTable('lease')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('node', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}
