/** What a thread is to play, as plain data, and the player of it. */
import { TITLES } from '../../games/index.ts';
import { contender } from '../arena/contender.ts';
import { type MatchPlan, playMatch } from '../arena/match.ts';
import { type BalancePlan, playEquals } from '../balance.ts';
import { threadTime, wallTime } from '../clocks.ts';
import { Usage } from '../command.ts';
import type { Limits } from '../game.ts';

interface Common {
  game: string;
  seats: number;
  seed: string;
  limits: Limits;
  /** For thinking levels that have no budget of their own. */
  budget: { ms?: number | undefined; iterations?: number | undefined };
  /** Milliseconds are of the thread's own processor time. */
  cpu: boolean;
}

export interface ArenaOrder extends Common {
  kind: 'arena';
  a: string;
  b: string;
  presets: { name: string; options: object }[];
}

export interface BalanceOrder extends Common {
  kind: 'balance';
  bot: string;
  options: object;
}

export type Order = ArenaOrder | BalanceOrder;

/** Plays the game of that number; what comes back is plain data. Throws Usage on levels that there are not. */
export function playerOf(order: Order): (game: number) => unknown {
  if (order.kind === 'arena') {
    const plan = matchPlan(order);
    return (game) => playMatch(plan, game);
  }
  const plan = balancePlan(order);
  return (game) => playEquals(plan, order.options, game);
}

export function matchPlan(order: ArenaOrder): MatchPlan {
  const { a, b, presets, seats, seed, limits, budget } = order;
  const { title, now } = common(order);
  const of = (word: string) => contender(title, word, budget, now);
  return { title, a: of(a), b: of(b), now, presets, seats, seed, limits };
}

export function balancePlan(order: BalanceOrder): BalancePlan {
  const { bot, seats, seed, limits, budget } = order;
  const { title, now } = common(order);
  return { title, bot: contender(title, bot, budget, now), seats, seed, limits };
}

function common({ game, cpu }: Common) {
  const title = Object.hasOwn(TITLES, game) ? TITLES[game] : undefined;
  if (!title) throw new Usage(`no game "${game}"`);
  return { title, now: cpu ? threadTime : wallTime };
}
