import type { Logger } from 'pino';
import type { Action, Seat } from '../src/engine/rules.ts';
import type { Authority } from './authority.ts';
import { besides, Patience, stirred } from './besides.ts';
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

/** What bots' seats are to do, and what they look at. */
interface Duty {
  served: Served;
  table: Table;
  position: Position;
  /** The one that is to decide, if any is. */
  row: SeatRow | null;
  /** Those that may have something to do on the side first. */
  beside: SeatRow[];
}

type Asked = Pick<Duty, 'served' | 'position'> & { row: SeatRow };

/** A decision that is being thought about. */
interface Thought {
  number: number;
  /** Null where none is to decide, and there is but something on the side. */
  seat: Seat | null;
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
  readonly #patience: Patience;
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
    patienceMs: number;
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
    this.#patience = new Patience(parts.patienceMs);
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
    const beside = stirred(served, table, position);
    const waits = row !== undefined && this.#patience.lasts(served, table, position, row);
    if (waits) this.poke(matchID, LOOK_MS);
    const ready = row && !waits ? row : null;
    return ready || beside.length > 0 ? { served, table, position, row: ready, beside } : null;
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
    const matchID = duty.table.match.id;
    const off = this.#begin(duty);
    if (!off) return;
    try {
      if ((await this.#deal(duty, off.signal)) || (await this.#giveUp(duty))) return;
      if (duty.row) await this.#decide(duty, duty.row, off.signal);
    } finally {
      if (this.#thoughts.get(matchID)?.off === off) this.#thoughts.delete(matchID);
    }
  }

  async #decide({ served, position }: Duty, row: SeatRow, signal: AbortSignal): Promise<void> {
    const { rules } = served.title;
    const view = rules.view(position.state.G, row.seat);
    const key = `:bot:${position.number}`;
    const action = await this.#think({ served, position, row }, view, signal);
    if (action && (await this.#offer(position, row, { action, key }))) return;
    this.#log.warn({ matchID: row.match_id, seat: row.seat, level: row.level }, 'a bot proposed what is not legal');
    if (await this.#offer(position, row, { action: rules.idle(view, row.seat), key })) return;
    throw new Error('the idle action was refused');
  }

  /** Whether one of them did something on the side. */
  async #deal({ served, position, beside }: Duty, signal: AbortSignal): Promise<boolean> {
    for (const row of beside) {
      try {
        const parts = { storage: this.#storage, thinking: this.#thinking };
        const dealing = await besides(parts, served, position, row, signal);
        if (dealing && (await this.#offer(position, row, dealing))) return true;
      } catch (error) {
        if (signal.aborted) throw new CalledOff();
        if (error instanceof HouseError) throw error;
        this.#log.error(
          { err: error, matchID: row.match_id, number: position.number },
          'a bot lost its head on the side',
        );
      }
    }
    return false;
  }

  /** Whether the one that is to decide has taken back an offer first, for nobody has answered it. */
  async #giveUp({ served, position, row }: Duty): Promise<boolean> {
    const { rules, dealings } = served.title;
    const dealing = row && dealings?.giveUp(rules.view(position.state.G, row.seat), row.seat);
    if (!row || !dealing) return false;
    return this.#offer(position, row, { action: dealing.action, key: `:bot:${position.number}` });
  }

  /** One decision of a match is thought about at a time: the same one not twice, and one that is past no longer. */
  #begin({ position: { number }, table, row }: Duty): AbortController | null {
    const matchID = table.match.id;
    const seat = row?.seat ?? null;
    const before = this.#thoughts.get(matchID);
    if (before?.number === number && before.seat === seat) return null;
    this.#callOff(matchID);
    const off = new AbortController();
    this.#thoughts.set(matchID, { number, seat, off });
    return off;
  }

  #callOff(matchID: string): void {
    this.#thoughts.get(matchID)?.off.abort(new CalledOff());
    this.#thoughts.delete(matchID);
  }

  async #think({ served, row, position }: Asked, view: unknown, signal: AbortSignal): Promise<Action | null> {
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
  async #offer({ number }: Position, row: SeatRow, what: { action: Action; key: string }): Promise<boolean> {
    try {
      const request = { matchID: row.match_id, seat: row.seat as Seat, by: { bot: true as const }, at: number };
      return (await this.#authority.act({ ...request, ...what })).ok;
    } catch (error) {
      if (error instanceof HouseError && error.code === 'badAction') return false;
      throw error;
    }
  }
}

/** The match has moved on, or the house closes: what was thought about is not wanted any more. */
class CalledOff extends Error {}
