import type { Seat } from '../../src/engine/rules.ts';
import { HouseError } from '../errors.ts';
import type { Holder } from '../lobby.ts';
import { freshCredentials, rowOf } from '../seats/credentials.ts';
import { owned } from '../seats/permission.ts';
import type { Parts, Seating } from '../seats/seating.ts';
import { newCredentials, sha256 } from '../secrets.ts';
import { updateMatch, updateSeat } from '../storage/matches.ts';
import { insertMove, type Move, takeMove } from '../storage/people.ts';
import type { Identity, Me, Papers } from './identity.ts';
import type { HouseKey } from './key.ts';

/** A one-time link, and until when it is good. */
export interface MoveLink {
  token: string;
  expiresAt: number;
}

/** What a link has brought: a person with all he holds, or one seat. */
export type Moved =
  | { kind: 'person'; papers: Papers }
  | { kind: 'seat'; matchID: string; seat: Seat; name: string; credentials: string };

const GOOD_MS = 15 * 60_000;

/** Moving to another device by a link that is good once and for a quarter of an hour. What it holds is stored as a hash alone. */
export class Moves {
  readonly #parts: Parts;
  readonly #key: HouseKey;
  readonly #seating: Seating;
  readonly #identity: Identity;

  constructor(parts: Parts & { key: HouseKey; seating: Seating; identity: Identity }) {
    this.#parts = parts;
    this.#key = parts.key;
    this.#seating = parts.seating;
    this.#identity = parts.identity;
  }

  /** For everything that person holds. The device that makes it keeps it all too. */
  linkForPerson(me: Me): Promise<MoveLink> {
    return this.#write({ person: me.person, match_id: null, seat: null, nonce: null });
  }

  /** For that seat alone. Whoever opens it holds the seat from then on, and nobody else. */
  async linkForSeat(holder: Holder): Promise<MoveLink> {
    const row = await this.#seating.change(holder, async ({ table }) => owned(table, holder));
    return this.#write({ person: null, match_id: holder.matchID, seat: holder.seat, nonce: row.nonce });
  }

  /** Opens the link. Throws `expired` for one that is used up, too old, or of a seat that has changed hands. */
  async open(token: string, me: Me | null): Promise<Moved> {
    const { storage } = this.#parts;
    const move = await storage.transaction((tx) => takeMove(tx, sha256(token)));
    if (!move) throw expired();
    if (move.person === null) return this.#seat(move, me);
    const { person } = move;
    return storage.transaction(async (tx) => {
      const row = await tx.selectFrom('person').select('name').where('id', '=', person).executeTakeFirst();
      if (!row) throw expired();
      return { kind: 'person', papers: await this.#identity.addDevice(tx, person, row.name) };
    });
  }

  /** The seat is the new device's guest's. It is a match for ratings no longer, if that is somebody else. */
  #seat({ match_id: matchID, seat, nonce }: Move, me: Me | null): Promise<Moved> {
    if (matchID === null || seat === null) throw expired();
    return this.#seating.change({ matchID }, async ({ tx, table }) => {
      const row = rowOf(table.seats, seat);
      if (!row || row.nonce !== nonce || row.credential === null) throw expired();
      const { credentials, ...stored } = await freshCredentials(this.#key, matchID);
      const person = me?.person ?? null;
      await updateSeat(tx, matchID, seat, { ...stored, person });
      if (person !== row.person) await updateMatch(tx, matchID, { rated: 0 });
      return { kind: 'seat', matchID, seat, name: row.name, credentials };
    });
  }

  async #write(held: Omit<Move, 'token' | 'expires_at'>): Promise<MoveLink> {
    const token = newCredentials();
    const expiresAt = Date.now() + GOOD_MS;
    await this.#parts.storage.transaction((tx) =>
      insertMove(tx, { ...held, token: sha256(token), expires_at: expiresAt }),
    );
    return { token, expiresAt };
  }
}

function expired(): HouseError {
  return new HouseError('expired', 'This link has been used, or its time is over.');
}
