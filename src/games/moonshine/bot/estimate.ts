/** Each seat's chance to win: a score for the way that is left to the crown, and the share that it makes of all seats' scores. */
import { NOBODY, type Table } from '../state.ts';
import { FEATURES, type Features, featuresOf, turfs } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** By seat; sums to 1. */
export function estimate(s: Table): number[] {
  if (s.crowned !== NOBODY) return s.players.map((_, seat) => (seat === s.crowned ? 1 : 0));
  const turf = turfs(s);
  const scores = s.players.map((_, seat) => {
    const own = turf[seat];
    return own ? score(featuresOf(s, seat, own)) : 0;
  });
  const most = Math.max(...scores);
  const shares = scores.map((z) => Math.exp(z - most));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}

/** The logarithm of a seat's share, but for what is common to all seats. */
export function score(features: Features): number {
  let sum = 0;
  for (const name of FEATURES) sum += WEIGHTS[name] * features[name];
  return sum;
}
