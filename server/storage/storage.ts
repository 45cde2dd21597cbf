import { Kysely, type LogEvent, Migrator } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import { type Listener, listenerOf, type Pool, poolOf, postgresDialect } from './postgres.ts';
import type { Schema, Tx } from './schema.ts';
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
  /** The connections themselves, for what speaks PostgreSQL and not Kysely; null on SQLite. They end with the storage. */
  readonly pool: Pool | null;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens the database that `url` names (`sqlite:PATH`, `file:PATH`, `sqlite::memory:` or `postgres://...`) and brings its tables
 * up to date under a lock. Throws when it cannot be opened.
 * @param upTo the last change of the tables to make, for tests of the next; all of them otherwise
 */
export async function openStorage(url: string, upTo?: string): Promise<Storage> {
  const pool = isPostgres(url) ? poolOf(url) : null;
  const db = over(url, pool, (error) => storage.onError(error));
  const storage: Storage = {
    db,
    locksRows: isPostgres(url),
    connect: isPostgres(url) ? () => listenerOf(url) : null,
    pool,
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

/** The database as it is, its tables left as they are. `onError` is told of every statement that is not carried out. */
export function openDatabase(url: string, onError: (error: unknown) => void): Kysely<Schema> {
  return over(url, isPostgres(url) ? poolOf(url) : null, onError);
}

function over(url: string, pool: Pool | null, onError: (error: unknown) => void): Kysely<Schema> {
  const path = url.replace(/^(sqlite|file):(\/\/)?/, '');
  const dialect = pool ? postgresDialect(pool) : sqliteDialect(path);
  const log = (event: LogEvent) => {
    if (event.level === 'error') onError(event.error);
  };
  return new Kysely<Schema>({ dialect, log });
}

function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}

async function migrate(db: Kysely<Schema>, upTo: string | undefined): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}
