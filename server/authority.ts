import type { Transaction } from 'kysely';
import type { Action, Outcome, Refusal, Seat, Waiting } from '../src/engine/rules.ts';
import { secretDice } from '../src/proof/secretDice.ts';
import { cleanAction } from './clean.ts';
import { HouseError } from './errors.ts';
import type { Hub } from './hub.ts';
import type { Queue } from './queue.ts';
import { matches } from './secrets.ts';
import { append, type Line, type Position, readByKey, readLines, readPosition } from './storage/journal.ts';
import { readTable, type SeatRow, type Table, updateMatch } from './storage/matches.ts';
import type { Schema } from './storage/schema.ts';
import type { Storage } from './storage/storage.ts';
import type { Catalogue, Served } from './titles.ts';

/** Who acts: the holder of a seat, who proves it, or the house for a bot's seat, which says what number it looked at. */
export type Actor = { credentials: string } | { bot: true };

/** One action asked for. `key` makes it happen once however often it is sent. */
export interface ActRequest {
  matchID: string;
  seat: Seat;
  by: Actor;
  action: unknown;
  key: string;
  /** Only if the match has exactly that many actions (bots). */
  at?: number;
  /** Only if the decision that this seat had after that many actions is still the one it has (stock clients). */
  since?: number;
}

/** Accepted: the action's number. Refused: the game's reason. Everything else is thrown as a HouseError. */
export type ActAnswer = { ok: true; number: number } | { ok: false; refusal: Refusal };

/** What a committed action left behind, to be shown. */
interface Accepted {
  table: Table;
  position: Position;
  line: Line;
}

/** How far back a stock client's idea of the match may lie. */
const MOST_STALE = 200;

/**
 * The one door: every change of a running match goes through `act`. In one transaction it locks, loads, proves, judges, reduces,
 * appends and writes; only when that is committed does anybody see it. A rejected promise means that nothing was changed.
 */
export class Authority {
  readonly #storage: Storage;
  readonly #titles: Catalogue;
  readonly #queue: Queue;
  readonly #hub: Hub;

  constructor(parts: { storage: Storage; titles: Catalogue; queue: Queue; hub: Hub }) {
    this.#storage = parts.storage;
    this.#titles = parts.titles;
    this.#queue = parts.queue;
    this.#hub = parts.hub;
  }

  act(request: ActRequest): Promise<ActAnswer> {
    return this.#queue.run(request.matchID, async () => {
      const result = await this.#storage.transaction((tx) => this.#inside(tx, request));
      if (!('line' in result)) return result;
      this.#hub.publish(result.table, result.position, result.line);
      return { ok: true, number: result.position.number };
    });
  }

  async #inside(tx: Transaction<Schema>, request: ActRequest): Promise<ActAnswer | Accepted> {
    const { matchID, seat, key } = request;
    const table = await readTable(tx, matchID, this.#storage);
    if (!table) throw new HouseError('noSuchMatch', 'There is no such match.');
    prove(table.seats, request);
    const served = this.#titles.of(table.match);
    const action = cleanAction(request.action, served.title.rules.actionNames);
    const before = await readByKey(tx, matchID, seat, key);
    if (before) return sameAgain(before, action);
    const position = await readPosition(tx, matchID);
    if (!position) throw new HouseError('notStarted', 'The match has not begun: some seats are still open.');
    await this.#checkFresh(tx, request, served, position);
    const refusal = served.title.rules.refuse(position.state.G, seat, action);
    if (refusal) return { ok: false, refusal };
    return this.#carryOut(tx, table, served, position, { ...request, action });
  }

  async #carryOut(
    tx: Transaction<Schema>,
    table: Table,
    served: Served,
    position: Position,
    request: ActRequest & { action: Action },
  ): Promise<Accepted> {
    const { seat, key, action } = request;
    const dice = secretDice(table.match.seed, position.draws);
    const { state, told } = served.driver.step(position.state, seat, action, dice);
    const next = { number: position.number + 1, draws: dice.draws, state };
    const waiting = served.title.rules.waiting(state.G);
    const line = { number: next.number, seat, key, action, told, waiting, at: Date.now() };
    await append(tx, table.match.id, line, next);
    const match = await this.#closeBooks(tx, table, served.title.rules.outcome(state.G), line.at);
    return { table: { ...table, match }, position: next, line };
  }

  async #closeBooks(
    tx: Transaction<Schema>,
    table: Table,
    outcome: Outcome | null,
    at: number,
  ): Promise<Table['match']> {
    const over = outcome && { status: 'over' as const, outcome: JSON.stringify(outcome) };
    const change = { updated_at: at, ...over };
    await updateMatch(tx, table.match.id, change);
    return { ...table.match, ...change };
  }

  async #checkFresh(tx: Transaction<Schema>, request: ActRequest, served: Served, now: Position): Promise<void> {
    const { at, since } = request;
    if (at !== undefined && at !== now.number) throw stale();
    if (since === undefined || since === now.number) return;
    if (since > now.number || now.number - since > MOST_STALE) throw stale();
    const lines = await readLines(tx, request.matchID, since, MOST_STALE + 1);
    const stage = stageOf(served.title.rules.waiting(now.state.G), request.seat);
    const acted = lines.some((line) => line.number > since && line.seat === request.seat);
    if (acted || lines.some((line) => stageOf(line.waiting, request.seat) !== stage)) throw stale();
  }
}

/** The actor must hold the seat. Answers alike, and in the same time, for a wrong secret, a free seat and no such seat. */
function prove(seats: readonly SeatRow[], request: ActRequest): void {
  const row = seats.find((candidate) => candidate.seat === request.seat);
  if ('bot' in request.by) {
    if (row?.kind !== 'bot') throw stale();
    return;
  }
  const held = row?.kind === 'human' ? row.credential : null;
  if (!matches(request.by.credentials, held))
    throw new HouseError('forbidden', 'These are not the credentials of that seat.');
}

function sameAgain(line: Line, action: Action): ActAnswer {
  if (JSON.stringify(line.action) === JSON.stringify(action)) return { ok: true, number: line.number };
  throw new HouseError('keyReused', 'That key belongs to another action.');
}

function stageOf(waiting: readonly Waiting[], seat: Seat): string | null {
  return waiting.find((one) => one.seat === seat)?.stage ?? null;
}

function stale(): HouseError {
  return new HouseError('stale', 'The match has moved on since.');
}
