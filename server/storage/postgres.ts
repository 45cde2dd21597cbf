import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** A connection of its own, not yet made, for what comes unasked. */
export type Listener = pg.Client;

export type Pool = pg.Pool;

const INT8 = 20;

/** Connections to that database. Counts and milliseconds come as numbers: all of ours are far below 2^53. */
export function poolOf(connectionString: string): Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

export function postgresDialect(pool: Pool): PostgresDialect {
  return new PostgresDialect({ pool });
}

/** A connection beside the pool's. */
export function listenerOf(connectionString: string): Listener {
  return new pg.Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true });
}
