import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const NOBODY = sha256('nobody');

/** A match id that cannot be guessed: 16 letters and digits, 95 bits. It is the only key to an unlisted table. */
export function newMatchID(): string {
  return Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** What every match id looks like. */
export const MATCH_ID = /^[A-Za-z0-9]{11,32}$/;

/** A seat's credentials: 192 random bits. Only the hash is stored. */
export function newCredentials(): string {
  return randomBytes(24).toString('base64url');
}

/** A match's dice seed: 256 random bits in hexadecimal. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** The SHA-256 of a text, in hexadecimal. Enough for random 192-bit credentials, which no dictionary holds. */
export function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether the credentials have that stored hash; takes equally long whether a hash is stored or not. */
export function matches(credentials: string, stored: string | null | undefined): boolean {
  const equal = timingSafeEqual(Buffer.from(sha256(credentials)), Buffer.from(stored ?? NOBODY));
  return equal && typeof stored === 'string';
}
