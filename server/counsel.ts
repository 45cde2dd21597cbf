import { RateLimiterMemory } from 'rate-limiter-flexible';
import { bestLevel } from '../src/bots/index.ts';
import type { Reason } from '../src/bots/search/reason.ts';
import type { Explained } from '../src/bots/thinkers.ts';
import type { Action, Seat } from '../src/engine/rules.ts';
import { HouseError } from './errors.ts';
import type { Holder } from './lobby.ts';
import { Reel } from './memory/reel.ts';
import { matches } from './secrets.ts';
import { readLines, readPosition } from './storage/journal.ts';
import { readTable, type SeatRow, type Table } from './storage/matches.ts';
import type { Storage } from './storage/storage.ts';
import type { Matter, Thinking } from './thinking.ts';
import type { Catalogue } from './titles.ts';

/** What the house's best player would do in a seat, or what it thinks of what was done. */
export interface Advice {
  /** The line of the journal after which it was asked. */
  number: number;
  seat: Seat;
  action: Action;
  reason: Reason;
}

/** Questions a seat, or a finished match, may have answered in that many seconds. */
const PATIENCE = { points: 20, duration: 60 };

/**
 * Hints and second thoughts, both by the best level that the game has. A hint is for the holder of a seat, from his own view, at
 * tables where a bot plays: there nothing is rated. What is thought of a move that was made is told when the match is over, for
 * then every view is open.
 */
export class Counsel {
  readonly #storage: Storage;
  readonly #titles: Catalogue;
  readonly #thinking: Thinking;
  readonly #limiter = new RateLimiterMemory(PATIENCE);

  constructor(parts: { storage: Storage; titles: Catalogue; thinking: Thinking }) {
    this.#storage = parts.storage;
    this.#titles = parts.titles;
    this.#thinking = parts.thinking;
  }

  /** Throws `noSuchMatch`, `noSuchSeat`, `forbidden`, `noHints`, `notStarted`, `notAsked`, `tooMany`. */
  async hint({ matchID, seat, credentials }: Omit<Holder, 'title'>): Promise<Advice> {
    const table = await this.#table(matchID);
    mustHold(table.seats, seat, credentials);
    if (!givesHints(table.seats)) throw new HouseError('noHints', 'There are no hints at a table without bots.');
    const position = await readPosition(this.#storage.db, matchID);
    if (!position || table.match.status !== 'running')
      throw new HouseError('notStarted', 'Nothing is played there now.');
    const { title } = this.#titles.of(table.match);
    const { G } = position.state;
    if (!title.rules.waiting(G).some((one) => one.seat === seat)) {
      throw new HouseError('notAsked', 'It is not your decision.');
    }
    await this.#patience(`${matchID}/${seat}`);
    const view = title.rules.view(G, seat);
    const { action, reason } = await this.#ask({ title, level: bestLevel(title), view, seat, why: 'own' });
    return { number: position.number, seat, action, reason };
  }

  /** What speaks for and against the action of that line, once the match is over. Throws `noSuchMatch`, `notOver`, `notFound`, `tooMany`. */
  async secondThoughts(matchID: string, number: number): Promise<Advice> {
    const { match } = await this.#table(matchID);
    if (match.status !== 'over') throw new HouseError('notOver', 'Reasons are told once the match is over.');
    const [before, line] = await readLines(this.#storage.db, matchID, number - 1, 2, number);
    if (!before || !line || line.seat === null || line.to !== null) {
      throw new HouseError('notFound', 'Nobody decided anything there.');
    }
    await this.#patience(matchID);
    const served = this.#titles.of(match);
    const { title } = served;
    const state = await new Reel(this.#storage.db, match, served, [before]).turnTo(before);
    const { seat, action } = line;
    if (!title.rules.waiting(state).some((one) => one.seat === seat)) {
      throw new HouseError('notFound', 'That was done on the side; nothing was decided.');
    }
    const view = title.rules.view(state, seat);
    const { reason } = await this.#ask({ title, level: bestLevel(title), view, seat, why: action });
    return { number: number - 1, seat, action, reason };
  }

  async #table(matchID: string): Promise<Table> {
    const table = await readTable(this.#storage.db, matchID);
    if (!table) throw new HouseError('noSuchMatch', 'There is no such match.');
    return table;
  }

  async #patience(key: string): Promise<void> {
    try {
      await this.#limiter.consume(key);
    } catch {
      throw new HouseError('tooMany', 'Too many questions. Wait a moment.');
    }
  }

  async #ask(matter: Matter): Promise<Explained & { reason: Reason }> {
    const { reason, ...rest } = await this.#thinking.think(matter);
    if (!reason) throw new HouseError('noHints', 'Nobody in this house thinks ahead in that game.');
    return { ...rest, reason };
  }
}

/** Where a bot plays the end is not rated. */
export function givesHints(seats: readonly Pick<SeatRow, 'kind'>[]): boolean {
  return seats.some(({ kind }) => kind === 'bot');
}

function mustHold(seats: readonly SeatRow[], seat: Seat, credentials: string): void {
  const row = seats.find((candidate) => candidate.seat === seat);
  if (!row) throw new HouseError('noSuchSeat', 'The table has no such seat.');
  if (matches(credentials, row.kind === 'human' ? row.credential : null)) return;
  throw new HouseError('forbidden', 'These are not the credentials of that seat.');
}
