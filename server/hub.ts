import type { Logger } from 'pino';
import type { Seat } from '../src/engine/rules.ts';
import type { Standing } from './memory/standing.ts';
import type { Line, Position } from './storage/journal.ts';
import type { Table } from './storage/matches.ts';
import type { Catalogue, Served } from './titles.ts';

/** Somebody who watches a match: one socket, with the seats it has proved (none: a spectator). */
export interface Watcher {
  readonly matchID: string;
  seats: readonly Seat[];
  /** After a line that is stored. `initial` is where the match began, for a line that took back. */
  moved(served: Served, table: Table, standing: Standing, line: Line, initial: Position | null): void;
  /** The match has begun. */
  began(served: Served, table: Table, standing: Standing, line: Line): void;
  /** The table is asked for a take-back, or no longer. */
  asked(served: Served, table: Table, standing: Standing): void;
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

  constructor(titles: Catalogue, log: Logger) {
    this.#titles = titles;
    this.#log = log;
  }

  add(watcher: Watcher): void {
    const set = this.#watchers.get(watcher.matchID) ?? new Set();
    set.add(watcher);
    this.#watchers.set(watcher.matchID, set);
    this.onNews(watcher.matchID);
  }

  remove(watcher: Watcher): void {
    const set = this.#watchers.get(watcher.matchID);
    set?.delete(watcher);
    if (set?.size === 0) this.#watchers.delete(watcher.matchID);
  }

  /** Does `change` to who watches, and announces the table if other seats are watched from afterwards. */
  presence(table: Table, change: () => void): void {
    const before = [...this.connected(table.match.id)].sort().join();
    change();
    if ([...this.connected(table.match.id)].sort().join() !== before) this.announce(table);
  }

  /** Nobody sees that seat's view any more who saw it before; who had no other seat stops watching. */
  dropSeat(matchID: string, seat: Seat): void {
    for (const watcher of [...this.#of(matchID)]) {
      if (!watcher.seats.includes(seat)) continue;
      watcher.seats = watcher.seats.filter((other) => other !== seat);
      if (watcher.seats.length === 0) this.remove(watcher);
    }
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

  /** The seats that somebody watches from. */
  connected(matchID: string): ReadonlySet<Seat> {
    return new Set([...this.#of(matchID)].flatMap((watcher) => watcher.seats));
  }

  publish(table: Table, standing: Standing, line: Line, initial: Position | null): void {
    this.#tell(table, (watcher, served) => watcher.moved(served, table, standing, line, initial));
    if (table.match.status === 'over') this.announce(table);
    this.onNews(table.match.id);
  }

  start(table: Table, standing: Standing, line: Line): void {
    this.#tell(table, (watcher, served) => watcher.began(served, table, standing, line));
    this.onNews(table.match.id);
  }

  asked(table: Table, standing: Standing): void {
    this.#tell(table, (watcher, served) => watcher.asked(served, table, standing));
  }

  announce(table: Table): void {
    const connected = this.connected(table.match.id);
    this.#tell(table, (watcher, served) => watcher.changed(served, table, connected));
    this.onNews(table.match.id);
  }

  /** What is stored is stored: a view that fails to be made must not make the action look refused. */
  #tell(table: Table, tell: (watcher: Watcher, served: Served) => void): void {
    for (const watcher of [...this.#of(table.match.id)]) {
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
