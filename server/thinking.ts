import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { asideOf, isPlain, policyOf, thinkingLevels } from '../src/bots/index.ts';
import { type Explained, THINKERS, type Why } from '../src/bots/thinkers.ts';
import { Thoughts } from '../src/bots/thoughts.ts';
import type { Dealing } from '../src/engine/dealings.ts';
import type { Seat } from '../src/engine/rules.ts';
import type { Title } from '../src/engine/title.ts';
import { systemDice } from './dice.ts';

/** A decision to be thought about by one level, from its own seat's view. */
export interface Matter {
  title: Title;
  level: string;
  view: unknown;
  seat: Seat;
  /** Asks for a reason as well; thinking levels alone give one. */
  why?: Why;
  /** Calls it off: the promise rejects and the thread is free. */
  signal?: AbortSignal;
}

/** Milliseconds of thought that everybody gets, however many wait. */
const LEAST_MS = 25;

/**
 * Where the house's players think. Levels that answer within a millisecond do so here and now; the others on a few threads of
 * their own, one core being left to the house. The more of them wait, the less time each has: a table never waits long for one.
 */
export class Thinking {
  readonly #thoughts: Thoughts;
  readonly #threads: number;

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.#threads = threads;
    this.#thoughts = new Thoughts(() => new Worker(entry()), threads);
  }

  /** What the level answers, with what it thought. Rejects when it fails, is called off, or the house closes. */
  async think({ title, level, view, seat, why, signal }: Matter): Promise<Explained> {
    if (thinkingLevels(title).includes(level)) {
      const budget = this.#budget(level);
      const seed = randomBytes(16).toString('hex');
      return this.#thoughts.think({ title: title.id, level, view, seat, seed, budget, why, signal });
    }
    const policy = policyOf(title, level);
    if (!policy) throw new RangeError(`no level ${level} at ${title.id}`);
    return { action: policy(view, seat, systemDice), iterations: 0, thoughts: [] };
  }

  /** What the level does on the side, of those occasions none; null: nothing. Rejects like `think`. */
  async deal({ title, level, view, seat, signal }: Matter, done: readonly string[]): Promise<Dealing | null> {
    if (!title.dealings?.stirs(view, seat)) return null;
    if (isPlain(level)) return asideOf(title, level)?.(view, seat, systemDice, done) ?? null;
    const seed = randomBytes(16).toString('hex');
    return this.#thoughts.deal({ title: title.id, level, view, seat, seed, done, ...(signal && { signal }) });
  }

  /** Ends the threads; what is thought about is rejected. */
  close(): void {
    this.#thoughts.close();
  }

  #budget(level: string): { ms?: number; iterations?: number } {
    const { ms, iterations } = THINKERS[level]?.budget ?? {};
    const share = 1 / (1 + Math.floor(this.#thoughts.pending / this.#threads));
    return { iterations, ms: ms === undefined ? undefined : Math.max(LEAST_MS, ms * share) };
  }
}

/** The thread's module: source beside source, built beside built. */
function entry(): string {
  return join(import.meta.dirname, `thread${extname(import.meta.filename)}`);
}
