/** Many games between bots, counted (notation.md section 4). */
import { asideOf, policyOf } from '../bots/index.ts';
import type { Title } from '../engine/title.ts';
import { type Bot, type Failure, type Limits, playGame } from './game.ts';
import { count, rounded, type Spread, spread } from './statistics.ts';

export interface SimulationPlan {
  title: Title;
  seats: number;
  games: number;
  /** Whether they deal on the side. */
  deals?: boolean;
  /** Names of bots by seat; fewer than seats are repeated. */
  bots: readonly string[];
  seed: string;
  /** The number of the first game, so that one game of a longer run can be played again. */
  first: number;
  limits: Limits;
}

export interface Simulation {
  game: string;
  seats: number;
  games: number;
  bots: string[];
  seed: string;
  decisions: number;
  decisionsPerGame: Spread;
  days: Spread;
  ends: Record<string, number>;
  /** What was done on the side, by the action's name. */
  asides: Record<string, number>;
  winsBySeat: Record<string, number>;
  winsByFamily: Record<string, number>;
  winsByBot: Record<string, number>;
  gamesPerSecond: number;
  decisionsPerSecond: number;
  failures: Failure[];
}

/** The bots of that plan by seat, or the first name that is none. */
export function seatBots({ title, seats, bots, deals = false }: SimulationPlan): Bot[] | { unknown: string } {
  const seated: Bot[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const name = bots[seat % bots.length] ?? '';
    const policy = policyOf(title, name);
    if (!policy) return { unknown: name };
    seated.push({ name, policy, aside: deals ? asideOf(title, name) : null });
  }
  return seated;
}

/** Plays all games; `progress` is called after each with the number played. */
export function simulate(plan: SimulationPlan, bots: readonly Bot[], progress: (played: number) => void): Simulation {
  const { title, seats, games, seed, first, limits } = plan;
  const decisions: number[] = [];
  const days: number[] = [];
  const sim = emptySimulation(plan, bots);
  const start = performance.now();
  for (let i = 0; i < games; i++) {
    const game = playGame(title, bots, `${seed}/${first + i}`, limits);
    decisions.push(game.decisions);
    days.push(game.days);
    count(sim.ends, game.end);
    for (const [name, times] of Object.entries(game.asides)) sim.asides[name] = (sim.asides[name] ?? 0) + times;
    if (game.failure) sim.failures.push(game.failure);
    if (game.winner !== null) {
      count(sim.winsBySeat, String(game.winner));
      count(sim.winsByFamily, title.notation.seatName(game.state, game.winner));
      count(sim.winsByBot, bots[game.winner]?.name ?? '');
    }
    progress(i + 1);
  }
  const seconds = (performance.now() - start) / 1000;
  sim.decisions = decisions.reduce((sum, n) => sum + n, 0);
  sim.decisionsPerGame = spread(decisions);
  sim.days = spread(days);
  sim.gamesPerSecond = rounded(games / seconds, 2);
  sim.decisionsPerSecond = rounded(sim.decisions / seconds);
  return { ...sim, seats };
}

function emptySimulation({ title, seats, games, seed }: SimulationPlan, bots: readonly Bot[]): Simulation {
  const none = { median: 0, p90: 0, max: 0 };
  return {
    game: title.id,
    seats,
    games,
    bots: bots.map(({ name }) => name),
    seed,
    decisions: 0,
    decisionsPerGame: none,
    days: none,
    ends: {},
    asides: {},
    winsBySeat: Object.fromEntries(bots.map((_, seat) => [seat, 0])),
    winsByFamily: {},
    winsByBot: {},
    gamesPerSecond: 0,
    decisionsPerSecond: 0,
    failures: [],
  };
}
