/** How long a transaction may take that has its number already and is not yet to be seen. */
const SLOWEST_MS = 15_000;

/**
 * Which numbers have been heard of. Numbers are given out before they can be seen, so that a lower one may come to light after a
 * higher: only what was the newest some time ago is taken as settled.
 */
export class Window {
  readonly #seen = new Set<number>();
  readonly #marks: { at: number; newest: number }[] = [];
  #floor = 0;

  /** Everything up to here has been dealt with. */
  get floor(): number {
    return this.#floor;
  }

  start(newest: number): void {
    this.#floor = newest;
  }

  /** Whether the number was not heard of before. */
  isNew(id: number): boolean {
    if (id <= this.#floor || this.#seen.has(id)) return false;
    this.#seen.add(id);
    return true;
  }

  /** Everything that could be seen up to that number has been heard. */
  advance(newest: number, now = Date.now()): void {
    this.#marks.push({ at: now, newest });
    while (this.#marks[0] && this.#marks[0].at <= now - SLOWEST_MS) {
      this.#floor = Math.max(this.#floor, this.#marks.shift()?.newest ?? 0);
    }
    for (const id of this.#seen) if (id <= this.#floor) this.#seen.delete(id);
  }
}
