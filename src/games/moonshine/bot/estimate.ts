/** Each seat's chance to win: a score for the way that is left to the crown, and the share that it makes of all seats' scores. */
import { NOBODY, type Table } from '../state.ts';
import { FEATURES, type Features, featuresOf, turfs } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** By seat; sums to 1. */
export function estimate(s: Table): number[] {
  return played(s, (scores) => {
    const all = logOfSum(scores);
    return scores.map((z) => Math.exp(z - all));
  });
}

/** From this Day on holding others back counts for less with every Day, until at last own progress is all. */
const LONG = 8;
const PER_DAY = 0.1;
/** About the score of a seat that is crowned with its next Play. */
const CROWNING = 8;

/**
 * What each seat plays for: its chance, and on a long evening more and more its own way to the crown. Players who think ahead hold one
 * another back so well that games would hardly end. Null where it is the chance alone.
 */
export function aim(s: Table): number[] | null {
  if (s.day <= LONG) return null;
  const haste = Math.min(1, (s.day - LONG) * PER_DAY);
  return played(s, (scores) => {
    const all = logOfSum(scores);
    const far = haste * Math.min(0, all - CROWNING);
    return scores.map((z) => Math.exp(z - all + far));
  });
}

function played(s: Table, of: (scores: number[]) => number[]): number[] {
  if (s.crowned !== NOBODY) return s.players.map((_, seat) => (seat === s.crowned ? 1 : 0));
  const turf = turfs(s);
  return of(
    s.players.map((_, seat) => {
      const own = turf[seat];
      return own ? score(featuresOf(s, seat, own)) : 0;
    }),
  );
}

function logOfSum(scores: readonly number[]): number {
  const most = Math.max(...scores);
  return most + Math.log(scores.reduce((sum, z) => sum + Math.exp(z - most), 0));
}

/** The logarithm of a seat's share, but for what is common to all seats. */
export function score(features: Features): number {
  let sum = 0;
  for (const name of FEATURES) sum += WEIGHTS[name] * features[name];
  return sum;
}
