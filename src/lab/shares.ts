/** Wins of games, counted by something: a seat, a family, a home Borough, a preset. */
import { type Interval, wilson } from './wilson.ts';

export interface Share {
  games: number;
  wins: number;
  rate: Interval;
}

/** By key, the keys in their order. Who has no key in a game (no home Borough) is left out. */
export function sharesBy<T>(
  results: readonly T[],
  keyOf: (result: T) => string | null,
  won: (result: T) => boolean,
): Record<string, Share> {
  const counts = new Map<string, { games: number; wins: number }>();
  for (const result of results) {
    const key = keyOf(result);
    if (key === null) continue;
    const { games, wins } = counts.get(key) ?? { games: 0, wins: 0 };
    counts.set(key, { games: games + 1, wins: wins + (won(result) ? 1 : 0) });
  }
  const entries = [...counts].sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(entries.map(([key, of]) => [key, { ...of, rate: wilson(of.wins, of.games) }]));
}
