import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How this process feels. Times in milliseconds, sizes in bytes; the event loop's gaps are of the last minute or less. */
export interface PulseReading {
  upMs: number;
  heap: number;
  resident: number;
  gapP99Ms: number;
  gapMaxMs: number;
}

const WINDOW_MS = 60_000;
const RESOLUTION_MS = 10;

/** Listens to the event loop until it is stopped. */
export class Pulse {
  readonly #gaps = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer = setInterval(() => this.#gaps.reset(), WINDOW_MS);

  constructor() {
    this.#gaps.enable();
    this.#timer.unref();
  }

  read(): PulseReading {
    const { heapUsed, rss } = process.memoryUsage();
    const ms = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION_MS);
    const gaps = this.#gaps;
    const [gapP99Ms, gapMaxMs] = gaps.count > 0 ? [ms(gaps.percentile(99)), ms(gaps.max)] : [0, 0];
    return { upMs: Math.round(process.uptime() * 1000), heap: heapUsed, resident: rss, gapP99Ms, gapMaxMs };
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#gaps.disable();
  }
}
