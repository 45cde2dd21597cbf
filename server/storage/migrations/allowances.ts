import type { Kysely } from 'kysely';

/** What callers have used of what processes allow together. The columns and their order are rate-limiter-flexible's. */
export async function allowances(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('allowance')
    .addColumn('key', 'varchar(255)', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
}
