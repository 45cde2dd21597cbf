import { createReadStream } from 'node:fs';
import { sql } from 'kysely';
import { MIGRATIONS } from '../storage/migrations.ts';
import type { Db, Tx } from '../storage/schema.ts';
import { openStorage } from '../storage/storage.ts';
import { engineOf } from './backup.ts';
import { BackupError, fromJson, type Header, type Row } from './format.ts';
import { type Checked, check } from './read.ts';
import { type Engine, keptTables, tablesOf } from './tables.ts';

const MOST_VALUES = 10_000;
const MOST_ROWS = 100;

/**
 * Puts a backup in the place of what is in the database, in one transaction: whatever goes wrong, the database is as before. The
 * file is read to its end and checked first. A database that holds anything is refused unless `overwrite` says so; a backup of an
 * older house is brought up to date. Throws BackupError.
 */
export async function restore(url: string, file: string, { overwrite = false } = {}): Promise<Checked> {
  const read = (reader = {}) => check(createReadStream(file), file.endsWith('.gz'), reader);
  const { header, rows, sha256 } = await read();
  const unknown = header.migrations.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown) throw new BackupError(`it was made by a newer house, which knows ${unknown}`);
  const { engine } = engineOf(url);
  const storage = await openStorage(url);
  try {
    if (!overwrite && (await holdsAnything(storage.db, engine))) {
      throw new BackupError('the database is not empty; --force puts the backup in the place of what is there');
    }
    await storage.transaction(async (tx) => {
      await rebuild(tx, engine, header.migrations);
      const writer = new Writer(tx);
      const again = await read({ row: (table: Header['tables'][number], row: Row) => writer.take(table, row) });
      await writer.flush();
      if (again.sha256 !== sha256) throw new BackupError('the file was changed while it was read');
      if (engine === 'postgres') await countOn(tx);
    });
  } finally {
    await storage.close();
  }
  await (await openStorage(url)).close();
  return { header, rows, sha256 };
}

async function holdsAnything(db: Db, engine: Engine): Promise<boolean> {
  for (const { name } of await keptTables(db, engine)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Empty tables as they were after those changes. */
async function rebuild(tx: Tx, engine: Engine, migrations: readonly string[]): Promise<void> {
  for (const { name } of (await tablesOf(tx, engine)).reverse()) await tx.schema.dropTable(name).execute();
  await sql`delete from kysely_migration`.execute(tx);
  for (const name of [...migrations].sort()) {
    await MIGRATIONS[name]?.up(tx);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(tx);
  }
}

/** Rows on their way into the database, some at a time. */
class Writer {
  readonly #tx: Tx;
  #table: Header['tables'][number] | null = null;
  #rows: Row[] = [];

  constructor(tx: Tx) {
    this.#tx = tx;
  }

  async take(table: Header['tables'][number], row: Row): Promise<void> {
    const full = this.#rows.length >= Math.min(MOST_ROWS, Math.floor(MOST_VALUES / table.columns.length));
    if (full || table !== this.#table) await this.flush();
    this.#table = table;
    this.#rows.push(row);
  }

  async flush(): Promise<void> {
    if (!this.#table || this.#rows.length === 0) return;
    const { name, columns } = this.#table;
    const values = this.#rows.map(([, ...values]) => sql`(${sql.join(values.map(fromJson))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(this.#tx);
    this.#rows = [];
  }
}

/** Columns that the database numbers by itself go on after the greatest number that came in. */
async function countOn(tx: Tx): Promise<void> {
  for (const { name, numbered } of await tablesOf(tx, 'postgres')) {
    for (const column of numbered) {
      await sql`
        select setval(pg_get_serial_sequence(${name}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
        from ${sql.table(name)}`.execute(tx);
    }
  }
}
