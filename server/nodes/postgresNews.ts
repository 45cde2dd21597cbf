import type { Notification } from 'pg';
import type { Logger } from 'pino';
import type { Listener } from '../storage/postgres.ts';
import type { Db } from '../storage/schema.ts';
import type { Ears, News, NewsItem } from './news.ts';
import { CHANNEL, clearOutbox, newestRow, type Posted, post, readNotice, readOutbox } from './outbox.ts';
import { Window } from './window.ts';

const POLL_MS = 3000;
const AGAIN_MS = 500;
/** How long a row is kept: whoever was cut off for longer looks at everything. */
const KEPT_MS = 600_000;
/** How often, in polls, old rows are cleared away. */
const CLEAR_EVERY = 20;

/**
 * LISTEN and NOTIFY, with an outbox for what a notification did not reach: the outbox is read every few seconds and whenever the
 * connection has been made anew.
 */
export class PostgresNews implements News {
  readonly #node: string;
  readonly #db: Db;
  readonly #connect: () => Listener;
  readonly #log: Logger;
  readonly #heard = new Window();
  #ears: Ears | null = null;
  #listener: Listener | null = null;
  #timer: NodeJS.Timeout | undefined;
  #polls = 0;
  #closed = false;

  constructor(parts: { node: string; db: Db; connect: () => Listener; log: Logger }) {
    this.#node = parts.node;
    this.#db = parts.db;
    this.#connect = parts.connect;
    this.#log = parts.log;
  }

  tell(tx: Db, item: NewsItem): Promise<void> {
    return post(tx, this.#node, item);
  }

  async listen(ears: Ears): Promise<void> {
    this.#ears = ears;
    await this.#open();
    this.#heard.start(await newestRow(this.#db));
    this.#pollLater();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const listener = this.#listener;
    this.#listener = null;
    await listener?.end();
  }

  async #open(): Promise<void> {
    const listener = this.#connect();
    const lost = () => this.#lost(listener);
    listener.on('error', lost);
    listener.on('end', lost);
    listener.on('notification', ({ payload }: Notification) => this.#take(readNotice(payload)));
    try {
      await listener.connect();
      await listener.query(`listen ${CHANNEL}`);
    } catch (error) {
      await listener.end().catch(() => undefined);
      throw error;
    }
    this.#listener = listener;
  }

  #lost(listener: Listener): void {
    if (this.#closed || this.#listener !== listener) return;
    this.#listener = null;
    this.#log.warn('the connection that hears of other processes is lost');
    void this.#reopen();
  }

  async #reopen(): Promise<void> {
    while (!this.#closed && !this.#listener) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      await this.#open().catch((error) => this.#log.debug({ err: error }, 'listening failed'));
    }
    if (this.#closed) return this.close();
    this.#ears?.missed();
  }

  #take(posted: Posted | null): void {
    if (!posted || posted.node === this.#node || !this.#heard.isNew(posted.id)) return;
    this.#ears?.hear({ matchID: posted.matchID, kind: posted.kind });
  }

  #pollLater(): void {
    this.#timer = setTimeout(() => {
      this.#poll()
        .catch((error) => this.#log.warn({ err: error }, 'the outbox could not be read'))
        .finally(() => {
          if (!this.#closed) this.#pollLater();
        });
    }, POLL_MS);
    this.#timer.unref();
  }

  async #poll(): Promise<void> {
    const newest = await newestRow(this.#db);
    for (const posted of await readOutbox(this.#db, this.#node, this.#heard.floor)) this.#take(posted);
    this.#heard.advance(newest);
    this.#polls += 1;
    if (this.#polls % CLEAR_EVERY === 0) await clearOutbox(this.#db, Date.now() - KEPT_MS);
  }
}
