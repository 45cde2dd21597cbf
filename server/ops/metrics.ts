import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Where the figures come from that are asked for and not counted. */
export interface Sources {
  sockets(): number;
  /** Work that waits its turn at some table. */
  queued(): number;
  matches(): Promise<Readonly<Record<string, number>>>;
  faults(): number;
}

/** Told by the rooms of the house what was done, and how long it took. */
export interface Meter {
  /** `outcome`: `accepted`, `refused` by the game, or the code of the house's own no. */
  acted(outcome: string, seconds: number): void;
  thought(level: string, seconds: number): void;
  answered(method: string, status: number): void;
  databaseFailed(): void;
}

const ACT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const THINK_SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];
const STATUSES = ['open', 'running', 'over', 'closed'];

/** This process's figures in Prometheus's words. */
export class Metrics implements Meter {
  readonly #registry = new Registry();
  readonly #actions = this.#counter('actions_total', 'Actions asked for, by what came of them', ['outcome']);
  readonly #acting = this.#histogram('action_seconds', 'From the door to the commit', [], ACT_SECONDS);
  readonly #thinking = this.#histogram(
    'bot_thinking_seconds',
    'A bot’s time for one decision',
    ['level'],
    THINK_SECONDS,
  );
  readonly #requests = this.#counter('http_requests_total', 'Requests, by method and status', ['method', 'status']);
  readonly #database = this.#counter('database_errors_total', 'Statements that the database did not carry out', []);
  readonly #sources: Sources;
  #defaults = false;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#gauge('sockets', 'Connections open now', [], (gauge) => gauge.set(sources.sockets()));
    this.#gauge('queue_waiting', 'Work that waits its turn at some table', [], (gauge) => gauge.set(sources.queued()));
    this.#gauge('faults', 'Errors logged since the start', [], (gauge) => gauge.set(sources.faults()));
    this.#gauge('matches', 'Tables in the database, by status', ['status'], (gauge) => this.#countMatches(gauge));
  }

  acted(outcome: string, seconds: number): void {
    this.#actions.inc({ outcome });
    this.#acting.observe(seconds);
  }

  thought(level: string, seconds: number): void {
    this.#thinking.observe({ level }, seconds);
  }

  answered(method: string, status: number): void {
    const known = ['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'].includes(method);
    this.#requests.inc({ method: known ? method : 'other', status: String(status) });
  }

  databaseFailed(): void {
    this.#database.inc();
  }

  /** Actions so far by outcome. */
  async actions(): Promise<Record<string, number>> {
    const { values } = await this.#actions.get();
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels.outcome), value]));
  }

  /** Everything as text, with the process's own figures (memory, event loop, collections) from the first time on. */
  async text(): Promise<{ type: string; body: string }> {
    if (!this.#defaults) collectDefaultMetrics({ register: this.#registry });
    this.#defaults = true;
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  async #countMatches(gauge: Gauge): Promise<void> {
    const counts = await this.#sources.matches().catch(() => null);
    for (const status of STATUSES) gauge.set({ status }, counts?.[status] ?? (counts ? 0 : Number.NaN));
  }

  #counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ ...this.#named(name, help), labelNames });
  }

  #histogram(name: string, help: string, labelNames: string[], buckets: number[]): Histogram {
    return new Histogram({ ...this.#named(name, help), labelNames, buckets });
  }

  #gauge(name: string, help: string, labelNames: string[], read: (gauge: Gauge) => void | Promise<void>): void {
    const gauge: Gauge = new Gauge({ ...this.#named(name, help), labelNames, collect: () => read(gauge) });
  }

  #named(name: string, help: string) {
    return { name: `backroom_${name}`, help, registers: [this.#registry] };
  }
}
