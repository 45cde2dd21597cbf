import type { Seat } from '../../src/engine/rules.ts';
import type { Storage } from '../storage/storage.ts';
import type { News } from './news.ts';

const NOBODY: ReadonlySet<Seat> = new Set();

/**
 * Who watches from which seat, over all processes. Each writes down its own; a row counts as long as its process renews its own
 * lease (`node.ts`). What the others have is kept here in memory, as it was last read.
 */
export class Presence {
  readonly #storage: Storage;
  readonly #news: News;
  readonly #node: string;
  readonly #mine = new Map<string, readonly Seat[]>();
  readonly #dirty = new Set<string>();
  /** What is stored of it, as text. */
  readonly #stored = new Map<string, string>();
  #others: ReadonlyMap<string, ReadonlySet<Seat>> = new Map();
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: { storage: Storage; news: News; node: string }) {
    this.#storage = parts.storage;
    this.#news = parts.news;
    this.#node = parts.node;
  }

  /** The seats that sockets of other processes watch from. */
  elsewhere(matchID: string): ReadonlySet<Seat> {
    return this.#others.get(matchID) ?? NOBODY;
  }

  /** From which seats this process's sockets watch now. */
  set(matchID: string, seats: readonly Seat[]): void {
    if (seats.length > 0) this.#mine.set(matchID, seats);
    else this.#mine.delete(matchID);
    this.#dirty.add(matchID);
    this.#writing = this.#writing.then(() => this.#write()).catch(() => undefined);
  }

  /** Resolves when what was set is stored. */
  settled(): Promise<void> {
    return this.#writing;
  }

  /** Reads what the others have. Returns the matches where that has changed. */
  async read(now = Date.now()): Promise<string[]> {
    const rows = await this.#storage.db
      .selectFrom('presence')
      .innerJoin('node', 'node.id', 'presence.node')
      .select(['presence.match_id', 'presence.seat'])
      .where('presence.node', '!=', this.#node)
      .where('node.expires_at', '>', now)
      .execute();
    const others = new Map<string, Set<Seat>>();
    for (const { match_id, seat } of rows) others.set(match_id, (others.get(match_id) ?? new Set()).add(seat));
    const before = this.#others;
    this.#others = others;
    const all = new Set([...before.keys(), ...others.keys()]);
    return [...all].filter((id) => said(before.get(id)) !== said(others.get(id)));
  }

  /** Everything is to be written again: the rows were cleared away while this process was taken for dead. */
  writeAgain(): void {
    this.#stored.clear();
    for (const [matchID, seats] of this.#mine) this.set(matchID, seats);
  }

  async #write(): Promise<void> {
    for (const matchID of this.#dirty) {
      this.#dirty.delete(matchID);
      const seats = this.#mine.get(matchID);
      if (said(seats) === (this.#stored.get(matchID) ?? '')) continue;
      const rows = (seats ?? []).map((seat) => ({ node: this.#node, match_id: matchID, seat }));
      try {
        await this.#storage.transaction(async (tx) => {
          await tx.deleteFrom('presence').where('node', '=', this.#node).where('match_id', '=', matchID).execute();
          if (rows.length > 0) await tx.insertInto('presence').values(rows).execute();
          await this.#news.tell(tx, { matchID, kind: 'presence' });
        });
        if (seats) this.#stored.set(matchID, said(seats));
        else this.#stored.delete(matchID);
      } catch (error) {
        this.#dirty.add(matchID);
        throw error;
      }
    }
  }
}

function said(seats: Iterable<Seat> = NOBODY): string {
  return [...seats].sort().join();
}
