/** Ridge regression over named traits: the weights whose sums come nearest to the gains, none larger than it has to be. */
import type { Example } from './lessons.ts';

export class Ridge {
  readonly #index = new Map<string, number>();
  /** Of the normal equations, by row, and their right side. */
  readonly #rows: number[][] = [];
  readonly #right: number[] = [];

  add({ traits, gain, weight }: Example): void {
    const told = [...traits].map(([name, figure]): [number, number] => [this.#at(name), figure]);
    for (const [i, x] of told) {
      this.#right[i] = (this.#right[i] ?? 0) + weight * x * gain;
      const row = this.#rows[i] as number[];
      for (const [j, y] of told) row[j] = (row[j] ?? 0) + weight * x * y;
    }
  }

  /** Weights by trait; `decay`: how many examples' worth of evidence speaks for 0. */
  weights(decay: number): Map<string, number> {
    const n = this.#right.length;
    const rows = this.#rows.map((row, i) => Array.from({ length: n }, (_, j) => (row[j] ?? 0) + (i === j ? decay : 0)));
    const solved = solve(rows, [...this.#right]);
    return new Map([...this.#index].map(([name, i]) => [name, solved[i] ?? 0]));
  }

  #at(name: string): number {
    const known = this.#index.get(name);
    if (known !== undefined) return known;
    this.#index.set(name, this.#right.length);
    this.#rows.push([]);
    this.#right.push(0);
    return this.#right.length - 1;
  }
}

/** Solves a system whose matrix is symmetric and positive definite, by elimination; both are used up. */
function solve(rows: number[][], right: number[]): number[] {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    const pivot = rows[i] as number[];
    for (let k = i + 1; k < n; k++) {
      const row = rows[k] as number[];
      const share = (row[i] ?? 0) / (pivot[i] ?? 1);
      if (share === 0) continue;
      for (let j = i; j < n; j++) row[j] = (row[j] ?? 0) - share * (pivot[j] ?? 0);
      right[k] = (right[k] ?? 0) - share * (right[i] ?? 0);
    }
  }
  const out = right.map(() => 0);
  for (let i = n - 1; i >= 0; i--) {
    const row = rows[i] as number[];
    let sum = right[i] ?? 0;
    for (let j = i + 1; j < n; j++) sum -= (row[j] ?? 0) * (out[j] ?? 0);
    out[i] = sum / (row[i] ?? 1);
  }
  return out;
}
