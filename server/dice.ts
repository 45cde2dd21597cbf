import { randomInt } from 'node:crypto';
import type { Dice } from '../src/engine/rules.ts';

/** Dice straight from the system, for players that need no proof. A match's own dice are `src/proof/secretDice.ts`. */
export const systemDice: Dice = { die: () => randomInt(1, 7), below: (n) => randomInt(n) };
