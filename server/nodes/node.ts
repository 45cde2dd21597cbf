import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Seat } from '../../src/engine/rules.ts';
import type { Db } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { ALL_MINE, DatabaseLeases, type Leases } from './leases.ts';
import type { Ears, News } from './news.ts';
import { PostgresNews } from './postgresNews.ts';
import { Presence } from './presence.ts';

/** How often a process says that it lives, and after how long a silence it is taken for dead. */
const BEAT_MS = 2000;
const DEAD_MS = 8000;

/** This process, among those that serve the same database. */
export interface Node {
  readonly id: string;
  readonly news: Pick<News, 'tell'>;
  readonly leases: Leases;
  /** The seats that sockets of other processes watch from. */
  elsewhere(matchID: string): ReadonlySet<Seat>;
  /** From which seats sockets of this process watch now. */
  here(matchID: string, seats: readonly Seat[]): void;
  start(ears: Ears): Promise<void>;
  /** Leaves: the others need not wait for any lease to run out. */
  close(): Promise<void>;
}

/** Alone on SQLite; one of any number on PostgreSQL. */
export function nodeOf(storage: Storage, log: Logger): Node {
  return storage.connect ? new OneOfMany(storage, storage.connect, log) : ALONE;
}

const ALONE: Node = {
  id: 'alone',
  news: { tell: async () => undefined },
  leases: ALL_MINE,
  elsewhere: () => new Set(),
  here: () => undefined,
  start: async () => undefined,
  close: async () => undefined,
};

class OneOfMany implements Node {
  readonly id = randomBytes(9).toString('base64url');
  readonly news: News;
  readonly leases: DatabaseLeases;
  readonly #db: Db;
  readonly #presence: Presence;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(storage: Storage, connect: NonNullable<Storage['connect']>, log: Logger) {
    this.#db = storage.db;
    this.#log = log;
    this.news = new PostgresNews({ node: this.id, db: storage.db, connect, log });
    this.leases = new DatabaseLeases(storage.db, this.id);
    this.#presence = new Presence({ storage, news: this.news, node: this.id });
  }

  elsewhere(matchID: string): ReadonlySet<Seat> {
    return this.#presence.elsewhere(matchID);
  }

  here(matchID: string, seats: readonly Seat[]): void {
    this.#presence.set(matchID, seats);
  }

  async start(ears: Ears): Promise<void> {
    await this.#live();
    const look = () => this.#look(ears).catch((error) => this.#log.warn({ err: error }, 'presence could not be read'));
    await this.news.listen({
      hear: (item) => (item.kind === 'presence' ? void look() : ears.hear(item)),
      missed: ears.missed,
    });
    await look();
    this.#beatLater(look);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#beating;
    await this.#presence.settled();
    await this.news.close();
    await this.leases.release();
    await this.#db.deleteFrom('node').where('id', '=', this.id).execute();
  }

  async #look(ears: Ears): Promise<void> {
    for (const matchID of await this.#presence.read()) ears.hear({ matchID, kind: 'presence' });
  }

  #beatLater(look: () => Promise<void>): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat(look)
        .catch((error) => this.#log.warn({ err: error }, 'the lease of this process could not be renewed'))
        .finally(() => this.#beatLater(look));
    }, BEAT_MS);
    this.#timer.unref();
  }

  async #beat(look: () => Promise<void>): Promise<void> {
    await this.#live();
    await this.#db.deleteFrom('node').where('expires_at', '<', Date.now()).execute();
    await this.leases.tidy();
    await look();
  }

  /** Renews this process's lease. Who finds his own gone was taken for dead, and his seats with him. */
  async #live(): Promise<void> {
    const expires_at = Date.now() + DEAD_MS;
    const renewed = await this.#db.updateTable('node').set({ expires_at }).where('id', '=', this.id).executeTakeFirst();
    if (renewed.numUpdatedRows > 0n) return;
    await this.#db.insertInto('node').values({ id: this.id, expires_at }).execute();
    this.#presence.writeAgain();
  }
}
