/** How fast: packets at once, and packets per second after that. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** An allowance that fills up again with time. */
export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #last = Date.now();

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#tokens = rate.burst;
  }

  /** Whether there was one left. */
  take(): boolean {
    const { burst, perSecond } = this.#rate;
    const now = Date.now();
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#last) / 1000) * perSecond);
    this.#last = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Milliseconds until it is full again, whatever was taken. */
  get fullAfterMs(): number {
    return Math.min(60_000, (1000 * this.#rate.burst) / Math.max(1, this.#rate.perSecond));
  }
}
