import type { Logger } from 'pino';
import type { Accepted } from '../carryOut.ts';
import { HouseError } from '../errors.ts';
import type { Hub } from '../hub.ts';
import { readStanding, type Standing } from '../memory/standing.ts';
import type { Queue } from '../queue.ts';
import { isSeatLine } from '../seats/line.ts';
import { type Line, readLines, readSnapshot } from '../storage/journal.ts';
import { readTable, type Table } from '../storage/matches.ts';
import type { Storage } from '../storage/storage.ts';
import type { NewsItem } from './news.ts';

/** Who has missed more than that is shown where the match stands; his client asks for the rest. */
const MOST_MISSED = 200;

/**
 * Shows everybody on this process what is stored: what was done here, right after the commit, and what other processes have done,
 * when they are heard of. Either way each watcher gets every line that he has not seen, in order, and the match as it stands then.
 */
export class Herald {
  readonly #storage: Storage;
  readonly #queue: Queue;
  readonly #hub: Hub;
  readonly #log: Logger;
  readonly #heard = new Map<string, Set<NewsItem['kind']>>();
  /** Called when something was said at a match on another process. */
  onTalk: (matchID: string) => Promise<void> = async () => undefined;

  constructor(parts: { storage: Storage; queue: Queue; hub: Hub; log: Logger }) {
    this.#storage = parts.storage;
    this.#queue = parts.queue;
    this.#hub = parts.hub;
    this.#log = parts.log;
  }

  /** Inside the match's queue. What is committed is committed: that it could not be shown must not make it look refused. */
  async moved({ table, standing, line }: Accepted): Promise<void> {
    try {
      await this.#publish(table, standing, line);
    } catch (error) {
      this.#log.error({ err: error, matchID: table.match.id }, 'a line could not be shown');
    }
  }

  /** Inside the match's queue. */
  async asked(table: Table, standing: Standing): Promise<void> {
    await this.#publish(table, standing, null).catch(() => undefined);
    this.#hub.asked(table, standing);
  }

  /** Inside the match's queue: whoever watches is shown what he has not seen. */
  async catchUp(matchID: string): Promise<void> {
    const table = await readTable(this.#storage.db, matchID);
    const standing = table && (await readStanding(this.#storage.db, table));
    if (table && standing) await this.#publish(table, standing, null);
  }

  /** Another process has stored something. Several items at once are looked at once. */
  hear({ matchID, kind }: NewsItem): void {
    const waiting = this.#heard.get(matchID);
    if (waiting) {
      waiting.add(kind);
      return;
    }
    this.#heard.set(matchID, new Set([kind]));
    this.#queue.run(matchID, () => this.#look(matchID)).catch((error) => this.#failed(matchID, error));
  }

  /** Whatever is watched here may have gone on unheard. */
  missed(): void {
    for (const matchID of this.#hub.matches)
      for (const kind of ['asked', 'table', 'talk'] as const) this.hear({ matchID, kind });
  }

  #failed(matchID: string, error: unknown): void {
    this.#heard.delete(matchID);
    if (!(error instanceof HouseError)) this.#log.error({ err: error, matchID }, 'news could not be shown');
  }

  async #look(matchID: string): Promise<void> {
    const kinds = this.#heard.get(matchID) ?? new Set();
    this.#heard.delete(matchID);
    if (this.#hub.isWatched(matchID)) await this.#show(matchID, kinds);
    this.#hub.onNews(matchID);
  }

  async #show(matchID: string, kinds: ReadonlySet<NewsItem['kind']>): Promise<void> {
    const table = await readTable(this.#storage.db, matchID);
    if (!table) return this.#hub.gone(matchID);
    if (kinds.has('table') || kinds.has('presence')) this.#hub.announce(table);
    const standing = kinds.size === 1 && kinds.has('presence') ? null : await readStanding(this.#storage.db, table);
    if (standing) await this.#publish(table, standing, null);
    if (standing && kinds.has('asked')) this.#hub.asked(table, standing);
    if (kinds.has('talk')) await this.onTalk(matchID);
  }

  /** `line` is the newest, where it is at hand. */
  async #publish(table: Table, standing: Standing, line: Line | null): Promise<void> {
    const matchID = table.match.id;
    const { number } = standing.position;
    const seen = this.#hub.behind(matchID);
    if (seen === null || seen >= number) {
      if (line) this.#hub.publish(table, standing, [line], null);
      return;
    }
    const { db } = this.#storage;
    const lines = line && seen === number - 1 ? [line] : await readLines(db, matchID, seen + 1, MOST_MISSED, number);
    const afresh = lines.some((one) => (one.to !== null && !isSeatLine(one)) || one.number === 0);
    const initial = afresh ? await readSnapshot(db, matchID, 0) : null;
    this.#hub.publish(table, standing, lines, initial);
  }
}
