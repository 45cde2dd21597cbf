import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';

const NAME = 'identity';

/**
 * The house's own secret, kept in storage so that every process of the house and every restart has the same. Cookies, seats'
 * credentials and invitations are made from it, each with a purpose of its own, so that none of them can pass for another.
 */
export class HouseKey {
  readonly #storage: Storage;
  #key: Promise<Buffer> | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Reads the key, or makes it. To be called before the house opens: later it may be asked for in the middle of a transaction. */
  async open(): Promise<void> {
    await this.#bytes();
  }

  /** HMAC-SHA256 of the text for that purpose, 43 characters of base64url. */
  async sign(purpose: 'cookie' | 'seat' | 'invite' | 'substitute', text: string): Promise<string> {
    return createHmac('sha256', await this.#bytes())
      .update(`${purpose}/${text}`)
      .digest('base64url');
  }

  /** Whether that is what `sign` gives; in a time that does not tell how far it is right. */
  async signed(purpose: Parameters<HouseKey['sign']>[0], text: string, signature: string): Promise<boolean> {
    const right = Buffer.from(await this.sign(purpose, text));
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  #bytes(): Promise<Buffer> {
    this.#key ??= this.#load().catch((error) => {
      this.#key = null;
      throw error;
    });
    return this.#key;
  }

  /** Two processes that open a new house at once end up with the same key: the first one written. */
  async #load(): Promise<Buffer> {
    const { db } = this.#storage;
    const made = { name: NAME, value: randomBytes(32).toString('hex') };
    const known = () => db.selectFrom('house_key').select('value').where('name', '=', NAME).executeTakeFirst();
    const row = await known();
    if (row) return Buffer.from(row.value, 'hex');
    await db
      .insertInto('house_key')
      .values(made)
      .onConflict((on) => on.column('name').doNothing())
      .execute();
    const kept = await known();
    if (!kept) throw new Error('the house has no key');
    return Buffer.from(kept.value, 'hex');
  }
}
