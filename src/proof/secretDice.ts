import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
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
  const key = hexToBytes(seed);
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

function unbiased(key: Uint8Array, draw: number, n: number): number {
  const fair = SPAN - (SPAN % n);
  for (let attempt = 0; ; attempt++) {
    const value = first48(hmac(sha256, key, utf8ToBytes(`${draw}/${attempt}`)));
    if (value < fair) return value % n;
  }
}

/** The first 48 bits as a number. */
function first48(bytes: Uint8Array): number {
  return bytes.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** What is published of a seed while it is secret: the SHA-256 of its 32 bytes. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}
