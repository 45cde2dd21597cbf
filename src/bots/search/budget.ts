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

/** How much may be looked at before the first iteration: so many looks for each of them, and such a share of the time. */
const LOOKS = 4;
const LOOKING = 0.25;

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

  /** Whether there is still room for a look, after so many: they are cheaper than iterations, and come before the first. */
  allowsLook(done: number): boolean {
    const { iterations, ms, stop } = this.#budget;
    if (stop?.()) return false;
    if (iterations !== undefined && done >= LOOKS * iterations) return false;
    return ms === undefined || this.#now() - this.#start < LOOKING * ms;
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
