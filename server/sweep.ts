import type { Logger } from 'pino';
import { deleteStaleTables } from './storage/matches.ts';
import type { Storage } from './storage/storage.ts';

const HOUR_MS = 3600 * 1000;
/** How long a table may wait for its players. */
const PATIENCE_MS = 7 * 24 * HOUR_MS;

/** Clears away tables that were set and never filled, now and every hour. Returns what stops it. */
export function sweep(storage: Storage, log: Logger): () => void {
  const once = () => {
    deleteStaleTables(storage.db, Date.now() - PATIENCE_MS).catch((error) => {
      log.error({ err: error }, 'old tables could not be cleared away');
    });
  };
  once();
  const timer = setInterval(once, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
