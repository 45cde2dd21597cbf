/**
 * A race between answers: each visit of equal number saw the same luck, so two answers are told apart by their differences on it
 * far sooner than by their means. What is surely behind is not visited any more.
 */
import type { Child } from './node.ts';
import type { Tuning } from './tuning.ts';

/** How much better one answer did than another on the same luck: the mean, and its standard error. */
export interface Gain {
  mean: number;
  error: number;
}

/** Visits that the usual spread of differences counts for: two equal differences do not prove that there is no luck. */
const PRIOR = 3;

/** Over the visits that both had. `spread`: the usual variance of such differences, which counts where there are few. */
export function compared(own: Child, other: Child, spread: number): Gain {
  const n = Math.min(own.values.length, other.values.length);
  if (n === 0) return { mean: 0, error: Number.POSITIVE_INFINITY };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = (own.values[i] ?? 0) - (other.values[i] ?? 0);
    sum += d;
    squares += d * d;
  }
  const m = sum / n;
  if (n === 1) return { mean: m, error: Number.POSITIVE_INFINITY };
  const variance = (Math.max(0, squares - n * m * m) + PRIOR * spread) / (n - 1 + PRIOR);
  return { mean: m, error: Math.sqrt(variance / n) };
}

/** The gain less so many standard errors. */
export function surely({ mean, error }: Gain, doubt: number): number {
  return error === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : mean - doubt * error;
}

/** The variance of the differences from the first answer, over all the others. */
export function spreadOf(children: readonly Child[]): number {
  const [base] = children;
  let sum = 0;
  let count = 0;
  for (const child of children) {
    if (!base || child === base) continue;
    const n = Math.min(base.values.length, child.values.length);
    for (let i = 0; i < n; i++) sum += ((child.values[i] ?? 0) - (base.values[i] ?? 0)) ** 2;
    count += n;
  }
  return count === 0 ? 0 : sum / count;
}

/** Whose turn it is next, last first: every answer that is not surely behind the leader, or is kept; those that are behind in visits alone. */
export function turnsOf(
  children: readonly Child[],
  { race, fair }: Pick<Tuning, 'race' | 'fair'>,
  kept?: Child,
): Child[] {
  const spread = spreadOf(children);
  const leader = leaderOf(children);
  const alive = children.filter(
    (child) => child === leader || child === kept || child.visits < fair || !behind(child, leader, spread, race),
  );
  if (alive.length === 1 && children.length > 1) alive.push(nextBest(children, leader));
  const least = Math.min(...alive.map(({ visits }) => visits));
  return alive.filter(({ visits }) => visits === least).reverse();
}

function behind(child: Child, leader: Child, spread: number, race: number): boolean {
  const { mean, error } = compared(child, leader, spread);
  return mean + race * error < 0;
}

/** The best of those that were visited most: they all saw the same luck. */
export function leaderOf(children: readonly Child[]): Child {
  const most = Math.max(...children.map(({ values }) => values.length));
  const field = children.filter(({ values }) => values.length >= most - 1);
  const shared = Math.min(...field.map(({ values }) => values.length));
  const sums = field.map(({ values }) => values.slice(0, shared).reduce((sum, value) => sum + value, 0));
  return field[sums.indexOf(Math.max(...sums))] as Child;
}

function nextBest(children: readonly Child[], leader: Child): Child {
  const others = children.filter((child) => child !== leader);
  return others.reduce((best, child) =>
    compared(child, leader, 0).mean > compared(best, leader, 0).mean ? child : best,
  );
}
