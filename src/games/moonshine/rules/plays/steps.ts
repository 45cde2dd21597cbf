/** Canonical steps in which large amounts are listed. */

/** None, one, half and all of n, ascending, each once. */
const STEPS: readonly (readonly number[])[] = [[0], [0, 1], [0, 1, 2], [0, 1, 3]];

export function steps(n: number): readonly number[] {
  return STEPS[n] ?? [0, 1, n >> 1, n];
}

/** One, half and all of n: for amounts that cannot be none. */
export function someOf(n: number): readonly number[] {
  return steps(n).slice(1);
}
