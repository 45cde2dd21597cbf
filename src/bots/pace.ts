import { processorClock } from './search/budget.ts';
import type { Steps } from './search/steps.ts';

/** So long a thought goes on before whoever thinks it hears what was said to him, in milliseconds. */
const SLICE_MS = 8;

/** Thinks a few milliseconds at a time, hears in between, and rests when it is told to. */
export class Pace {
  readonly #breathMs: number;
  #resting = false;
  #away = 0;
  #wake: (() => void) | null = null;

  /** `breathMs`: how long nothing is thought after each slice. */
  constructor(breathMs = 0) {
    this.#breathMs = breathMs;
  }

  /** The clock in milliseconds, which stands while nothing is thought. */
  readonly now = (): number => processorClock() - this.#away;

  /** Until it is told otherwise nothing more is thought; from the next slice on. */
  rest(on: boolean): void {
    this.#resting = on;
    if (!on) this.stir();
  }

  /** Ends a rest for one slice: time enough to see that the thought is called off. */
  stir(): void {
    this.#wake?.();
    this.#wake = null;
  }

  /** Takes the steps to their end. */
  async take<T>(steps: Steps<T>): Promise<T> {
    if (this.#resting) await this.#hear();
    for (;;) {
      const until = processorClock() + SLICE_MS;
      do {
        const step = steps.next();
        if (step.done) return step.value;
      } while (processorClock() < until);
      await this.#hear();
    }
  }

  async #hear(): Promise<void> {
    const from = processorClock();
    await (this.#breathMs > 0 ? new Promise((over) => setTimeout(over, this.#breathMs)) : turn());
    if (this.#resting) await new Promise<void>((wake) => (this.#wake = wake));
    this.#away += processorClock() - from;
  }
}

/** Until everything that has come in was heard. Timers would wait longer: browsers give them four milliseconds at least. */
function turn(): Promise<void> {
  return new Promise((heard) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      heard();
    };
    port2.postMessage(null);
  });
}
