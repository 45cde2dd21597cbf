import type { Logger } from 'pino';
import type { Action, Seat } from '../src/engine/rules.ts';
import type { Authority } from './authority.ts';
import { HouseError } from './errors.ts';
import type { Hub } from './hub.ts';
import { readQuestion } from './memory/question.ts';
import { LEASE_MS, type Leases } from './nodes/leases.ts';
import type { Meter } from './ops/metrics.ts';
import { type Position, readPosition } from './storage/journal.ts';
import { matchesWithBots, readTable, type SeatRow, type Table } from './storage/matches.ts';
import type { Storage } from './storage/storage.ts';
import type { Thinking } from './thinking.ts';
import type { Catalogue, Served } from './titles.ts';

/** What a bot's seat is to do, and what it looked at. */
interface Duty {
  served: Served;
  table: Table;
  position: Position;
  row: SeatRow;
}

/** A decision that is being thought about. */
interface Thought {
  number: number;
  seat: Seat;
  off: AbortController;
}

const RETRY_MS = 5000;
/** How long the house's players wait with a move that would make a question to the table void, and how often they look. */
const MANNERS_MS = 60_000;
const LOOK_MS = 500;

/**
 * The house's players. What they have to do is always looked up in the database (a match that waits for a bot's seat), so a
 * restart forgets nothing; they decide from their own seat's view alone and act through the same door as everybody. A table where
 * no human sits goes on only while somebody watches: nobody can make the house play by itself. Of several processes one serves a
 * match; when it dies, another takes over.
 */
export class Bots {
  readonly #storage: Storage;
  readonly #titles: Catalogue;
  readonly #authority: Authority;
  readonly #hub: Hub;
  readonly #leases: Leases;
  readonly #thinking: Thinking;
  readonly #log: Logger;
  readonly #meter: Meter;
  readonly #delayMs: number;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  readonly #thoughts = new Map<string, Thought>();
  /** Since when a question at a match, asked at that number, has held the house's players. */
  readonly #held = new Map<string, { number: number; since: number }>();
  #closed = false;

  constructor(parts: {
    storage: Storage;
    titles: Catalogue;
    authority: Authority;
    hub: Hub;
    leases: Leases;
    thinking: Thinking;
    log: Logger;
    meter: Meter;
    delayMs: number;
  }) {
    this.#storage = parts.storage;
    this.#titles = parts.titles;
    this.#authority = parts.authority;
    this.#hub = parts.hub;
    this.#leases = parts.leases;
    this.#thinking = parts.thinking;
    this.#log = parts.log;
    this.#meter = parts.meter;
    this.#delayMs = parts.delayMs;
  }

  /** Takes up every match that waits for a bot. */
  async start(): Promise<void> {
    for (const matchID of await matchesWithBots(this.#storage.db)) this.poke(matchID);
  }

  /** Something happened at that match: see, after the bots' pause for thought, whether one of them is to act. */
  poke(matchID: string, delayMs = this.#delayMs): void {
    if (this.#closed || this.#timers.has(matchID)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(matchID);
      const job = this.#serve(matchID).finally(() => this.#running.delete(job));
      this.#running.add(job);
    }, delayMs);
    this.#timers.set(matchID, timer);
  }

  /** No bot begins to think any more, those that think are called off; resolves when those that act have acted. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    for (const { off } of this.#thoughts.values()) off.abort(new CalledOff());
    await Promise.all(this.#running);
  }

  async #serve(matchID: string): Promise<void> {
    try {
      const duty = await this.#dutyAt(matchID);
      if (this.#closed) return;
      if (!duty) this.#callOff(matchID);
      else if (await this.#leases.hold(`bots:${matchID}`)) await this.#act(duty);
      else this.poke(matchID, LEASE_MS / 2);
    } catch (error) {
      if (error instanceof CalledOff) return;
      if (error instanceof HouseError && error.code === 'stale') return this.poke(matchID);
      if (error instanceof HouseError && error.code !== 'busy') return;
      this.#log.error({ err: error, matchID }, 'a bot could not act');
      this.poke(matchID, RETRY_MS);
    }
  }

  async #dutyAt(matchID: string): Promise<Duty | null> {
    const table = await readTable(this.#storage.db, matchID);
    if (table?.match.status !== 'running') return null;
    const human = table.seats.some((row) => row.kind === 'human');
    if (!human && !this.#hub.isWatched(matchID)) return null;
    const position = await readPosition(this.#storage.db, matchID);
    if (!position) return null;
    if (await this.#waitsForAnswer(matchID, position.number)) return null;
    const served = this.#titles.of(table.match);
    const waiting = new Set(served.title.rules.waiting(position.state.G).map((one) => one.seat));
    const row = table.seats.find((candidate) => candidate.kind === 'bot' && waiting.has(candidate.seat));
    return row ? { served, table, position, row } : null;
  }

  /** People who are asked for a take-back are given time to answer before a bot plays on. */
  async #waitsForAnswer(matchID: string, number: number): Promise<boolean> {
    const asked = await readQuestion(this.#storage.db, matchID, number);
    const held = asked && this.#held.get(matchID);
    const since = held?.number === number ? held.since : Date.now();
    const waits = asked !== null && Date.now() - since < MANNERS_MS;
    if (asked) this.#held.set(matchID, { number, since });
    else this.#held.delete(matchID);
    if (waits) this.poke(matchID, LOOK_MS);
    return waits;
  }

  async #act(duty: Duty): Promise<void> {
    const { served, position, row } = duty;
    const view = served.title.rules.view(position.state.G, row.seat);
    const off = this.#begin(duty);
    if (!off) return;
    try {
      const action = await this.#think(duty, view, off.signal);
      if (await this.#offer(duty, action)) return;
    } finally {
      if (this.#thoughts.get(row.match_id)?.off === off) this.#thoughts.delete(row.match_id);
    }
    this.#log.warn({ matchID: row.match_id, seat: row.seat, level: row.level }, 'a bot proposed what is not legal');
    if (await this.#offer(duty, served.title.rules.idle(view, row.seat))) return;
    throw new Error('the idle action was refused');
  }

  /** One decision of a match is thought about at a time: the same one not twice, and one that is past no longer. */
  #begin({ position: { number }, row }: Duty): AbortController | null {
    const before = this.#thoughts.get(row.match_id);
    if (before?.number === number && before.seat === row.seat) return null;
    this.#callOff(row.match_id);
    const off = new AbortController();
    this.#thoughts.set(row.match_id, { number, seat: row.seat, off });
    return off;
  }

  #callOff(matchID: string): void {
    this.#thoughts.get(matchID)?.off.abort(new CalledOff());
    this.#thoughts.delete(matchID);
  }

  async #think({ served, row, position }: Duty, view: unknown, signal: AbortSignal): Promise<Action | null> {
    const { title } = served;
    const start = performance.now();
    try {
      const matter = { title, level: row.level ?? '', view, seat: row.seat, signal };
      return (await this.#thinking.think(matter)).action;
    } catch (error) {
      if (signal.aborted) throw new CalledOff();
      this.#log.error({ err: error, matchID: row.match_id, number: position.number }, 'a bot lost its head');
      return null;
    } finally {
      this.#meter.thought(row.level ?? '', (performance.now() - start) / 1000);
    }
  }

  /** False when the game or the door would not have it. */
  async #offer({ position, row }: Duty, action: Action | null): Promise<boolean> {
    if (!action) return false;
    const { number } = position;
    try {
      const request = { matchID: row.match_id, seat: row.seat as Seat, by: { bot: true as const }, action, at: number };
      return (await this.#authority.act({ ...request, key: `:bot:${number}` })).ok;
    } catch (error) {
      if (error instanceof HouseError && error.code === 'badAction') return false;
      throw error;
    }
  }
}

/** The match has moved on, or the house closes: what was thought about is not wanted any more. */
class CalledOff extends Error {}
