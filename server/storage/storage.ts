import { Kysely, Migrator, type Transaction } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import { type Listener, listenerOf, postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** Where the matches live. One code path for both databases; `locksRows` says whether a row must be locked by name. */
export interface Storage {
  readonly db: Kysely<Schema>;
  /** True for PostgreSQL, where other processes may write at the same time; SQLite lets one transaction in at a time. */
  readonly locksRows: boolean;
  /** Told of every statement that the database did not carry out. */
  onError: (error: unknown) => void;
  /** A connection for notifications, where other processes may serve the same database; null: there are none. */
  readonly connect: (() => Listener) | null;
  transaction<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens the database that `url` names (`sqlite:PATH`, `file:PATH`, `sqlite::memory:` or `postgres://...`) and brings its tables
 * up to date under a lock. Throws when it cannot be opened.
 * @param upTo the last change of the tables to make, for tests of the next; all of them otherwise
 */
export async function openStorage(url: string, upTo?: string): Promise<Storage> {
  const postgres = /^postgres(ql)?:\/\//.test(url);
  const path = url.replace(/^(sqlite|file):(\/\/)?/, '');
  const dialect = postgres ? postgresDialect(url) : sqliteDialect(path);
  const db = new Kysely<Schema>({
    dialect,
    log: (event) => {
      if (event.level === 'error') storage.onError(event.error);
    },
  });
  const storage: Storage = {
    db,
    locksRows: postgres,
    connect: postgres ? () => listenerOf(url) : null,
    onError: () => undefined,
    transaction: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
  try {
    await migrate(db, upTo);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return storage;
}

async function migrate(db: Kysely<Schema>, upTo: string | undefined): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}
