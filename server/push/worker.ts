import type { Logger } from 'pino';
import webPush from 'web-push';
import { LEASE_MS, type Leases } from '../nodes/leases.ts';
import { readTable } from '../storage/matches.ts';
import type { Storage } from '../storage/storage.ts';
import { pushKeys } from './keys.ts';
import { deletePush, markTold, readWaitingDevices, type Subscription, type Told } from './rows.ts';
import { turnOf } from './turns.ts';

const LOOK_MS = 10_000;
/** For how long a turn must have waited before anybody is called. */
const WAITED_MS = 60_000;
const MOST_AT_ONCE = 200;
const TIMEOUT_MS = 5000;
/** How long a push service may try to reach the device, in seconds. */
const LIVES = 3600;
const GONE = [404, 410];

/** Sends one message. Rejects with an error that has a `statusCode` where the service said no. */
export type Send = (to: Subscription, text: string) => Promise<unknown>;

interface PushParts {
  storage: Storage;
  leases: Leases;
  log: Logger;
  send: Send;
  waitedMs?: number;
}

/** Tells devices that it is a seat's turn: once a turn, and only when it still is after a minute. Of several processes one does it. */
export class PushWorker {
  readonly #parts: PushParts;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(parts: PushParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#later();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  /** Looks once. */
  async look(now = Date.now()): Promise<void> {
    const { storage, leases, waitedMs = WAITED_MS } = this.#parts;
    if (!(await leases.hold('push'))) return;
    for (const device of await readWaitingDevices(storage.db, now - waitedMs, MOST_AT_ONCE)) {
      if (!this.#closed) await this.#tell(device);
    }
  }

  #later(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(
      () => {
        this.#working = this.look()
          .catch((error) => this.#parts.log.error({ err: error }, 'turns could not be told'))
          .finally(() => this.#later());
      },
      Math.max(LOOK_MS, LEASE_MS / 2),
    );
    this.#timer.unref();
  }

  /** Marked before it is sent: better never told than told twice. */
  async #tell(device: Told): Promise<void> {
    const { storage, log, send } = this.#parts;
    const { since, number } = await turnOf(storage.db, device.matchID, device.seat);
    await markTold(storage.db, device, number);
    if (since === null || device.told >= since) return;
    const table = await readTable(storage.db, device.matchID);
    const text = JSON.stringify({ kind: 'turn', matchID: device.matchID, table: table?.match.name ?? '' });
    try {
      await send(device, text);
    } catch (error) {
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
      if (GONE.includes(status)) await deletePush(storage.db, device.endpoint);
      else log.warn({ status, matchID: device.matchID }, 'a device could not be told');
    }
  }
}

/** Through the browsers' own push services, signed with the house's keys. `contact`: whom they may turn to, an https address. */
export function pushOver(storage: Storage, contact: string | undefined): Send {
  const subject = contact?.startsWith('https:') ? contact : 'mailto:house@localhost.localdomain';
  return async ({ endpoint, keys }, text) => {
    const vapidDetails = { subject, ...(await pushKeys(storage)) };
    return webPush.sendNotification({ endpoint, keys }, text, { vapidDetails, TTL: LIVES, timeout: TIMEOUT_MS });
  };
}
