import type { Seat } from '../src/engine/rules.ts';
import { secretDice } from '../src/proof/secretDice.ts';
import { type Accepted, carryOut } from './carryOut.ts';
import { cleanName } from './clean.ts';
import { windAfter, windSeats } from './clocks/turn.ts';
import { positionOf, type Tx } from './door.ts';
import { HouseError, tableClosed } from './errors.ts';
import type { Hub } from './hub.ts';
import { dropQuestion } from './memory/question.ts';
import { readStanding, type Standing, standingAt } from './memory/standing.ts';
import type { Herald } from './nodes/herald.ts';
import type { News } from './nodes/news.ts';
import type { Queue } from './queue.ts';
import { matches, newCredentials, sha256 } from './secrets.ts';
import { append, type Line } from './storage/journal.ts';
import {
  deleteMatch,
  insertTable,
  readTable,
  type SeatRow,
  type Table,
  updateMatch,
  updateSeat,
} from './storage/matches.ts';
import type { Storage } from './storage/storage.ts';
import type { Catalogue, Served } from './titles.ts';
import { botSeat, FREE, MOST_NAME, newTable, type Wish, wishOf } from './wishes.ts';

/** The holder of a seat, with his proof. */
export interface Holder {
  matchID: string;
  title: string;
  seat: Seat;
  credentials: string;
}

/** No game has more to do for one who goes; a game that never has done is stopped. */
const MOST_PARTING = 50;

/** What a change of seats leads to beside it, to be shown once it is committed. */
interface Aftermath {
  moves: Accepted[];
  questionFell: boolean;
}

/** What the lobby works with. */
export interface LobbyParts {
  storage: Storage;
  titles: Catalogue;
  queue: Queue;
  hub: Hub;
  herald: Herald;
  news: Pick<News, 'tell'>;
}

type Begun = { standing: Standing; line: Line } | null;

/**
 * Setting tables and taking seats. A match begins, in the same transaction, when its last seat is taken: its State is made then
 * and not before, with the seats it is really played with. All of it goes through the match's queue and one transaction, so that
 * a seat has one winner.
 */
export class Lobby {
  readonly #storage: Storage;
  readonly #titles: Catalogue;
  readonly #queue: Queue;
  readonly #hub: Hub;
  readonly #herald: Herald;
  readonly #news: Pick<News, 'tell'>;

  constructor(parts: LobbyParts) {
    this.#storage = parts.storage;
    this.#titles = parts.titles;
    this.#queue = parts.queue;
    this.#hub = parts.hub;
    this.#herald = parts.herald;
    this.#news = parts.news;
  }

  /** A new table's match id. Throws `noSuchGame`, `badRequest`. */
  async create(wish: Wish): Promise<string> {
    const served = this.#titles.get(wish.title);
    const { match, seats } = newTable(served, wish);
    const begun = await this.#storage.transaction(async (tx) => {
      await insertTable(tx, match, seats);
      await this.#news.tell(tx, { matchID: match.id, kind: 'table' });
      return this.#beginIfFull(tx, served, { match, seats });
    });
    if (begun) this.#hub.onNews(match.id);
    return match.id;
  }

  /** Takes that seat, or the first free one. Throws `noSuchMatch`, `noSuchSeat`, `seatTaken`, `tableFull`, `badRequest`. */
  join(asked: {
    matchID: string;
    title: string;
    seat?: Seat | undefined;
    name: string;
  }): Promise<{ seat: Seat; credentials: string }> {
    const name = cleanName(asked.name, MOST_NAME);
    if (name === '') throw new HouseError('badRequest', 'A player needs a name.');
    const credentials = newCredentials();
    return this.#change(asked, async (tx, table) => {
      const row = seatToTake(table.seats, asked.seat);
      const taken = { kind: 'human' as const, name, level: null, credential: sha256(credentials) };
      await updateSeat(tx, asked.matchID, row.seat, taken);
      return { seat: row.seat, credentials };
    });
  }

  /**
   * Frees the seat, after what the game does for one who goes. A table that never began and has nobody left is cleared away, and
   * a question that the table was asked falls.
   */
  leave(holder: Holder): Promise<void> {
    return this.#change(holder, async (tx, table, aftermath) => {
      const row = held(table, holder);
      await this.#part(tx, table, row.seat, aftermath.moves);
      aftermath.questionFell = await dropQuestion(tx, holder.matchID);
      await updateSeat(tx, holder.matchID, row.seat, { kind: 'open', name: '', level: null, credential: null });
      const others = table.seats.some((other) => other.kind === 'human' && other.seat !== row.seat);
      if (table.match.status === 'open' && !others) await deleteMatch(tx, holder.matchID);
    });
  }

  /** Another name for the holder of the seat. */
  rename(holder: Holder, newName: string | undefined): Promise<void> {
    const name = cleanName(newName ?? '', MOST_NAME);
    return this.#change(holder, async (tx, table) => {
      const row = held(table, holder);
      if (name !== '') await updateSeat(tx, holder.matchID, row.seat, { name });
    });
  }

  /** Whoever holds a seat may put a bot in an open one, change a bot's level, or (before the start) send it away. */
  setBot(holder: Holder, seat: Seat, level: string | null): Promise<void> {
    const served = this.#titles.get(holder.title);
    if (level !== null && !served.bots.includes(level)) throw new HouseError('badRequest', 'There is no such bot.');
    return this.#change(holder, async (tx, table) => {
      held(table, holder);
      const row = table.seats.find((candidate) => candidate.seat === seat);
      if (!row) throw new HouseError('noSuchSeat', 'The table has no such seat.');
      if (row.kind === 'human') throw new HouseError('seatTaken', 'Somebody sits there.');
      await updateSeat(tx, holder.matchID, seat, level === null ? FREE : botSeat(seat, level));
    });
  }

  /** The match's rematch: the same game, seats, options and bots. The same answer for everybody who asks. */
  playAgain(holder: Holder): Promise<string> {
    return this.#change(holder, async (tx, table) => {
      held(table, holder);
      if (table.match.next_match !== null) return table.match.next_match;
      const served = this.#titles.of(table.match);
      const next = newTable(served, wishOf(table));
      await insertTable(tx, next.match, next.seats);
      await this.#news.tell(tx, { matchID: next.match.id, kind: 'table' });
      await updateMatch(tx, holder.matchID, { next_match: next.match.id });
      return next.match.id;
    });
  }

  /** Stops the table for good, played to its end or not; what was played can still be looked at. For whoever runs the house. */
  async close(matchID: string): Promise<void> {
    await this.#queue.run(matchID, async () => {
      const table = await this.#storage.transaction(async (tx) => {
        const table = await readTable(tx, matchID, this.#storage);
        if (table?.match.status !== 'open' && table?.match.status !== 'running') return null;
        const change = { status: 'closed' as const, updated_at: Date.now() };
        await updateMatch(tx, matchID, change);
        await this.#news.tell(tx, { matchID, kind: 'table' });
        return { ...table, match: { ...table.match, ...change } };
      });
      if (table) this.#hub.announce(table);
    });
  }

  /** One change of seats: locked, done, begun if that filled the table, committed, then announced. */
  #change<T>(
    where: { matchID: string; title: string },
    work: (tx: Tx, table: Table, aftermath: Aftermath) => Promise<T>,
  ): Promise<T> {
    return this.#queue.run(where.matchID, async () => {
      const { result, table, begun, aftermath } = await this.#storage.transaction(async (tx) => {
        const before = await readTable(tx, where.matchID, this.#storage);
        if (before?.match.title !== where.title) throw new HouseError('noSuchMatch', 'There is no such match.');
        if (before.match.status === 'closed') throw tableClosed();
        const aftermath: Aftermath = { moves: [], questionFell: false };
        const result = await work(tx, before, aftermath);
        const table = await readTable(tx, where.matchID);
        const begun = table && (await this.#beginIfFull(tx, this.#titles.of(table.match), table));
        if (table && !begun) await this.#wind(tx, table);
        await this.#news.tell(tx, { matchID: where.matchID, kind: 'table' });
        return { result, table, begun, aftermath };
      });
      for (const move of aftermath.moves) await this.#herald.moved(move);
      if (table) this.#hub.announce(begun ? { ...table, match: { ...table.match, status: 'running' } } : table);
      else this.#hub.gone(where.matchID);
      if (table && begun) await this.#herald.moved({ table, ...begun });
      if (aftermath.questionFell || (table && table.match.clock !== null)) await this.#showFallen(table);
      return result;
    });
  }

  async #beginIfFull(tx: Tx, served: Served, { match, seats }: Table): Promise<Begun> {
    if (match.status !== 'open' || seats.some((row) => row.kind === 'open')) return null;
    const dice = secretDice(match.seed, 0);
    const { state, told } = served.driver.begin(match.seats, JSON.parse(match.options), dice);
    const waiting = served.title.rules.waiting(state.G);
    const setup = { number: 0, seat: null, key: null, action: { do: 'setup' }, to: null, revealed: false };
    const line: Line = { ...setup, told, waiting, at: Date.now() };
    const position = { number: 0, draws: dice.draws, state };
    await append(tx, match.id, line, position);
    await windAfter(tx, { match, seats }, line, false);
    await updateMatch(tx, match.id, { status: 'running', updated_at: line.at });
    return { standing: await standingAt(tx, { match, seats }, position, null), line };
  }

  /** A seat that nobody holds any more has no time of its own, and one that somebody has taken has it again. */
  async #wind(tx: Tx, table: Table): Promise<void> {
    if (table.match.clock === null || table.match.status !== 'running') return;
    await windSeats(tx, this.#titles.of(table.match), table, await positionOf(tx, table.match.id));
  }

  /** With its holder, what a seat asked the table for is gone, or what it was asked. */
  async #showFallen(table: Table | null): Promise<void> {
    if (table?.match.status !== 'running' || !this.#hub.isWatched(table.match.id)) return;
    const standing = await readStanding(this.#storage.db, table).catch(() => null);
    if (standing) await this.#herald.asked(table, standing);
  }

  /** What the game does for a seat whose holder goes; those actions are lines like any other. */
  async #part(tx: Tx, table: Table, seat: Seat, moves: Accepted[]): Promise<void> {
    if (table.match.status !== 'running') return;
    const served = this.#titles.of(table.match);
    const { rules } = served.title;
    for (;;) {
      const position = await positionOf(tx, table.match.id);
      const action = rules.parting(position.state.G, seat).find((one) => !rules.refuse(position.state.G, seat, one));
      if (!action || moves.length >= MOST_PARTING) return;
      const key = `:parting:${position.number}`;
      moves.push(await carryOut(tx, { table, served }, position, { seat, key, action }));
    }
  }
}

function seatToTake(seats: readonly SeatRow[], wanted: Seat | undefined): SeatRow {
  const row = seats.find((seat) => (wanted === undefined ? seat.kind === 'open' : seat.seat === wanted));
  if (!row && wanted === undefined) throw new HouseError('tableFull', 'Every seat is taken.');
  if (!row) throw new HouseError('noSuchSeat', 'The table has no such seat.');
  if (row.kind !== 'open') throw new HouseError('seatTaken', 'Somebody sits there.');
  return row;
}

/** The holder's seat, if his credentials are its. Throws `noSuchSeat`, `forbidden`. */
function held(table: Table, holder: Holder): SeatRow {
  const row = table.seats.find((seat) => seat.seat === holder.seat);
  if (!row) throw new HouseError('noSuchSeat', 'The table has no such seat.');
  if (matches(holder.credentials, row.kind === 'human' ? row.credential : null)) return row;
  throw new HouseError('forbidden', 'These are not the credentials of that seat.');
}
