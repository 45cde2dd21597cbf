import type { Socket } from 'socket.io';
import { z } from 'zod';
import type { Seat } from '../../src/engine/rules.ts';
import { isRecord } from '../clean.ts';
import { HouseError } from '../errors.ts';
import type { Proofs, Watcher } from '../hub.ts';
import type { Standing } from '../memory/standing.ts';
import { MATCH_ID } from '../secrets.ts';
import { type Line, type Position, readSnapshot } from '../storage/journal.ts';
import type { Table } from '../storage/matches.ts';
import type { Served } from '../titles.ts';
import { stockPlayers } from '../views.ts';
import { send } from './limits.ts';
import { type Looked, look, proofsOf, type Room, stand } from './room.ts';

const MOST_SYNCED = 20;

const matchID = z.string().regex(MATCH_ID);
const playerID = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number);
const credentials = z.string().min(1).max(200);

const Sync = z.tuple([matchID, playerID.nullish(), credentials.nullish()]);
const Update = z.tuple([
  z.object({
    type: z.literal('MAKE_MOVE'),
    payload: z.object({ type: z.string().max(64), args: z.unknown(), playerID, credentials }),
  }),
  z.int().min(0),
  matchID,
  playerID,
]);

/**
 * boardgame.io's events on one connection, so that its published `Client` with `SocketIO` can play here.
 *
 * `sync` is answered when the match has begun; until the last seat is taken the client gets the players (`matchData`) and stays at
 * "connecting", then its `sync` comes unasked. `update` takes moves only, with one argument: the action's fields. Whatever is not
 * carried out is answered with a fresh `sync`. No log and no plugin data is sent, and `chat` is not served.
 */
export class StockSocket {
  readonly #room: Room;
  readonly #socket: Socket;
  readonly #synced = new Map<string, StockWatcher>();

  constructor(room: Room, socket: Socket) {
    this.#room = room;
    this.#socket = socket;
  }

  async sync(input: readonly unknown[]): Promise<void> {
    const [matchID, seat, secret] = read(Sync, input.slice(0, 3));
    if (this.#synced.size >= MOST_SYNCED && !this.#synced.has(matchID)) return;
    await this.#room.queue.run(matchID, async () => {
      const looked = await look(this.#room, matchID, seat == null ? [] : [{ seat, credentials: secret ?? '' }]);
      const watcher = new StockWatcher(this.#socket, looked, seat ?? null);
      this.#room.hub.presence(looked.table, () => this.#replace(watcher));
      await this.#show(watcher, looked);
    });
  }

  async update(input: readonly unknown[]): Promise<void> {
    try {
      await this.#move(read(Update, input.slice(0, 4)));
    } catch (error) {
      if (typeof input[2] === 'string') await this.#again(input[2]);
      throw error;
    }
  }

  async #move([{ payload }, since, matchID, seat]: z.infer<typeof Update>): Promise<void> {
    if (payload.playerID !== seat) throw new HouseError('forbidden', 'One seat cannot act as another.');
    const action = actionOf(payload.type, payload.args);
    const by = { credentials: payload.credentials };
    // One action per seat and state: whatever else it sends for the same state is late.
    const answer = await this.#room.authority.act({ matchID, seat, by, action, key: `:bgio:${since}`, since });
    if (!answer.ok) await this.#again(matchID);
  }

  /** The connection is gone. Returns the matches in which it held a seat. */
  close(): string[] {
    const held = [...this.#synced.values()].filter((watcher) => watcher.seats.length > 0);
    for (const watcher of this.#synced.values()) this.#room.hub.remove(watcher);
    return held.map((watcher) => watcher.matchID);
  }

  /** The true board for a client whose move did not count, as long as its seat is still its own. */
  async #again(matchID: string): Promise<void> {
    const watcher = this.#synced.get(matchID);
    if (!watcher || (watcher.seat !== null && watcher.seats.length === 0)) return;
    await this.#room.queue.run(matchID, async () => {
      await this.#room.herald.catchUp(matchID);
      await this.#show(watcher, await stand(this.#room, matchID));
    });
  }

  async #show(watcher: StockWatcher, { served, table, standing }: Looked): Promise<void> {
    const initial = standing && (await readSnapshot(this.#room.storage.db, table.match.id, 0));
    const connected = this.#room.hub.connected(table.match.id);
    if (standing && initial) watcher.sync(served, table, standing.position, initial, connected);
    else watcher.changed(served, table, connected);
  }

  #replace(watcher: StockWatcher): void {
    const old = this.#synced.get(watcher.matchID);
    if (old) this.#room.hub.remove(old);
    this.#synced.set(watcher.matchID, watcher);
    this.#room.hub.add(watcher);
  }
}

function read<T>(schema: z.ZodType<T>, input: readonly unknown[]): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new HouseError('badRequest', 'Not understood.');
}

/** A move's one argument holds the action's fields; no argument, no fields. Throws `badAction`. */
function actionOf(name: string, args: unknown): Record<string, unknown> {
  const list = args === undefined || args === null ? [] : args;
  if (!Array.isArray(list) || list.length > 1) throw new HouseError('badAction', 'A move takes one argument.');
  const fields = list[0] ?? {};
  if (!isRecord(fields) || Object.hasOwn(fields, 'do')) throw new HouseError('badAction', 'A move takes its fields.');
  return { do: name, ...fields };
}

/** One stock client. It holds one seat or none. */
class StockWatcher implements Watcher {
  readonly matchID: string;
  readonly seat: Seat | null;
  seats: readonly Seat[];
  readonly proofs: Proofs;
  number: number;
  readonly #socket: Socket;
  /** The seats that were watched from when that was last told. */
  #connected: ReadonlySet<Seat>;

  constructor(socket: Socket, { table, standing }: Looked, seat: Seat | null) {
    this.#socket = socket;
    this.matchID = table.match.id;
    this.seat = seat;
    this.seats = seat === null ? [] : [seat];
    this.proofs = proofsOf(table, this.seats);
    this.number = standing?.position.number ?? -1;
    this.#connected = new Set(this.seats);
  }

  /** A beginning or a take-back cannot be told as an update: the client is given the match afresh. */
  moved(served: Served, table: Table, { position }: Standing, _lines: readonly Line[], initial: Position | null): void {
    if (initial) this.sync(served, table, position, initial, this.#connected);
    else {
      const state = { ...served.driver.stockView(position.state, this.seat), deltalog: [] };
      send(this.#socket, 'update', this.matchID, state, []);
    }
  }

  /** The published client has no words for it. */
  asked(): void {}

  said(): void {}

  changed(_served: Served, table: Table, connected: ReadonlySet<Seat>): void {
    this.#connected = connected;
    send(this.#socket, 'matchData', this.matchID, stockPlayers(table, connected));
  }

  sync(served: Served, table: Table, now: Position, initial: Position, connected: ReadonlySet<Seat>): void {
    this.#connected = connected;
    send(this.#socket, 'sync', this.matchID, {
      state: served.driver.stockView(now.state, this.seat),
      initialState: served.driver.stockView(initial.state, this.seat),
      filteredMetadata: stockPlayers(table, connected),
      log: [],
    });
  }
}
