import { createHash, createHmac } from 'node:crypto';
import type { Dice } from '../engine/rules.ts';

const SPAN = 2 ** 48;

/** Dice that know how often they were asked, so that a restart goes on where they stood. */
export interface CountingDice extends Dice {
  /** How many draws have been made since the match began. */
  readonly draws: number;
}

/**
 * A match's secret dice: draw k is `HMAC-SHA256(seed, "k/attempt")`, the first 48 bits of it, reduced without bias (a value in the
 * ragged end is thrown away and the next attempt taken). Draw k depends on the seed and k alone, so anybody who is given the seed
 * afterwards can check every roll.
 * @param seed 64 hexadecimal digits
 * @param draws how many draws were made before
 */
export function secretDice(seed: string, draws: number): CountingDice {
  const key = Buffer.from(seed, 'hex');
  let made = draws;
  const below = (n: number): number => {
    if (!Number.isSafeInteger(n) || n < 1 || n > SPAN) throw new RangeError('dice: not a number of faces');
    made += 1;
    return unbiased(key, made, n);
  };
  return {
    below,
    die: () => below(6) + 1,
    get draws() {
      return made;
    },
  };
}

function unbiased(key: Buffer, draw: number, n: number): number {
  const fair = SPAN - (SPAN % n);
  for (let attempt = 0; ; attempt++) {
    const value = createHmac('sha256', key).update(`${draw}/${attempt}`).digest().readUIntBE(0, 6);
    if (value < fair) return value % n;
  }
}

/** What is published of a seed while it is secret: the SHA-256 of its 32 bytes. */
export function commitment(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}
