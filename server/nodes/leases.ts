import type { Db } from '../storage/schema.ts';

/** For how long work is taken; a process that dies leaves it lying for so long at most. */
export const LEASE_MS = 10_000;

/**
 * Work that one process is to do at a time. It saves work and no more: what must not happen twice is seen to by the door, whose
 * word is the database's. The processes' clocks are expected to agree within a second or two.
 */
export interface Leases {
  /** Whether that work is this process's for now. */
  hold(name: string): Promise<boolean>;
  /** Lets go of everything. */
  release(): Promise<void>;
}

/** For a process that has no others beside it. */
export const ALL_MINE: Leases = { hold: async () => true, release: async () => undefined };

export class DatabaseLeases implements Leases {
  readonly #db: Db;
  readonly #node: string;
  readonly #until = new Map<string, number>();

  constructor(db: Db, node: string) {
    this.#db = db;
    this.#node = node;
  }

  async hold(name: string): Promise<boolean> {
    const now = Date.now();
    if ((this.#until.get(name) ?? 0) - now > LEASE_MS / 2) return true;
    const expires = now + LEASE_MS;
    const taken = await this.#db
      .insertInto('lease')
      .values({ name, node: this.#node, expires_at: expires })
      .onConflict((on) =>
        on
          .column('name')
          .doUpdateSet({ node: this.#node, expires_at: expires })
          .where((is) => is.or([is('lease.node', '=', this.#node), is('lease.expires_at', '<', now)])),
      )
      .executeTakeFirst();
    const mine = (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
    if (mine) this.#until.set(name, expires);
    else this.#until.delete(name);
    return mine;
  }

  async release(): Promise<void> {
    this.#until.clear();
    await this.#db.deleteFrom('lease').where('node', '=', this.#node).execute();
  }

  /** Forgets what ran out, here and in the database. */
  async tidy(): Promise<void> {
    const now = Date.now();
    for (const [name, until] of this.#until) if (until < now) this.#until.delete(name);
    await this.#db
      .deleteFrom('lease')
      .where('expires_at', '<', now - LEASE_MS)
      .execute();
  }
}
