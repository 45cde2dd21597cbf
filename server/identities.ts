import { RateLimiterMemory } from 'rate-limiter-flexible';
import { HouseError } from './errors.ts';
import type { Identity } from './people/identity.ts';
import { sha256 } from './secrets.ts';

/** How much may be asked in somebody's name in that many seconds. */
export interface IdentityLimit {
  points: number;
  seconds: number;
}

/**
 * What is asked in the name of one holder of a seat, or by one person whom the house knows, is counted together, from whatever
 * address, device and connection it comes. A wrong secret is somebody of its own, and a wrong cookie nobody: guessing slows nobody
 * else down.
 */
export class Identities {
  readonly #limiter: RateLimiterMemory;
  readonly #people: Pick<Identity, 'of'>;

  constructor({ points, seconds }: IdentityLimit, people: Pick<Identity, 'of'>) {
    this.#limiter = new RateLimiterMemory({ points, duration: seconds });
    this.#people = people;
  }

  /** Throws `tooMany`. Who names no secret is nobody, and is limited by his address alone. */
  async count(secret: unknown): Promise<void> {
    if (typeof secret !== 'string' || secret === '' || secret.length > 200) return;
    await this.#consume(sha256(secret), 'Too much at once in the name of this seat. Wait a moment.');
  }

  /** The person for whom a request's `Cookie` header speaks; null for nobody. */
  async personOf(cookies: string | undefined): Promise<string | null> {
    return (await this.#people.of(cookies))?.person ?? null;
  }

  /** Throws `tooMany`. Whom the house does not know is limited by his address and his seats alone. */
  async countPerson(person: string | null): Promise<void> {
    if (person !== null) await this.#consume(`person/${person}`, 'Too much at once from you. Wait a moment.');
  }

  async #consume(key: string, message: string): Promise<void> {
    try {
      await this.#limiter.consume(key);
    } catch {
      throw new HouseError('tooMany', message);
    }
  }
}

/** The secret that a packet of ours or boardgame.io's is sent with, wherever it may stand; undefined: none. */
export function secretIn(packet: unknown): unknown {
  const asked = fieldsOf(packet);
  return asked.credentials ?? fieldsOf(asked.payload).credentials;
}

function fieldsOf(value: unknown): { credentials?: unknown; payload?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}
