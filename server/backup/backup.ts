import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '../storage/schema.ts';
import { openDatabase } from '../storage/storage.ts';
import { linesOf } from './dump.ts';
import { BackupError } from './format.ts';
import { type Checked, check } from './read.ts';
import type { Engine } from './tables.ts';

export interface BackupResult extends Checked {
  file: string;
  bytes: number;
}

/**
 * Writes everything that is in the database into that file (gzipped when its name ends with `.gz`), as it was at one moment, while
 * the house goes on playing. The file appears only when it is whole and has been read back. Throws BackupError.
 */
export async function backup(url: string, file: string, { overwrite = false } = {}): Promise<BackupResult> {
  if (existsSync(file) && !overwrite) throw new BackupError(`${file} exists already; --force writes over it`);
  const part = `${file}.part`;
  try {
    await frozen(url, part, (db, engine) => write(db, engine, part, file.endsWith('.gz')));
    const checked = await check(createReadStream(part), file.endsWith('.gz'));
    await rename(part, file);
    return { file, bytes: (await stat(file)).size, ...checked };
  } finally {
    await rm(part, { force: true });
  }
}

async function write(db: Db, engine: Engine, part: string, zipped: boolean): Promise<void> {
  const lines = Readable.from(linesOf(db, engine));
  const out = createWriteStream(part, { flush: true, mode: 0o600 });
  await (zipped ? pipeline(lines, createGzip(), out) : pipeline(lines, out));
}

/** Does `work` on the database as it is at this moment: a copy of the file, or one transaction that only reads. */
async function frozen(url: string, part: string, work: (db: Db, engine: Engine) => Promise<void>): Promise<void> {
  const { engine, path } = engineOf(url);
  if (engine === 'postgres') {
    await closing(url, (db) => {
      const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
      return reading.execute((tx) => work(tx, engine));
    });
    return;
  }
  if (path === ':memory:' || !existsSync(path)) throw new BackupError(`there is no database at ${path}`);
  const copy = `${part}.sqlite`;
  try {
    await closing(url, (db) => sql`vacuum into ${copy}`.execute(db));
    await closing(`sqlite:${copy}`, (db) => work(db, engine));
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(copy + end, { force: true });
  }
}

/** Which database that is; `path` is a file's. */
export function engineOf(url: string): { engine: Engine; path: string } {
  if (/^postgres(ql)?:\/\//.test(url)) return { engine: 'postgres', path: '' };
  return { engine: 'sqlite', path: url.replace(/^(sqlite|file):(\/\/)?/, '') };
}

async function closing(url: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const db = openDatabase(url, () => undefined);
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}
