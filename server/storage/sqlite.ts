import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

const MOST_STATEMENTS = 200;

/** SQLite in that file (or `:memory:`). Throws when it cannot be opened or is no database. */
export function sqliteDialect(path: string): SqliteDialect {
  return new LockedDialect({ database: openSqlite(path) });
}

/** SQLite's changes of tables are transactional, which kysely does not count on: here they are made in one, so under its lock. */
class LockedDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new LockedAdapter();
  }
}

class LockedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Opens the file (or `:memory:`) for kysely's SQLite dialect. An acknowledged action must survive a power cut, hence
 * `synchronous = FULL`; every transaction here means to write, hence `begin immediate`: a deferred one could read, wait and then
 * find that another process has written.
 */
function openSqlite(path: string): SqliteDatabase {
  if (path !== ':memory:') mkdirSync(dirname(resolve(path)), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    database.exec(`PRAGMA ${pragma}`);
  return adapt(database);
}

/** What kysely asks of a database, said by node:sqlite. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const seen = known.get(sql);
    if (seen) return seen;
    if (known.size >= MOST_STATEMENTS) known.clear();
    const made = statement(database.prepare(sql), sql);
    known.set(sql, made);
    return made;
  };
  return {
    close: () => database.close(),
    prepare: (sql) => {
      if (sql === 'begin') return prepare('begin immediate');
      return sql === 'rollback' ? rollback(database) : prepare(sql);
    },
  };
}

function statement(prepared: StatementSync, sql: string): SqliteStatement {
  const reader = /^\s*(select|with|pragma|explain)\b/i.test(sql) || /\breturning\b/i.test(sql);
  return {
    reader,
    all: (parameters) => prepared.all(...(parameters as SQLInputValue[])),
    run: (parameters) => prepared.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => prepared.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
  };
}

/** A full disk makes SQLite roll back by itself; saying it again must not hide the first error. */
function rollback(database: DatabaseSync): SqliteStatement {
  const run = () => {
    if (database.isTransaction) database.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, all: () => [], run, iterate: () => [][Symbol.iterator]() };
}
