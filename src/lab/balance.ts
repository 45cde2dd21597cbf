/** How the game's options play: the same bots on the same seeds under each preset, counted by seat, family and start. */
import type { Policy } from '../engine/policy.ts';
import type { Title } from '../engine/title.ts';
import { type Limits, playGame } from './game.ts';
import { count, type Spread, spread } from './statistics.ts';
import { type Interval, wilson } from './wilson.ts';

export interface BalancePlan {
  title: Title;
  seats: number;
  games: number;
  bot: { name: string; policy: Policy };
  seed: string;
  limits: Limits;
}

export interface Share {
  games: number;
  wins: number;
  rate: Interval;
}

export interface Balance {
  preset: string;
  games: number;
  ends: Record<string, number>;
  days: Spread;
  bySeat: Record<string, Share>;
  byFamily: Record<string, Share>;
  failures: number;
}

/** Equals play equals: whatever is far from one game in so many seats is the game's own doing. */
export function balanceOf(plan: BalancePlan, preset: string, options: object, progress: (n: number) => void): Balance {
  const { title, seats, games, bot, seed, limits } = plan;
  const bots = Array.from({ length: seats }, () => bot);
  const seatTally = new Tally();
  const familyTally = new Tally();
  const ends: Record<string, number> = {};
  const days: number[] = [];
  let failures = 0;
  for (let game = 0; game < games; game++) {
    const record = playGame(title, bots, `${seed}/${game}`, limits, options);
    count(ends, record.end);
    days.push(record.days);
    if (record.failure) failures += 1;
    for (let seat = 0; seat < seats; seat++) {
      const won = record.winner === seat;
      seatTally.add(String(seat), won);
      familyTally.add(title.notation.seatName(record.state, seat), won);
    }
    progress(game + 1);
  }
  const shares = { bySeat: seatTally.shares(), byFamily: familyTally.shares() };
  return { preset, games, ends, days: spread(days), ...shares, failures };
}

class Tally {
  readonly #of = new Map<string, { games: number; wins: number }>();

  add(key: string, won: boolean): void {
    const { games, wins } = this.#of.get(key) ?? { games: 0, wins: 0 };
    this.#of.set(key, { games: games + 1, wins: wins + (won ? 1 : 0) });
  }

  shares(): Record<string, Share> {
    const entries = [...this.#of].sort(([a], [b]) => a.localeCompare(b));
    return Object.fromEntries(entries.map(([key, t]) => [key, { ...t, rate: wilson(t.wins, t.games) }]));
  }
}
