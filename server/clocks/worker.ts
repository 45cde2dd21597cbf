import type { Logger } from 'pino';
import type { Seat } from '../../src/engine/rules.ts';
import { carryOut } from '../carryOut.ts';
import { type Door, positionOf, stale } from '../door.ts';
import { HouseError } from '../errors.ts';
import { LEASE_MS, type Leases } from '../nodes/leases.ts';
import type { Storage } from '../storage/storage.ts';
import { readClocks, readDue } from './rows.ts';
import { clockKey } from './turn.ts';
import { ABSENT_AFTER } from './wind.ts';

const TICK_MS = 250;
const MOST_AT_ONCE = 50;
/** How long a match that the clock could not act at is left alone. */
const REST_MS = 10_000;

interface WorkerParts {
  storage: Storage;
  door: Door;
  leases: Leases;
  log: Logger;
  /** Puts a bot in the seat of somebody who is not there, where the table wants that. */
  seatBot?: (matchID: string, seat: Seat) => Promise<void>;
}

/** Acts for seats whose time is up, through the door like everybody. Of several processes one does it. */
export class ClockWorker {
  readonly #parts: WorkerParts;
  readonly #resting = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#later(TICK_MS);
  }

  /** Resolves when what was begun is done. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  #later(ms: number): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#working = this.#tick()
        .catch((error) => {
          this.#parts.log.error({ err: error }, 'the clocks could not be read');
          return REST_MS;
        })
        .then((next) => this.#later(next));
    }, ms);
    this.#timer.unref();
  }

  /** Returns when to look again. */
  async #tick(): Promise<number> {
    const { storage, leases } = this.#parts;
    if (!(await leases.hold('clocks'))) return LEASE_MS / 4;
    const now = Date.now();
    for (const [matchID, until] of this.#resting) if (until <= now) this.#resting.delete(matchID);
    for (const { matchID, seat } of await readDue(storage.db, now, MOST_AT_ONCE)) {
      if (!this.#closed && !this.#resting.has(matchID)) await this.#timeOut(matchID, seat);
    }
    return TICK_MS;
  }

  async #timeOut(matchID: string, seat: Seat): Promise<void> {
    try {
      const strikes = await this.#act(matchID, seat);
      if (strikes >= ABSENT_AFTER) await this.#parts.seatBot?.(matchID, seat);
    } catch (error) {
      if (error instanceof HouseError && ['stale', 'closing'].includes(error.code)) return;
      this.#resting.set(matchID, Date.now() + REST_MS);
      if (error instanceof HouseError && error.code === 'busy') return;
      this.#parts.log.error({ err: error, matchID }, 'the clock could not act');
    }
  }

  /** Returns how often in a row the clock has acted for the seat. */
  #act(matchID: string, seat: Seat): Promise<number> {
    const { door } = this.#parts;
    return door.run(matchID, async (tx) => {
      const opened = await door.open(tx, matchID, seat, { clock: true });
      const one = (await readClocks(tx, opened.table.match))?.seats.find((row) => row.seat === seat);
      if (!one || one.deadline === null || one.deadline > Date.now()) throw stale();
      const position = await positionOf(tx, matchID);
      const action = opened.served.title.rules.idle(position.state.G, seat);
      const key = clockKey(position.number);
      const accepted = await carryOut(tx, opened, position, { seat, key, action });
      return { answer: one.strikes + 1, accepted };
    });
  }
}
