import type { Seat } from '../src/engine/rules.ts';
import { cleanName } from './clean.ts';
import { HouseError } from './errors.ts';
import type { Me } from './people/identity.ts';
import type { HouseKey } from './people/key.ts';
import { ratingOf } from './people/ratings.ts';
import { freshCredentials } from './seats/credentials.ts';
import { held, mustBeAllowed, seatToTake, type Tokens } from './seats/permission.ts';
import { type Parts, reseat, type Seating } from './seats/seating.ts';
import { letBotIn } from './seats/standIn.ts';
import { deleteMatch, insertTable, readTable, type SeatRow, updateMatch, updateSeat } from './storage/matches.ts';
import { botSeat, FREE, MOST_NAME, newTable, type Wish, wishOf } from './wishes.ts';

/** The holder of a seat, with his proof. */
export interface Holder {
  matchID: string;
  title: string;
  seat: Seat;
  credentials: string;
}

/** Somebody who wants to sit down: at that seat, or anywhere. */
export interface Guest extends Tokens {
  matchID: string;
  title: string;
  seat?: Seat | undefined;
  name: string;
  me?: Me | null | undefined;
}

/**
 * Setting tables and taking seats. A match begins, in the same transaction, when its last seat is taken (and, where the table wants
 * it, everybody is ready): its State is made then and not before, with the seats it is really played with.
 */
export class Lobby {
  readonly #parts: Parts;
  readonly #key: HouseKey;
  readonly #seating: Seating;

  constructor(parts: Parts & { key: HouseKey; seating: Seating }) {
    this.#parts = parts;
    this.#key = parts.key;
    this.#seating = parts.seating;
  }

  /** A new table's match id. Throws `noSuchGame`, `badRequest`. */
  async create(wish: Wish): Promise<string> {
    const { titles, storage, hub, news } = this.#parts;
    const served = titles.get(wish.title);
    const { match, seats } = newTable(served, wish);
    const begun = await storage.transaction(async (tx) => {
      await insertTable(tx, match, seats);
      await news.tell(tx, { matchID: match.id, kind: 'table' });
      return this.#seating.beginIfReady(tx, served, { match, seats });
    });
    if (begun) hub.onNews(match.id);
    return match.id;
  }

  /**
   * Takes that seat, or the first free one. In a match that runs it needs the link for that seat; at a private table, the
   * invitation. Throws `noSuchMatch`, `noSuchSeat`, `seatTaken`, `tableFull`, `needsInvite`, `alreadyStarted`, `badRequest`.
   */
  join(asked: Guest): Promise<{ seat: Seat; credentials: string }> {
    const name = cleanName(asked.name, MOST_NAME);
    if (name === '') throw new HouseError('badRequest', 'A player needs a name.');
    const me = asked.me ?? null;
    return this.#seating.change(asked, async (change) => {
      const { tx, table } = change;
      const row = seatToTake(table, asked.seat, me);
      await mustBeAllowed(this.#key, table, row, { ...asked, me });
      const { credentials, ...stored } = await freshCredentials(this.#key, asked.matchID);
      const rating = me && (await ratingOf(tx, me.person, table.match.title));
      const person = { person: me?.person ?? null, rating: rating?.rating ?? null };
      const taken = { ...FREE, kind: 'human' as const, name, sat_at: Date.now(), ...stored, ...person };
      await reseat(change, row, taken, { change: 'substitute', by: 'link', name });
      return { seat: row.seat, credentials };
    });
  }

  /**
   * Frees the seat, after what the game does for one who goes. A table that never began and has nobody left is cleared away, and
   * a question that the table was asked falls; with `bot`, one plays on in the seat of a running match. Once the match is over the seat keeps its name: it is history.
   */
  leave(holder: Holder, bot = false): Promise<void> {
    return this.#seating.change(holder, async (change) => {
      const { tx, table } = change;
      const row = held(table, holder);
      if (table.match.status === 'over') return updateSeat(tx, holder.matchID, row.seat, { credential: null });
      await reseat(change, row, { ...FREE }, { change: 'left', by: 'self', name: row.name });
      if (bot && table.match.status === 'running') await letBotIn(change, { ...row, ...FREE }, 'self');
      const others = table.seats.some((other) => other.kind === 'human' && other.seat !== row.seat);
      if (table.match.status === 'open' && !others) await deleteMatch(tx, holder.matchID);
    });
  }

  /** Another name for the holder of the seat. */
  rename(holder: Holder, newName: string | undefined): Promise<void> {
    const name = cleanName(newName ?? '', MOST_NAME);
    return this.#seating.change(holder, async ({ tx, table }) => {
      const row = held(table, holder);
      if (name !== '') await updateSeat(tx, holder.matchID, row.seat, { name });
    });
  }

  /** Whoever holds a seat may put a bot in an open one, change a bot's level, or (before the start) send it away. */
  setBot(holder: Holder, seat: Seat, level: string | null): Promise<void> {
    const served = this.#parts.titles.get(holder.title);
    if (level !== null && !served.bots.includes(level)) throw new HouseError('badRequest', 'There is no such bot.');
    return this.#seating.change(holder, async (change) => {
      held(change.table, holder);
      const row = change.table.seats.find((candidate) => candidate.seat === seat);
      if (!row) throw new HouseError('noSuchSeat', 'The table has no such seat.');
      if (row.kind === 'human') throw new HouseError('seatTaken', 'Somebody sits there.');
      if (level === null) return this.#free(change, row);
      if (row.credential !== null) return updateSeat(change.tx, holder.matchID, seat, { level });
      const bot = botSeat(seat, level);
      await reseat(change, row, bot, { change: 'bot', by: 'table', name: bot.name, level });
    });
  }

  async #free({ tx, table }: Parameters<typeof reseat>[0], row: SeatRow): Promise<void> {
    if (table.match.status !== 'open') throw new HouseError('alreadyStarted', 'The match has begun.');
    await updateSeat(tx, row.match_id, row.seat, FREE);
  }

  /**
   * The match's rematch: the same game, options and bots, each seat kept for who sits in it. The same answer for everybody who asks,
   * and everybody who looks at the table is told of it.
   */
  playAgain(holder: Holder): Promise<string> {
    return this.#seating.change(holder, async ({ tx, table, served }) => {
      held(table, holder);
      if (table.match.next_match !== null) return table.match.next_match;
      const next = newTable(served, wishOf(table));
      await insertTable(tx, next.match, next.seats);
      await this.#parts.news.tell(tx, { matchID: next.match.id, kind: 'table' });
      await updateMatch(tx, holder.matchID, { next_match: next.match.id });
      return next.match.id;
    });
  }

  /** Stops the table for good, played to its end or not; what was played can still be looked at. For whoever runs the house. */
  async close(matchID: string): Promise<void> {
    const { queue, storage, news, hub } = this.#parts;
    await queue.run(matchID, async () => {
      const table = await storage.transaction(async (tx) => {
        const table = await readTable(tx, matchID, storage);
        if (table?.match.status !== 'open' && table?.match.status !== 'running') return null;
        const change = { status: 'closed' as const, updated_at: Date.now() };
        await updateMatch(tx, matchID, change);
        await news.tell(tx, { matchID, kind: 'table' });
        return { ...table, match: { ...table.match, ...change } };
      });
      if (table) hub.announce(table);
    });
  }
}
