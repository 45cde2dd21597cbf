/** The arena's figures over its games (notation.md section 4). */
import { type Share, sharesBy } from '../shares.ts';
import { count, quantiles, rounded, type Spread, spread } from '../statistics.ts';
import { type Interval, wilson } from '../wilson.ts';
import type { Match, MatchPlan } from './match.ts';

export interface Score {
  game: string;
  a: string;
  b: string;
  seats: number;
  games: number;
  seed: string;
  wins: { a: number; b: number };
  /** A's share of all games, with its interval; `par` is the share of equals. */
  winRate: { a: Interval };
  par: number;
  /** Over the games that ended. */
  meanPlace: { a: number | null };
  ends: Record<string, number>;
  /** Games spoilt, by whose fault and how. */
  failures: Record<string, number>;
  /** A's decisions that had a choice, and how many of them took over a fifth more than their time. */
  decisions: number;
  overBudget: number;
  msPerDecision: { median: number; p95: number };
  days: Spread;
  /** A's wins. By home and by preset where there are any. */
  bySeat: Record<string, Share>;
  byFamily: Record<string, Share>;
  byHome: Record<string, Share>;
  byPreset: Record<string, Share>;
}

const OVER = 1.2;

export function scoreOf(plan: MatchPlan, matches: readonly Match[]): Score {
  const { a, b, seats, seed, title } = plan;
  const wins = matches.filter(({ won }) => won === 'a').length;
  const places = matches.flatMap(({ place }) => place ?? []);
  const ms = matches.flatMap((match) => match.ms);
  const by = (key: (match: Match) => string | null) => sharesBy(matches, key, ({ won }) => won === 'a');
  const [median = 0, p95 = 0] = quantiles(ms, [0.5, 0.95]);
  return {
    game: title.id,
    a: a.name,
    b: b.name,
    seats,
    games: matches.length,
    seed,
    wins: { a: wins, b: matches.filter(({ won }) => won === 'b').length },
    winRate: { a: wilson(wins, matches.length) },
    par: rounded(1 / seats, 3),
    meanPlace: { a: places.length === 0 ? null : rounded(places.reduce((x, y) => x + y, 0) / places.length, 2) },
    ends: tally(matches.map(({ end }) => end)),
    failures: tally(matches.flatMap(({ failure }) => (failure ? [`${failure.bot}: ${failure.kind}`] : []))),
    decisions: ms.length,
    overBudget: a.ms === null ? 0 : ms.filter((t) => t > OVER * (a.ms ?? 0)).length,
    msPerDecision: { median, p95 },
    days: spread(matches.map(({ days }) => days)),
    bySeat: by(({ seat }) => String(seat)),
    byFamily: by(({ family }) => family),
    byHome: by(({ home }) => home),
    byPreset: by(({ preset }) => preset || null),
  };
}

function tally(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) count(counts, key);
  return counts;
}
