import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Seat } from '../../src/engine/rules.ts';
import { cleanName } from '../clean.ts';
import { HouseError } from '../errors.ts';
import type { Me } from '../people/identity.ts';
import type { HouseKey } from '../people/key.ts';
import { mustLetWatch, owned } from '../seats/permission.ts';
import { noSuchMatch, type Parts } from '../seats/seating.ts';
import { readTable, type Table } from '../storage/matches.ts';
import { insertTalk, readTalk } from '../storage/talk.ts';
import type { Said } from './hearing.ts';

/** The longest thing that can be said at once, in characters. */
export const MOST_TEXT = 500;
/** So many things in so many seconds. */
const RATE = { points: 8, duration: 10 };

/** How many things said elsewhere are told again, in case some were not heard; a client knows by the number what it has. */
const LATELY = 20;

/** Something to be said: by a seat with its proof, or by a guest who watches. */
export interface Saying {
  matchID: string;
  seat: Seat | null;
  credentials?: string | undefined;
  /** Who watches, and the invitation he came by. */
  me?: Me | null | undefined;
  invite?: string | undefined;
  to?: Seat | null | undefined;
  text: string;
}

/** What is said at tables: stored, bounded, and told to those who may hear it. It never reaches the game. */
export class Talk {
  readonly #parts: Parts;
  readonly #key: HouseKey;
  readonly #rate = new RateLimiterMemory(RATE);

  constructor(parts: Parts & { key: HouseKey }) {
    this.#parts = parts;
    this.#key = parts.key;
  }

  /** Throws `forbidden`, `noSpectators`, `badRequest`, `tooMany`. */
  async say(saying: Saying): Promise<Said> {
    const text = cleanName(saying.text, MOST_TEXT);
    if (text === '') throw new HouseError('badRequest', 'Nothing was said.');
    const { storage, queue, hub, news } = this.#parts;
    return queue.run(saying.matchID, async () => {
      const { table, said } = await storage.transaction(async (tx) => {
        const table = await readTable(tx, saying.matchID, storage);
        if (!table) throw noSuchMatch();
        const name = await this.#speaker(table, saying);
        mayWhisper(table, saying);
        await this.#slowly(saying);
        const { matchID, seat, to = null } = saying;
        const said = await insertTalk(tx, matchID, { seat, name, to, text, at: Date.now() });
        await news.tell(tx, { matchID, kind: 'talk' });
        return { table, said };
      });
      hub.said(table, said);
      return said;
    });
  }

  /** Something was said on another process: whoever watches here is told what he has not heard. Inside the match's queue. */
  async catchUp(matchID: string): Promise<void> {
    const { db } = this.#parts.storage;
    const table = await readTable(db, matchID);
    if (!table) return;
    for (const said of await readTalk(db, matchID, LATELY)) this.#parts.hub.said(table, said);
  }

  /** The name of whoever speaks, once he has proved that he may. */
  async #speaker(table: Table, { seat, credentials = '', me, invite }: Saying): Promise<string> {
    if (seat !== null) return owned(table, { seat, credentials }).name;
    if (!me) throw new HouseError('forbidden', 'Give yourself a name first.');
    await mustLetWatch(this.#key, table.match, invite);
    return me.name;
  }

  async #slowly({ matchID, seat, me }: Saying): Promise<void> {
    try {
      await this.#rate.consume(seat === null ? (me?.person ?? '') : `${matchID}/${seat}`);
    } catch {
      throw new HouseError('tooMany', 'Too fast. Wait a moment.');
    }
  }
}

function mayWhisper({ match, seats }: Table, { seat, to }: Saying): void {
  if (to === null || to === undefined) return;
  const ears = seats.some((row) => row.seat === to && row.kind === 'human');
  if (match.whispers !== 1) throw new HouseError('forbidden', 'Nobody whispers at this table.');
  if (seat === null || !ears || to === seat) throw new HouseError('badRequest', 'Nobody to whisper to.');
}
