import { randomBytes } from 'node:crypto';
import { cleanName } from '../clean.ts';
import { HouseError } from '../errors.ts';
import { newCredentials, newMatchID, sha256 } from '../secrets.ts';
import { insertDevice, insertPerson, readByDevice, renamePerson } from '../storage/people.ts';
import type { Db } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { MOST_NAME } from '../wishes.ts';
import type { HouseKey } from './key.ts';

/** Somebody the house knows again, and the device by which. */
export interface Me {
  person: string;
  name: string;
  device: string;
}

/** A device as it is handed out: the cookie, and the key that brings a lost cookie back. The house keeps neither. */
export interface Papers {
  me: Me;
  cookie: string;
  deviceKey?: string;
}

/** The cookie's name. It holds `device.signature`. */
export const COOKIE = 'backroom_me';
const SHAPE = /(?:^|;\s*)backroom_me=([A-Za-z0-9]{11,32})\.([A-Za-z0-9_-]{43})(?:;|$)/;

/**
 * Guests: a name and nothing else. A device proves who it is by a signed cookie, or by its key where the cookie was lost.
 */
export class Identity {
  readonly #storage: Storage;
  readonly #key: HouseKey;

  constructor(storage: Storage, key: HouseKey) {
    this.#storage = storage;
    this.#key = key;
  }

  /** Whom a request's `Cookie` header speaks for; null for nobody, whatever is wrong with it. */
  async of(cookies: string | undefined): Promise<Me | null> {
    const [, device, signature] = SHAPE.exec(cookies?.slice(0, 4096) ?? '') ?? [];
    if (!device || !signature || !(await this.#key.signed('cookie', device, signature))) return null;
    const row = await readByDevice(this.#storage.db, { id: device });
    return row && { person: row.id, name: row.name, device };
  }

  /**
   * The person behind the cookie or the key, with that name from now on if one is given; a new one where there is neither.
   * Throws `badRequest` when somebody new gives no name.
   */
  async enter(asked: {
    cookies: string | undefined;
    deviceKey?: string | undefined;
    name?: string | undefined;
  }): Promise<Papers> {
    const name = cleanName(asked.name ?? '', MOST_NAME);
    const known = (await this.of(asked.cookies)) ?? (await this.#byKey(asked.deviceKey));
    if (!known) return this.#welcome(name);
    if (name !== '' && name !== known.name) await renamePerson(this.#storage.db, known.person, name);
    return { me: { ...known, name: name || known.name }, cookie: await this.#cookieOf(known.device) };
  }

  /** A new device for a person that there is. */
  async addDevice(tx: Db, person: string, name: string): Promise<Papers> {
    const device = newMatchID();
    const deviceKey = newCredentials();
    await insertDevice(tx, { id: device, person, key: sha256(deviceKey) });
    return { me: { person, name, device }, cookie: await this.#cookieOf(device), deviceKey };
  }

  async #byKey(key: string | undefined): Promise<Me | null> {
    const row = key ? await readByDevice(this.#storage.db, { key: sha256(key) }) : null;
    return row && { person: row.id, name: row.name, device: row.device };
  }

  #welcome(name: string): Promise<Papers> {
    if (name === '') throw new HouseError('badRequest', 'A guest needs a name.');
    return this.#storage.transaction(async (tx) => {
      const id = randomBytes(12).toString('hex');
      await insertPerson(tx, { id, name, created_at: Date.now() });
      return this.addDevice(tx, id, name);
    });
  }

  async #cookieOf(device: string): Promise<string> {
    return `${device}.${await this.#key.sign('cookie', device)}`;
  }
}
