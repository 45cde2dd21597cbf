import type { Logger } from 'pino';
import type { Seat } from '../src/engine/rules.ts';
import type { Standing } from './memory/standing.ts';
import type { Line, Position } from './storage/journal.ts';
import type { Table } from './storage/matches.ts';
import type { Said } from './talk/hearing.ts';
import type { Catalogue, Served } from './titles.ts';

/** A seat's stored credential, by seat. */
export type Proofs = ReadonlyMap<Seat, string | null>;

/** Somebody who watches a match: one socket, with the seats it has proved (none: a spectator). */
export interface Watcher {
  readonly matchID: string;
  seats: readonly Seat[];
  /** What each of its seats was proved by: the hash that was stored for the seat then. */
  readonly proofs: Proofs;
  /** The newest line it was shown; -1: none. */
  number: number;
  /**
   * After lines that are stored: those it has not seen, in order, and the match after the last of them. `initial` is where the
   * match began, when one of the lines began it or took back.
   */
  moved(served: Served, table: Table, standing: Standing, lines: readonly Line[], initial: Position | null): void;
  /** The table is asked for a take-back, or no longer. */
  asked(served: Served, table: Table, standing: Standing): void;
  /** Something was said at the table, be it for these seats' ears or not. */
  said(table: Table, said: Said): void;
  /** Seats, names, status or presence have changed. */
  changed(served: Served, table: Table, connected: ReadonlySet<Seat>): void;
}

/** Who watches what. Everything that is published goes through here, after it is committed. */
export class Hub {
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #titles: Catalogue;
  readonly #log: Logger;
  /** Called with each match of which something was published, or that somebody begins to watch. */
  onNews: (matchID: string) => void = () => undefined;
  /** Called with the seats that sockets here watch from, whenever they have changed. */
  onPresence: (matchID: string, seats: readonly Seat[]) => void = () => undefined;
  /** The seats that are watched from on other processes. */
  elsewhere: (matchID: string) => ReadonlySet<Seat> = () => new Set();

  constructor(titles: Catalogue, log: Logger) {
    this.#titles = titles;
    this.#log = log;
  }

  add(watcher: Watcher): void {
    const set = this.#watchers.get(watcher.matchID) ?? new Set();
    set.add(watcher);
    this.#watchers.set(watcher.matchID, set);
    if (watcher.seats.length > 0) this.#here(watcher.matchID);
    this.onNews(watcher.matchID);
  }

  remove(watcher: Watcher): void {
    const set = this.#watchers.get(watcher.matchID);
    set?.delete(watcher);
    if (set?.size === 0) this.#watchers.delete(watcher.matchID);
    if (watcher.seats.length > 0) this.#here(watcher.matchID);
  }

  /** Does `change` to who watches, and announces the table if other seats are watched from afterwards. */
  presence(table: Table, change: () => void): void {
    const before = [...this.connected(table.match.id)].sort().join();
    change();
    if ([...this.connected(table.match.id)].sort().join() !== before) this.announce(table);
  }

  /** The table is no more. */
  gone(matchID: string): void {
    for (const watcher of [...this.#of(matchID)]) this.remove(watcher);
  }

  /** The matches that somebody watches here. */
  get matches(): string[] {
    return [...this.#watchers.keys()];
  }

  /** How many matches somebody watches. */
  get watched(): number {
    return this.#watchers.size;
  }

  watchersOf(matchID: string): number {
    return this.#of(matchID).size;
  }

  isWatched(matchID: string): boolean {
    return this.#watchers.has(matchID);
  }

  /** The newest line that every watcher has been shown (-1: none); null when nobody watches. */
  behind(matchID: string): number | null {
    const numbers = [...this.#of(matchID)].map((watcher) => watcher.number);
    return numbers.length > 0 ? Math.min(...numbers) : null;
  }

  /** The seats that somebody watches from, here or elsewhere. */
  connected(matchID: string): ReadonlySet<Seat> {
    return new Set([...this.#seatsHere(matchID), ...this.elsewhere(matchID)]);
  }

  /** Each watcher is shown those of the lines that he has not seen. */
  publish(table: Table, standing: Standing, lines: readonly Line[], initial: Position | null): void {
    this.#settle(table);
    this.#tell(table, (watcher, served) => {
      const missed = lines.filter((line) => line.number > watcher.number);
      if (missed.length === 0) return;
      watcher.number = standing.position.number;
      watcher.moved(served, table, standing, missed, initial);
    });
    if (table.match.status === 'over') this.announce(table);
    this.onNews(table.match.id);
  }

  asked(table: Table, standing: Standing): void {
    this.#settle(table);
    this.#tell(table, (watcher, served) => watcher.asked(served, table, standing));
  }

  said(table: Table, said: Said): void {
    this.#tell(table, (watcher) => watcher.said(table, said));
  }

  /** Everybody is told, also those who watch no longer because their seats are not theirs any more. */
  announce(table: Table): void {
    const gone = this.#settle(table);
    const connected = this.connected(table.match.id);
    this.#tell(table, (watcher, served) => watcher.changed(served, table, connected), gone);
    this.onNews(table.match.id);
  }

  /** Nobody sees a seat's view any more who does not hold it any more; who has no other seat stops watching. */
  #settle({ match, seats }: Table): Watcher[] {
    const gone: Watcher[] = [];
    const held = new Map(seats.map((row) => [row.seat, row.credential]));
    for (const watcher of [...this.#of(match.id)]) {
      const kept = watcher.seats.filter((seat) => held.get(seat) === watcher.proofs.get(seat));
      if (kept.length === watcher.seats.length) continue;
      if (kept.length === 0) {
        this.remove(watcher);
        gone.push(watcher);
      }
      watcher.seats = kept;
      this.#here(match.id);
    }
    return gone;
  }

  #seatsHere(matchID: string): Seat[] {
    return [...new Set([...this.#of(matchID)].flatMap((watcher) => watcher.seats))].sort();
  }

  #here(matchID: string): void {
    this.onPresence(matchID, this.#seatsHere(matchID));
  }

  /** What is stored is stored: a view that fails to be made must not make the action look refused. */
  #tell(table: Table, tell: (watcher: Watcher, served: Served) => void, also: readonly Watcher[] = []): void {
    for (const watcher of [...this.#of(table.match.id), ...also]) {
      try {
        tell(watcher, this.#titles.of(table.match));
      } catch (error) {
        this.#log.error({ err: error, matchID: table.match.id }, 'a watcher could not be told');
      }
    }
  }

  #of(matchID: string): ReadonlySet<Watcher> {
    return this.#watchers.get(matchID) ?? NOBODY;
  }
}

const NOBODY: ReadonlySet<Watcher> = new Set();
