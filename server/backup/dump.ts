import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { BUILD } from '../build.ts';
import type { Db } from '../storage/schema.ts';
import { BackupError, FORMAT, type Footer, type Header, toJson } from './format.ts';
import { type Engine, keptTables, type TableShape } from './tables.ts';

const PAGE = 200;

/** Everything in the database as the lines of a backup, a page of rows at a time. Throws BackupError where there is no house. */
export async function* linesOf(db: Db, engine: Engine): AsyncGenerator<string> {
  const tables = await keptTables(db, engine);
  const header: Header = {
    backroom: 'backup',
    format: FORMAT,
    build: BUILD,
    at: new Date().toISOString(),
    migrations: await migrationsOf(db),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  };
  const hash = createHash('sha256');
  const rows: Footer['rows'] = {};
  const said = (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    return line;
  };
  yield said(header);
  for (const [number, table] of tables.entries()) {
    rows[table.name] = 0;
    for await (const row of rowsOf(db, table)) {
      yield said([number, ...table.columns.map((column) => toJson(row[column]))]);
      rows[table.name] = (rows[table.name] ?? 0) + 1;
    }
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies Footer)}\n`;
}

async function migrationsOf(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    if (rows.length > 0) return rows.map((row) => row.name);
  } catch {
    // Said below: a database without that table is nobody's house.
  }
  throw new BackupError('the database holds no house');
}

/** Row after row in the order of the key, so that a page goes on where the one before it ended. */
async function* rowsOf(db: Db, table: TableShape): AsyncGenerator<Record<string, unknown>> {
  const order = table.key.length > 0 ? table.key : table.columns;
  const by = sql.join(order.map((column) => sql.ref(column)));
  let last: Record<string, unknown> | undefined;
  for (let passed = 0; ; passed += PAGE) {
    const after = last && sql`where (${by}) > (${sql.join(order.map((column) => last?.[column]))})`;
    const where = table.key.length > 0 ? (after ?? sql``) : sql``;
    const skip = table.key.length > 0 ? sql`` : sql`offset ${passed}`;
    const query = sql<Record<string, unknown>>`
      select * from ${sql.table(table.name)} ${where} order by ${by} limit ${PAGE} ${skip}`;
    const { rows } = await query.execute(db);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}
