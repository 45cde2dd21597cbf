import { HouseError } from './errors.ts';

/** How much work may wait at one table before more is refused. */
const MOST_WAITING = 400;

/**
 * One thing at a time per match, in the order of arrival: what is published to a match's viewers is then in the order of its
 * journal. It is no lock against other processes; the database is.
 */
export class Queue {
  readonly #tails = new Map<string, { tail: Promise<unknown>; waiting: number }>();
  #closed = false;

  /** Runs `work` when everything asked before for that match is done. Rejects with `busy` or `closing`. */
  run<T>(matchID: string, work: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new HouseError('closing', 'The house is closing for a moment. Try again.'));
    const line = this.#tails.get(matchID) ?? { tail: Promise.resolve(), waiting: 0 };
    if (line.waiting >= MOST_WAITING) return Promise.reject(new HouseError('busy', 'Too much at once at this table.'));
    line.waiting += 1;
    const result = line.tail.then(work).finally(() => {
      line.waiting -= 1;
      if (line.waiting === 0) this.#tails.delete(matchID);
    });
    line.tail = result.catch(() => undefined);
    this.#tails.set(matchID, line);
    return result;
  }

  /** How much has been let in and is not done. */
  get waiting(): number {
    return [...this.#tails.values()].reduce((sum, line) => sum + line.waiting, 0);
  }

  /** Lets nothing more in, and resolves when what was let in is done. */
  async close(): Promise<void> {
    this.#closed = true;
    while (this.#tails.size > 0) await Promise.all([...this.#tails.values()].map((line) => line.tail));
  }
}
