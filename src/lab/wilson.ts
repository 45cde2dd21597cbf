import { rounded } from './statistics.ts';

/** Low end, point and high end of a share. */
export type Interval = [low: number, point: number, high: number];

/** 95 %. */
const Z = 1.959964;

/** Wilson's interval for that many successes of that many tries; everything is possible when there was none. */
export function wilson(successes: number, tries: number): Interval {
  if (tries === 0) return [0, 0, 1];
  const p = successes / tries;
  const z2 = Z * Z;
  const middle = p + z2 / (2 * tries);
  const reach = Z * Math.sqrt((p * (1 - p)) / tries + z2 / (4 * tries * tries));
  const scale = 1 + z2 / tries;
  const low = Math.max(0, (middle - reach) / scale);
  const high = Math.min(1, (middle + reach) / scale);
  return [rounded(low, 4), rounded(p, 4), rounded(high, 4)];
}
