import type { Logger } from 'pino';
import { deleteFinished, deleteStaleTables } from './storage/matches.ts';
import type { Storage } from './storage/storage.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How many matches go in one statement: whoever plays meanwhile must not wait for a whole year to be cleared away. */
const AT_ONCE = 50;

/** How long what is kept, in days; 0 for ever. */
export interface Patience {
  /** Matches that are over or closed, after their last action. */
  retentionDays: number;
  /** Tables that wait for their players. */
  openTableDays: number;
}

/** Clears away what is older than the house keeps it, now and every hour. Returns what stops it. */
export function sweep(storage: Storage, log: Logger, patience: Patience): () => void {
  const state = { stopped: false };
  const once = () => {
    clear(storage, patience, state).catch((error) => {
      if (!state.stopped) log.error({ err: error }, 'old tables could not be cleared away');
    });
  };
  once();
  const timer = setInterval(once, HOUR_MS);
  timer.unref();
  return () => {
    state.stopped = true;
    clearInterval(timer);
  };
}

async function clear({ db }: Storage, patience: Patience, state: { stopped: boolean }): Promise<void> {
  const { retentionDays, openTableDays } = patience;
  const now = Date.now();
  if (openTableDays > 0) await deleteStaleTables(db, now - openTableDays * DAY_MS);
  if (retentionDays === 0) return;
  while (!state.stopped && (await deleteFinished(db, now - retentionDays * DAY_MS, AT_ONCE)) === AT_ONCE);
}
