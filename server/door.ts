import type { Seat } from '../src/engine/rules.ts';
import type { Accepted } from './carryOut.ts';
import { HouseError, tableClosed } from './errors.ts';
import type { Standing } from './memory/standing.ts';
import type { Herald } from './nodes/herald.ts';
import type { News } from './nodes/news.ts';
import type { Queue } from './queue.ts';
import { matches } from './secrets.ts';
import { type Position, readPosition } from './storage/journal.ts';
import { readTable, type SeatRow, type Table } from './storage/matches.ts';
import type { Tx } from './storage/schema.ts';
import type { Storage } from './storage/storage.ts';
import type { Catalogue, Served } from './titles.ts';

/** Who acts: the holder of a seat, who proves it, the house for a bot's seat, or the clock for any other. */
export type Actor = { credentials: string } | { bot: true } | { clock: true };

/** A match with the asker's seat proved. */
export interface Opened {
  table: Table;
  served: Served;
}

/** What came of a piece of work: the answer, and what everybody is to be shown once it is committed. */
export interface Done<A> {
  answer: A;
  accepted?: Accepted;
  /** Nothing was played, but a question was asked or answered. */
  asked?: { table: Table; standing: Standing };
}

/** What the door works with. */
export interface DoorParts {
  storage: Storage;
  titles: Catalogue;
  queue: Queue;
  herald: Herald;
  news: Pick<News, 'tell'>;
}

/**
 * The way in for every change of a running match: one at a time per match, in one transaction, shown only when it is committed.
 * A rejected promise means that nothing was changed.
 */
export class Door {
  readonly #storage: Storage;
  readonly #titles: Catalogue;
  readonly #queue: Queue;
  readonly #herald: Herald;
  readonly #news: Pick<News, 'tell'>;

  constructor(parts: DoorParts) {
    this.#storage = parts.storage;
    this.#titles = parts.titles;
    this.#queue = parts.queue;
    this.#herald = parts.herald;
    this.#news = parts.news;
  }

  run<A>(matchID: string, work: (tx: Tx) => Promise<Done<A>>): Promise<A> {
    return this.#queue.run(matchID, async () => {
      const { answer, accepted, asked } = await this.#storage.transaction(async (tx) => {
        const done = await work(tx);
        if (done.accepted) await this.#news.tell(tx, { matchID, kind: 'match' });
        if (done.asked) await this.#news.tell(tx, { matchID, kind: 'asked' });
        return done;
      });
      if (accepted) await this.#herald.moved(accepted);
      if (asked) await this.#herald.asked(asked.table, asked.standing);
      return answer;
    });
  }

  /** Locks and loads the match. Throws `noSuchMatch`, `forbidden`, `tableClosed`; `stale` when the house acts for a seat that is not its own to act for. */
  async open(tx: Tx, matchID: string, seat: Seat, by: Actor): Promise<Opened> {
    const table = await readTable(tx, matchID, this.#storage);
    if (!table) throw new HouseError('noSuchMatch', 'There is no such match.');
    prove(table.seats, seat, by);
    if (table.match.status === 'closed') throw tableClosed();
    return { table, served: this.#titles.of(table.match) };
  }
}

/** Throws `notStarted`. */
export async function positionOf(tx: Tx, matchID: string): Promise<Position> {
  const position = await readPosition(tx, matchID);
  if (position) return position;
  throw new HouseError('notStarted', 'The match has not begun: some seats are still open.');
}

/** The actor must hold the seat. Answers alike, and in the same time, for a wrong secret, a free seat and no such seat. */
function prove(seats: readonly SeatRow[], seat: Seat, by: Actor): void {
  const row = seats.find((candidate) => candidate.seat === seat);
  if ('bot' in by) {
    if (row?.kind !== 'bot') throw stale();
    return;
  }
  if ('clock' in by) {
    if (!row || row.kind === 'bot') throw stale();
    return;
  }
  if (row?.kind === 'bot' && matches(by.credentials, row.credential)) throw botPlays();
  const held = row?.kind === 'human' ? row.credential : null;
  if (!matches(by.credentials, held)) throw new HouseError('forbidden', 'These are not the credentials of that seat.');
}

/** A bot plays for the holder of the seat, who can have it back. */
export function botPlays(): HouseError {
  return new HouseError('botPlays', 'A bot plays for you. Take your seat back first.');
}

export function stale(): HouseError {
  return new HouseError('stale', 'The match has moved on since.');
}
