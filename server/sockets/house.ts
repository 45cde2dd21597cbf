import type { Socket } from 'socket.io';
import { z } from 'zod';
import type { Seat } from '../../src/engine/rules.ts';
import { CLOCK_DEEDS } from '../clocks/requests.ts';
import { HouseError } from '../errors.ts';
import type { Proofs, Watcher } from '../hub.ts';
import type { Standing } from '../memory/standing.ts';
import { type Line, readLines } from '../storage/journal.ts';
import type { Table } from '../storage/matches.ts';
import { readTalk } from '../storage/talk.ts';
import { hears, type Said } from '../talk/hearing.ts';
import { MOST_TEXT } from '../talk/talk.ts';
import type { Served } from '../titles.ts';
import { cardOf, type Entry, type Frame, frameOf, historyOf, type TableCard } from '../views.ts';
import { credentials, key, matchID, parse, seat, token } from './input.ts';
import { send } from './limits.ts';
import { type Claim, type Looked, look, proofsOf, type Room, stand } from './room.ts';
import { TAKE_BACKS } from './takeBack.ts';

const MOST_HISTORY = 2000;
const MOST_WATCHED = 20;

const Watch = z.object({ matchID, seats: z.array(z.object({ seat, credentials })).max(16), invite: token.optional() });
const Unwatch = z.object({ matchID });
const Act = z.object({
  matchID,
  seat,
  credentials,
  action: z.unknown(),
  key,
});

const Clock = z.object({ matchID, seat, credentials, what: z.enum(CLOCK_DEEDS) });

const Say = z.object({
  matchID,
  seat: seat.nullable(),
  credentials: credentials.optional(),
  invite: token.optional(),
  to: seat.nullish(),
  text: z.string().max(4 * MOST_TEXT),
});

/** The house's own events on one connection: `watch`, `unwatch`, `act`, `clock`, `say` and the take-backs; each answers through its acknowledgement. */
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
    const { matchID, seats: claims, invite } = parse(Watch, input);
    const answer = await this.#watch(matchID, claims, invite);
    const missed = missedIn(answer);
    await this.#room.clocks.back(
      matchID,
      claims.filter(({ seat }) => missed.has(seat)),
    );
    return answer;
  }

  async #watch(matchID: string, claims: readonly Claim[], invite: string | undefined): Promise<Watched> {
    if (this.#watching.size >= MOST_WATCHED && !this.#watching.has(matchID)) {
      throw new HouseError('tooMany', 'Too many matches on one connection.');
    }
    return this.#room.queue.run(matchID, async () => {
      const looked = await look(this.#room, matchID, claims, invite);
      const seats = [...new Set(claims.map((claim) => claim.seat))];
      const { served, table, standing } = looked;
      const lines = await this.#history(looked);
      const talk = await readTalk(this.#room.storage.db, matchID);
      this.#room.hub.presence(table, () => this.#replace(new FrameWatcher(this.#socket, looked, seats)));
      return {
        ok: true,
        table: cardOf(served, table, this.#room.hub.connected(matchID)),
        frames: standing ? framesOf(served, matchID, standing, seats, []) : [],
        history: historyOf(served, lines, seats),
        talk: talk.filter((said) => hears(table.match, said, seats)),
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

  clock(input: unknown): Promise<object> {
    return this.#room.clocks.ask(parse(Clock, input));
  }

  /** Says something at a table: through a seat, or as the guest whose cookie the connection came with. */
  async say(input: unknown): Promise<object> {
    const saying = parse(Say, input);
    const me = saying.seat === null ? await this.#room.identity.of(this.#socket.handshake.headers.cookie) : null;
    await this.#room.talk.say({ ...saying, me });
    return { ok: true };
  }

  async takeBack(event: keyof typeof TAKE_BACKS, input: unknown): Promise<object> {
    const { matchID, answer } = await TAKE_BACKS[event](this.#room.authority, input);
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
      await this.#room.herald.catchUp(matchID);
      const { served, standing } = await stand(this.#room, matchID);
      if (standing) this.#watching.get(matchID)?.show(served, standing, []);
    });
  }

  /** No further than the frames, whatever other processes write meanwhile. */
  async #history({ table, standing }: Looked): Promise<Line[]> {
    if (!standing) return [];
    return readLines(this.#room.storage.db, table.match.id, 0, MOST_HISTORY, standing.position.number);
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

/** The answer to `watch`. */
interface Watched {
  ok: true;
  table: TableCard;
  frames: Frame[];
  history: Entry[];
}

/** One connection's eyes on one match: a frame per seat it holds, or one public frame. */
class FrameWatcher implements Watcher {
  readonly matchID: string;
  seats: readonly Seat[];
  readonly proofs: Proofs;
  number: number;
  readonly #socket: Socket;

  constructor(socket: Socket, { table, standing }: Looked, seats: readonly Seat[]) {
    this.#socket = socket;
    this.matchID = table.match.id;
    this.seats = seats;
    this.proofs = proofsOf(table, seats);
    this.number = standing?.position.number ?? -1;
  }

  moved(served: Served, _table: Table, standing: Standing, lines: readonly Line[]): void {
    this.show(served, standing, lines);
  }

  asked(served: Served, _table: Table, standing: Standing): void {
    this.show(served, standing, []);
  }

  said({ match }: Table, said: Said): void {
    if (hears(match, said, this.seats)) send(this.#socket, 'said', { matchID: match.id, said });
  }

  changed(served: Served, table: Table, connected: ReadonlySet<Seat>): void {
    send(this.#socket, 'table', cardOf(served, table, connected));
  }

  show(served: Served, standing: Standing, lines: readonly Line[]): void {
    for (const frame of framesOf(served, this.matchID, standing, this.seats, lines)) send(this.#socket, 'frame', frame);
  }
}

/** The seats for which the clock has acted. */
function missedIn({ frames }: Watched): ReadonlySet<Seat> {
  const seats = frames[0]?.clocks?.seats ?? [];
  return new Set(seats.filter((one) => 'strikes' in one && one.strikes > 0).map((one) => one.seat));
}

function framesOf(
  served: Served,
  matchID: string,
  standing: Standing,
  seats: readonly Seat[],
  lines: readonly Line[],
): Frame[] {
  const eyes = seats.length > 0 ? seats : [null];
  return eyes.map((seat) => frameOf(served, matchID, standing, seat, lines));
}
