import type { Seat } from '../../src/engine/rules.ts';
import { secretDice } from '../../src/proof/secretDice.ts';
import { type Accepted, carryOut, carrySeat } from '../carryOut.ts';
import { windAfter, windSeats } from '../clocks/turn.ts';
import { positionOf } from '../door.ts';
import { HouseError, tableClosed } from '../errors.ts';
import type { Hub } from '../hub.ts';
import { dropQuestion } from '../memory/question.ts';
import { readStanding, type Standing, standingAt } from '../memory/standing.ts';
import type { Herald } from '../nodes/herald.ts';
import type { News } from '../nodes/news.ts';
import { isRated } from '../people/ratings.ts';
import { deletePushSeat } from '../push/rows.ts';
import type { Queue } from '../queue.ts';
import { append, type Line } from '../storage/journal.ts';
import { readTable, type SeatRow, type Table, updateMatch, updateSeat } from '../storage/matches.ts';
import type { Tx } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Catalogue, Served } from '../titles.ts';
import type { SeatChange } from './line.ts';

/** No game has more to do for one who goes; a game that never has done is stopped. */
const MOST_PARTING = 50;

export interface Parts {
  storage: Storage;
  titles: Catalogue;
  queue: Queue;
  hub: Hub;
  herald: Herald;
  news: Pick<News, 'tell'>;
}

/** A table inside the transaction that changes it, and what that change leads to, to be shown once it is committed. */
export interface Change {
  tx: Tx;
  table: Table;
  served: Served;
  moves: Accepted[];
  questionFell: boolean;
  /** The setter has said: now, if the game can be played with those who are there. */
  startNow: boolean;
}

type Begun = { standing: Standing; line: Line } | null;

/**
 * The way in for every change of who sits where: one at a time per match, in one transaction that holds the match, shown only when
 * it is committed. A table whose seats are filled by it begins in the same transaction.
 */
export class Seating {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws `noSuchMatch` where there is none of that title (any title, if none is named), and whatever `work` throws. */
  change<T>(where: { matchID: string; title?: string }, work: (change: Change) => Promise<T>): Promise<T> {
    const { storage, titles, queue, hub, herald, news } = this.#parts;
    return queue.run(where.matchID, async () => {
      const { result, table, begun, change } = await storage.transaction(async (tx) => {
        const before = await readTable(tx, where.matchID, storage);
        if (!before || (where.title !== undefined && before.match.title !== where.title)) throw noSuchMatch();
        if (before.match.status === 'closed') throw tableClosed();
        const served = titles.of(before.match);
        const change: Change = { tx, table: before, served, moves: [], questionFell: false, startNow: false };
        const result = await work(change);
        const table = await readTable(tx, where.matchID);
        const begun = table && (await this.beginIfReady(tx, served, table, change.startNow));
        if (table && !begun) await this.#wind(tx, table);
        await news.tell(tx, { matchID: where.matchID, kind: 'table' });
        return { result, table, begun, change };
      });
      for (const move of change.moves) await herald.moved(move);
      if (table) hub.announce(begun ? { ...table, match: { ...table.match, status: 'running' } } : table);
      else hub.gone(where.matchID);
      if (table && begun) await herald.moved({ table, ...begun });
      if (change.questionFell || (table && table.match.clock !== null)) await this.#showFallen(table);
      return result;
    });
  }

  /** Begins a match whose seats are filled and whose people are ready; gives null when it is not to begin yet. */
  async beginIfReady(tx: Tx, served: Served, { match, seats }: Table, startNow = false): Promise<Begun> {
    if (match.status !== 'open' || seats.some((row) => row.kind === 'open')) return null;
    const waits = match.ready_first === 1 && seats.some((row) => row.kind === 'human' && row.ready === 0);
    if (waits && !startNow) return null;
    const dice = secretDice(match.seed, 0);
    const { state, told } = served.driver.begin(match.seats, JSON.parse(match.options), dice);
    const waiting = served.title.rules.waiting(state.G);
    const setup = { number: 0, seat: null, key: null, action: { do: 'setup' }, to: null, revealed: false };
    const line: Line = { ...setup, told, waiting, at: Date.now() };
    const position = { number: 0, draws: dice.draws, state };
    await append(tx, match.id, line, position);
    await windAfter(tx, { match, seats }, line, false);
    const rated = isRated(seats) ? 1 : 0;
    await updateMatch(tx, match.id, { status: 'running', updated_at: line.at, rated, vote: null });
    return { standing: await standingAt(tx, { match, seats }, position, null), line };
  }

  /** A seat that nobody holds any more has no time of its own, and one that somebody has taken has it again. */
  async #wind(tx: Tx, table: Table): Promise<void> {
    if (table.match.clock === null || table.match.status !== 'running') return;
    await windSeats(tx, this.#parts.titles.of(table.match), table, await positionOf(tx, table.match.id));
  }

  /** With its holder, what a seat asked the table for is gone, or what it was asked. */
  async #showFallen(table: Table | null): Promise<void> {
    if (table?.match.status !== 'running' || !this.#parts.hub.isWatched(table.match.id)) return;
    const standing = await readStanding(this.#parts.storage.db, table).catch(() => null);
    if (standing) await this.#parts.herald.asked(table, standing);
  }
}

/**
 * Who holds the seat from now on. In a running match that is a line of the journal, after what the game does for one who goes; a
 * question that the table was asked falls with it, and the match is not rated any more.
 */
export async function reseat(
  change: Change,
  row: SeatRow,
  next: Partial<Omit<SeatRow, 'match_id' | 'seat'>>,
  why: SeatChange,
): Promise<void> {
  const { tx, table } = change;
  const { match } = table;
  if (match.status === 'running') {
    if (why.change === 'left' || why.change === 'kicked') await part(change, row.seat);
    const position = await positionOf(tx, match.id);
    change.moves.push(await carrySeat(tx, change, position, { seat: row.seat, change: why }));
    change.questionFell = (await dropQuestion(tx, match.id)) || change.questionFell;
    await updateMatch(tx, match.id, { rated: 0 });
  }
  await updateSeat(tx, match.id, row.seat, next);
  if (next.credential !== undefined) await deletePushSeat(tx, match.id, row.seat);
}

/** What the game does for a seat whose holder goes; those actions are lines like any other. */
async function part(change: Change, seat: Seat): Promise<void> {
  const { tx, table, served, moves } = change;
  const { rules } = served.title;
  for (;;) {
    const position = await positionOf(tx, table.match.id);
    const action = rules.parting(position.state.G, seat).find((one) => !rules.refuse(position.state.G, seat, one));
    if (!action || moves.length >= MOST_PARTING) return;
    const key = `:parting:${position.number}`;
    moves.push(await carryOut(tx, { table, served }, position, { seat, key, action }));
  }
}

export function noSuchMatch(): HouseError {
  return new HouseError('noSuchMatch', 'There is no such match.');
}
