import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A database to test on, fresh each time. */
export interface TestDatabase {
  name: 'SQLite' | 'PostgreSQL';
  /** Null: it is not there, and why. */
  missing: string | null;
  fresh(): Promise<{ url: string; drop(): Promise<void> }>;
}

const server = process.env.TEST_DATABASE_URL;

/** SQLite always; PostgreSQL where TEST_DATABASE_URL names a server on which databases may be made. */
export const DATABASES: readonly TestDatabase[] = [
  { name: 'SQLite', missing: null, fresh: sqlite },
  { name: 'PostgreSQL', missing: server ? null : 'TEST_DATABASE_URL is not set', fresh: () => postgres(server ?? '') },
];

async function sqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-'));
  const drop = async () => rmSync(folder, { recursive: true, force: true });
  return { url: `sqlite:${join(folder, 'house.sqlite')}`, drop };
}

async function postgres(server: string) {
  const name = `backroom_test_${process.pid}_${Math.floor(Math.random() * 1e9)}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await statement(server, `create database ${name}`);
  return { url: url.href, drop: () => statement(server, `drop database ${name} with (force)`) };
}

async function statement(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}
