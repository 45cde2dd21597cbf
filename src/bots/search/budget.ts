/** The processor's own clock in milliseconds; the bots ask no other. */
export const processorClock = (): number => performance.now();

/** How long a search may think: so many iterations, so many milliseconds, or until it is told to stop. */
export interface Budget {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
  /** Asked before every iteration; true ends the search with what it knows. */
  readonly stop?: (() => boolean) | undefined;
  /** The clock in milliseconds; the processor's own by default. */
  readonly now?: (() => number) | undefined;
}

/** Tells before each iteration whether there is room for one more like those before. */
export class Clock {
  readonly #budget: Budget;
  readonly #now: () => number;
  readonly #start: number;
  #longest = 0;
  #last: number;

  constructor(budget: Budget) {
    if (budget.iterations === undefined && budget.ms === undefined) throw new RangeError('a budget without an end');
    this.#budget = budget;
    this.#now = budget.now ?? processorClock;
    this.#start = this.#last = this.#now();
  }

  /** The longest iteration so far must still fit in: what took long once, as the memory's sweeping does, comes again. */
  allows(done: number): boolean {
    const { iterations, ms, stop } = this.#budget;
    if (stop?.()) return false;
    if (iterations !== undefined && done >= iterations) return false;
    if (ms === undefined) return true;
    const now = this.#now();
    if (done > 0) this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
    return now - this.#start + this.#longest <= ms;
  }
}
