import type { Logger } from 'pino';
import { clear } from './log.ts';

/** Something that should not have happened, as whoever runs the house may read it. */
export interface Fault {
  at: number;
  /** What could not be done. */
  what: string;
  error: string;
  matchID?: string;
}

const MOST_KEPT = 50;

/** The newest faults of this process, for the page of whoever runs it, and their number. */
export class Faults {
  readonly #kept: Fault[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Newest first. */
  get latest(): readonly Fault[] {
    return [...this.#kept].reverse();
  }

  /** The same log; whatever is logged as an error is counted and kept here too. */
  watch(log: Logger): Logger {
    const watched: Logger = Object.create(log);
    watched.error = (fields: unknown, what?: unknown) => {
      this.#note(fields, what);
      log.error(fields as object, typeof what === 'string' ? what : undefined);
    };
    return watched;
  }

  #note(fields: unknown, what: unknown): void {
    const { err, matchID } = (typeof fields === 'object' && fields !== null ? fields : {}) as Record<string, unknown>;
    this.#count += 1;
    this.#kept.push({
      at: Date.now(),
      what: clear(typeof what === 'string' ? what : String(fields)),
      error: clear(err instanceof Error ? err.message : String(err ?? '')),
      ...(typeof matchID === 'string' ? { matchID } : {}),
    });
    if (this.#kept.length > MOST_KEPT) this.#kept.shift();
  }
}
