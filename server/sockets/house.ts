import type { Socket } from 'socket.io';
import { z } from 'zod';
import type { Seat } from '../../src/engine/rules.ts';
import { HouseError } from '../errors.ts';
import type { Watcher } from '../hub.ts';
import { MATCH_ID } from '../secrets.ts';
import { type Line, type Position, readLines } from '../storage/journal.ts';
import type { Table } from '../storage/matches.ts';
import type { Served } from '../titles.ts';
import { cardOf, entryOf, type Frame, frameOf } from '../views.ts';
import { send } from './limits.ts';
import { look, type Room, stand } from './room.ts';

const MOST_HISTORY = 2000;
const MOST_WATCHED = 20;

const seat = z.int().min(0).max(15);
const credentials = z.string().min(1).max(200);
const matchID = z.string().regex(MATCH_ID);

const Watch = z.object({ matchID, seats: z.array(z.object({ seat, credentials })).max(16) });
const Unwatch = z.object({ matchID });
const Act = z.object({
  matchID,
  seat,
  credentials,
  action: z.unknown(),
  key: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
});

/** The house's own events on one connection: `watch`, `unwatch`, `act`; each answers through its acknowledgement. */
export class HouseSocket {
  readonly #room: Room;
  readonly #socket: Socket;
  readonly #watching = new Map<string, FrameWatcher>();

  constructor(room: Room, socket: Socket) {
    this.#room = room;
    this.#socket = socket;
  }

  /** Frames from now on, and everything so far. Watching again replaces the seats. */
  async watch(input: unknown): Promise<object> {
    const { matchID, seats: claims } = parse(Watch, input);
    if (this.#watching.size >= MOST_WATCHED && !this.#watching.has(matchID)) {
      throw new HouseError('tooMany', 'Too many matches on one connection.');
    }
    return this.#room.queue.run(matchID, async () => {
      const looked = await look(this.#room, matchID, claims);
      const seats = [...new Set(claims.map((claim) => claim.seat))];
      const lines = await readLines(this.#room.storage.db, matchID, 0, MOST_HISTORY);
      const { served, table, position } = looked;
      this.#room.hub.presence(table, () => this.#replace(new FrameWatcher(this.#socket, matchID, seats)));
      return {
        ok: true,
        table: cardOf(served, table, this.#room.hub.connected(matchID)),
        frames: position ? framesOf(served, matchID, position, seats, []) : [],
        history: lines.map((line) => entryOf(served, line, seats)),
      };
    });
  }

  async unwatch(input: unknown): Promise<object> {
    const { matchID } = parse(Unwatch, input);
    this.#drop(matchID);
    return { ok: true };
  }

  async act(input: unknown): Promise<object> {
    const { matchID, seat, credentials, action, key } = parse(Act, input);
    const answer = await this.#room.authority.act({ matchID, seat, by: { credentials }, action, key });
    if (!answer.ok) await this.#refresh(matchID);
    return answer;
  }

  /** The connection is gone. Returns the matches in which it held a seat. */
  close(): string[] {
    const held = [...this.#watching.values()].filter((watcher) => watcher.seats.length > 0);
    for (const matchID of [...this.#watching.keys()]) this.#drop(matchID);
    return held.map((watcher) => watcher.matchID);
  }

  /** After a refusal the actor is shown how things really are. */
  async #refresh(matchID: string): Promise<void> {
    await this.#room.queue.run(matchID, async () => {
      const { served, position } = await stand(this.#room, matchID);
      if (position) this.#watching.get(matchID)?.show(served, position, []);
    });
  }

  #replace(watcher: FrameWatcher): void {
    this.#drop(watcher.matchID);
    this.#watching.set(watcher.matchID, watcher);
    this.#room.hub.add(watcher);
  }

  #drop(matchID: string): void {
    const watcher = this.#watching.get(matchID);
    if (watcher) this.#room.hub.remove(watcher);
    this.#watching.delete(matchID);
  }
}

export function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  throw new HouseError('badRequest', `Not understood: ${read.error.issues[0]?.path.join('.') || 'the whole request'}.`);
}

/** One connection's eyes on one match: a frame per seat it holds, or one public frame. */
class FrameWatcher implements Watcher {
  readonly matchID: string;
  seats: readonly Seat[];
  readonly #socket: Socket;

  constructor(socket: Socket, matchID: string, seats: readonly Seat[]) {
    this.#socket = socket;
    this.matchID = matchID;
    this.seats = seats;
  }

  moved(served: Served, _table: Table, position: Position, line: Line): void {
    this.show(served, position, [line]);
  }

  began(served: Served, _table: Table, position: Position, line: Line): void {
    this.show(served, position, [line]);
  }

  changed(served: Served, table: Table, connected: ReadonlySet<Seat>): void {
    send(this.#socket, 'table', cardOf(served, table, connected));
  }

  show(served: Served, position: Position, lines: readonly Line[]): void {
    for (const frame of framesOf(served, this.matchID, position, this.seats, lines)) send(this.#socket, 'frame', frame);
  }
}

function framesOf(
  served: Served,
  matchID: string,
  position: Position,
  seats: readonly Seat[],
  lines: readonly Line[],
): Frame[] {
  const eyes = seats.length > 0 ? seats : [null];
  return eyes.map((seat) => frameOf(served, matchID, position, seat, lines));
}
