/** Figures over many games. */

export interface Spread {
  median: number;
  p90: number;
  max: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p90: quantile(sorted, 0.9), max: sorted.at(-1) ?? 0 };
}

export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

/** The values below which those shares of a list lie. */
export function quantiles(values: readonly number[], shares: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return shares.map((share) => quantile(sorted, share));
}

/** The value below which that share of a sorted list lies (nearest rank). */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Counts up in a tally. */
export function count(tally: Record<string, number>, key: string): void {
  tally[key] = (tally[key] ?? 0) + 1;
}

export function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
