import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import type { Server as SocketServer } from 'socket.io';
import type { Queue } from '../queue.ts';
import { countByStatus } from '../storage/matches.ts';
import type { Storage } from '../storage/storage.ts';
import { Faults } from './faults.ts';
import { Metrics } from './metrics.ts';
import { Pulse } from './pulse.ts';

/** What whoever runs the house may know of it: figures, faults, and whether it can take work. */
export class Operations {
  readonly faults = new Faults();
  readonly pulse = new Pulse();
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly #storage: Storage;
  #io: SocketServer | null = null;
  #draining = false;

  constructor({ storage, queue, log }: { storage: Storage; queue: Queue; log: Logger }) {
    this.#storage = storage;
    this.log = this.faults.watch(log);
    this.metrics = new Metrics({
      sockets: () => this.sockets,
      queued: () => queue.waiting,
      matches: () => countByStatus(storage.db),
      faults: () => this.faults.count,
    });
    storage.onError = () => this.metrics.databaseFailed();
  }

  get sockets(): number {
    return this.#io?.engine.clientsCount ?? 0;
  }

  /** From when the door is there to when it closes. */
  open(io: SocketServer): void {
    this.#io = io;
  }

  drain(): void {
    this.#draining = true;
    this.pulse.stop();
  }

  /** Why no work should be sent here now; null: it may. */
  async notReady(): Promise<'draining' | 'database' | null> {
    if (this.#draining) return 'draining';
    const answered = await countByStatus(this.#storage.db).then(
      () => true,
      () => false,
    );
    return answered ? null : 'database';
  }
}

const SLOW_HEADERS_MS = 10_000;
const SLOW_REQUEST_MS = 30_000;
const MOST_HEADERS = 100;

/** A request that dribbles in, or comes with thousands of headers, is not waited for. */
export function bound(http: HttpServer): void {
  http.headersTimeout = SLOW_HEADERS_MS;
  http.requestTimeout = SLOW_REQUEST_MS;
  http.maxHeadersCount = MOST_HEADERS;
}
