import type { Seat } from '../../src/engine/rules.ts';
import { clockOf } from '../clocks/clock.ts';
import { HouseError } from '../errors.ts';
import type { Holder } from '../lobby.ts';
import type { Me } from '../people/identity.ts';
import type { HouseKey } from '../people/key.ts';
import { type SeatRow, type Table, updateMatch, updateSeat } from '../storage/matches.ts';
import { FREE } from '../wishes.ts';
import { credentialsAgain, inviteOf, rowOf, substituteOf } from './credentials.ts';
import { held, hostOf, mustHost, owned } from './permission.ts';
import type { Change, Parts, Seating } from './seating.ts';
import { seatBack, standIn } from './standIn.ts';

/** What the host may change of a table. Who may join and what the match is called only until it begins. */
export interface Settings {
  visibility?: 'public' | 'unlisted' | 'private' | undefined;
  spectators?: boolean | 'friends' | undefined;
  whispers?: boolean | undefined;
  watchersTalk?: boolean | undefined;
  readyFirst?: boolean | undefined;
}

/** A seat with the credentials of its holder. */
export interface OwnSeat {
  seat: Seat;
  name: string;
  credentials: string;
}

/** How long a table must have waited before its host may let a bot play for somebody who is away. */
export const PATIENCE_MS = 60_000;

/** What people at a table agree on beside the game: who is ready, who may come, who plays for whom. */
export class Rooms {
  readonly #parts: Parts;
  readonly #key: HouseKey;
  readonly #seating: Seating;

  constructor(parts: Parts & { key: HouseKey; seating: Seating }) {
    this.#parts = parts;
    this.#key = parts.key;
    this.#seating = parts.seating;
  }

  /** The match begins when everybody has said so. */
  ready(holder: Holder, ready: boolean): Promise<void> {
    return this.#seating.change(holder, async ({ tx, table }) => {
      mustBeOpen(table);
      await updateSeat(tx, holder.matchID, held(table, holder).seat, { ready: ready ? 1 : 0 });
    });
  }

  /**
   * Begins now, by the host: with those who sit there, if the game can be played by so many. Seats nobody took are removed and the
   * others move up. Throws `forbidden`, `alreadyStarted`, `badRequest`.
   */
  start(holder: Holder): Promise<void> {
    return this.#seating.change(holder, async (change) => {
      const { table } = change;
      mustBeOpen(table);
      mustHost(table, held(table, holder));
      await moveUp(change);
      change.startNow = true;
    });
  }

  /** Frees a seat of a table that has not begun, by the host: of somebody who is not to play, or that is kept for one who stays away. */
  dismiss(holder: Holder, seat: Seat): Promise<void> {
    return this.#seating.change(holder, async ({ tx, table }) => {
      mustBeOpen(table);
      mustHost(table, held(table, holder));
      const row = mustHave(table, seat);
      if (row.seat !== holder.seat) await updateSeat(tx, holder.matchID, row.seat, FREE);
    });
  }

  settle(holder: Holder, settings: Settings): Promise<void> {
    return this.#seating.change(holder, async ({ tx, table }) => {
      mustHost(table, held(table, holder));
      const { visibility, spectators, whispers, watchersTalk, readyFirst } = settings;
      const flag = (on: boolean | undefined) => (on === undefined ? undefined : on ? 1 : 0);
      const hidden = visibility && { unlisted: flag(visibility !== 'public'), private: flag(visibility === 'private') };
      const watched = spectators === 'friends' ? 2 : flag(spectators);
      const asked = { ...hidden, spectators: watched, whispers: flag(whispers), watchers_talk: flag(watchersTalk) };
      const change = { ...asked, ...(table.match.status === 'open' ? { ready_first: flag(readyFirst) } : {}) };
      const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      if (Object.keys(said).length > 0) await updateMatch(tx, holder.matchID, said);
    });
  }

  /**
   * Lets a bot play in a person's place, who keeps his seat: by himself at any time, by the host for one who is away while the
   * table has waited a minute. Throws `forbidden`, `notStarted`.
   */
  standIn(holder: Holder, seat: Seat, level?: string): Promise<void> {
    return this.#seating.change(holder, async (change) => {
      const { table } = change;
      const asker = held(table, holder);
      const row = mustHave(table, seat);
      if (row.seat === asker.seat) return standIn(change, row, { by: 'self', level });
      mustHost(table, asker);
      const away = !this.#parts.hub.connected(holder.matchID).has(seat);
      if (!away || Date.now() - table.match.updated_at < PATIENCE_MS)
        throw new HouseError('forbidden', 'He is here, or was a moment ago. The others can vote on it.');
      await standIn(change, row, { by: 'setter', level });
    });
  }

  /** For a seat whose clock has run out too often: where the table wants that, a bot plays on. For people's seats alone. */
  standInByClock(matchID: string, seat: Seat): Promise<void> {
    return this.#seating.change({ matchID }, async (change) => {
      const { match, seats } = change.table;
      const row = rowOf(seats, seat);
      const wanted = match.status === 'running' && clockOf(match)?.absent === 'bot';
      if (wanted && row?.kind === 'human') await standIn(change, row, { by: 'clock' });
    });
  }

  /** The holder plays again himself, whatever is being decided. */
  back(holder: Holder): Promise<void> {
    return this.#seating.change(holder, async (change) => seatBack(change, owned(change.table, holder)));
  }

  /** What an invitation link to this table holds; any holder of a seat may hand it out. */
  async invitation(holder: Holder): Promise<string> {
    return this.#seating.change(holder, async ({ table }) => {
      owned(table, holder);
      return inviteOf(this.#key, table.match);
    });
  }

  /**
   * What a link for somebody who takes over that seat of a running match holds. A seat that nobody holds, any holder of another may
   * give away; one that a bot keeps for somebody, only the host or who it is kept for.
   */
  substitute(holder: Holder, seat: Seat): Promise<string> {
    return this.#seating.change(holder, async ({ table }) => {
      const asker = owned(table, holder);
      const row = mustHave(table, seat);
      if (table.match.status !== 'running') throw new HouseError('notStarted', 'The match is not running.');
      if (row.kind === 'human') throw new HouseError('seatTaken', 'Somebody sits there.');
      if (row.credential !== null && row.seat !== asker.seat) mustHost(table, held(table, holder));
      return substituteOf(this.#key, row);
    });
  }

  /** The seats that person holds at the table, for another of his devices. */
  async own(table: Table, me: Me): Promise<OwnSeat[]> {
    const own: OwnSeat[] = [];
    for (const row of table.seats.filter((one) => one.person === me.person)) {
      const credentials = await credentialsAgain(this.#key, row);
      if (credentials !== null) own.push({ seat: row.seat, name: row.name, credentials });
    }
    return own;
  }

  hostOf(table: Table): Seat | null {
    return hostOf(table)?.seat ?? null;
  }
}

function mustBeOpen({ match }: Table): void {
  if (match.status !== 'open') throw new HouseError('alreadyStarted', 'The match has begun.');
}

function mustHave({ seats }: Table, seat: Seat): SeatRow {
  const row = rowOf(seats, seat);
  if (row) return row;
  throw new HouseError('noSuchSeat', 'The table has no such seat.');
}

/** The seats nobody took are gone, and those that are taken move up in their order. */
async function moveUp({ tx, table, served }: Change): Promise<void> {
  const { match, seats } = table;
  const taken = seats.filter((row) => row.kind !== 'open');
  if (taken.length === seats.length) return;
  const { rules } = served.title;
  if (!rules.seats.includes(taken.length)) throw new HouseError('badRequest', `Seats: ${rules.seats.join(' or ')}.`);
  const read = rules.options(JSON.parse(match.options), taken.length);
  if (!read.ok) throw new HouseError('badRequest', read.message);
  await tx.deleteFrom('seat').where('match_id', '=', match.id).where('kind', '=', 'open').execute();
  for (const [place, row] of taken.entries()) {
    if (place !== row.seat) await updateSeat(tx, match.id, row.seat, { seat: place });
  }
  await updateMatch(tx, match.id, { seats: taken.length, options: JSON.stringify(read.options) });
}
