import type { Dice } from './rules.ts';

/** A small fast generator (sfc32) for simulation and search: reproducible from a text, not a secret-keeper. */
export function seededDice(seed: string): Dice {
  let [a, b, c] = [hash(`${seed}/a`), hash(`${seed}/b`), hash(`${seed}/c`)];
  let counter = 1;
  const next = () => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  const below = (n: number) => Math.floor((next() / 0x1_0000_0000) * n);
  return { below, die: () => below(6) + 1 };
}

/** FNV-1a with a final mix: 32 bits of a text. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}

/** The dice of a script ran out. */
export class OutOfDice extends Error {
  constructor(asked: number) {
    super(`the script has ${asked} dice, and the rules ask for one more`);
  }
}

/** Dice whose faces are written down; shuffles come from `others`. Throws OutOfDice when the script ends. */
export function scriptedDice(faces: readonly number[], others: Dice): Dice & { left(): number } {
  let used = 0;
  return {
    die() {
      const face = faces[used];
      if (face === undefined) throw new OutOfDice(faces.length);
      used += 1;
      return face;
    },
    below: (n) => others.below(n),
    left: () => faces.length - used,
  };
}

/** Shuffles the list in place (Fisher-Yates) and returns it. */
export function shuffle<T>(list: T[], dice: Dice): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
