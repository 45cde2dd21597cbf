import { RateLimiterMemory } from 'rate-limiter-flexible';
import { HouseError } from './errors.ts';
import { sha256 } from './secrets.ts';

/** How much may be asked in somebody's name in that many seconds. */
export interface IdentityLimit {
  points: number;
  seconds: number;
}

/**
 * What is asked in the name of one holder of a seat is counted together, from whatever address and connection it comes. A wrong
 * secret is somebody of its own: guessing slows nobody else down.
 */
export class Identities {
  readonly #limiter: RateLimiterMemory;

  constructor({ points, seconds }: IdentityLimit) {
    this.#limiter = new RateLimiterMemory({ points, duration: seconds });
  }

  /** Throws `tooMany`. Who names no secret is nobody, and is limited by his address alone. */
  async count(secret: unknown): Promise<void> {
    if (typeof secret !== 'string' || secret === '' || secret.length > 200) return;
    try {
      await this.#limiter.consume(sha256(secret));
    } catch {
      throw new HouseError('tooMany', 'Too much at once in the name of this seat. Wait a moment.');
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
