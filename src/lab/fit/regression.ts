/** Multinomial logistic regression over seats: one list of weights for all, each held to the sign that it is given. */
import type { Sample } from './sample.ts';

export interface Terms {
  /** 1 or -1 by feature: the sign that its weight may have. */
  signs: readonly number[];
  rounds: number;
  /** Shrinks weights that explain little. */
  decay: number;
  rate: number;
}

/** Adam on the whole set, every step followed by a projection onto the allowed signs. */
export function fit(samples: readonly Sample[], { signs, rounds, decay, rate }: Terms): number[] {
  const weights = signs.map(() => 0);
  const first = signs.map(() => 0);
  const second = signs.map(() => 0);
  for (let t = 1; t <= rounds; t++) {
    const slope = gradient(samples, weights);
    for (let f = 0; f < weights.length; f++) {
      const g = (slope[f] ?? 0) + decay * (weights[f] ?? 0);
      first[f] = 0.9 * (first[f] ?? 0) + 0.1 * g;
      second[f] = 0.999 * (second[f] ?? 0) + 0.001 * g * g;
      const step = (first[f] ?? 0) / (1 - 0.9 ** t) / (Math.sqrt((second[f] ?? 0) / (1 - 0.999 ** t)) + 1e-8);
      const next = (weights[f] ?? 0) - rate * step;
      weights[f] = next * (signs[f] ?? 1) < 0 ? 0 : next;
    }
  }
  return weights;
}

/** Mean of minus the logarithm of the chance given to who won. */
export function loss(samples: readonly Sample[], weights: readonly number[]): number {
  const sum = samples.reduce((total, s) => total - Math.log(chances(s.seats, weights)[s.winner] ?? 1), 0);
  return sum / samples.length;
}

function gradient(samples: readonly Sample[], weights: readonly number[]): number[] {
  const slope = weights.map(() => 0);
  for (const { seats, winner } of samples) {
    chances(seats, weights).forEach((chance, seat) => {
      const error = chance - (seat === winner ? 1 : 0);
      seats[seat]?.forEach((x, f) => {
        slope[f] = (slope[f] ?? 0) + (error * x) / samples.length;
      });
    });
  }
  return slope;
}

function chances(seats: readonly number[][], weights: readonly number[]): number[] {
  const scores = seats.map((x) => x.reduce((sum, value, f) => sum + value * (weights[f] ?? 0), 0));
  const most = Math.max(...scores);
  const shares = scores.map((z) => Math.exp(z - most));
  const total = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / total);
}
