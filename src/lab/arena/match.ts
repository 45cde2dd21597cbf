/** One game of the arena: A in one seat, B in all others. The same number gives the same seat and the same luck. */
import type { Policy } from '../../engine/policy.ts';
import type { Seat } from '../../engine/rules.ts';
import type { Title } from '../../engine/title.ts';
import { type Failure, type Limits, playGame } from '../game.ts';
import { homeOf } from '../home.ts';
import { rounded } from '../statistics.ts';
import type { Contender } from './contender.ts';

export interface MatchPlan {
  title: Title;
  a: Contender;
  b: Contender;
  /** The clock that thinking goes by, in milliseconds. */
  now: () => number;
  seats: number;
  seed: string;
  limits: Limits;
  /** Sets of options, each played in its turn; the game's own when there are none. */
  presets?: readonly { name: string; options: object }[];
}

/** What is kept of a game; one line of the file that a run can be taken up from. */
export interface Match {
  game: number;
  seat: Seat;
  family: string;
  /** A's home, in games that have one. */
  home: string | null;
  preset: string;
  /** Who won: A, a B, or nobody. */
  won: 'a' | 'b' | null;
  /** A's place, 1 the best; null when the game had no end. */
  place: number | null;
  end: string;
  days: number;
  failure: Failure | null;
  /** Milliseconds of each of A's decisions that had a choice. */
  ms: number[];
}

/** Every `seats` games in a row share one seed and one preset, A moving on by a seat each time. */
export function playMatch(plan: MatchPlan, game: number): Match {
  const { title, a, b, now, seats, seed, limits, presets = [] } = plan;
  const seat = game % seats;
  const round = Math.floor(game / seats);
  const preset = presets[round % presets.length] ?? { name: '', options: {} };
  const ms: number[] = [];
  const bots = Array.from({ length: seats }, (_, at) =>
    at === seat ? { ...a, policy: timed(title, a.policy, now, ms) } : b,
  );
  const record = playGame(title, bots, `${seed}/${round}`, limits, preset.options);
  const { winner, failure, state, end, days } = record;
  const outcome = failure ? null : title.rules.outcome(state);
  return {
    game,
    seat,
    family: title.notation.seatName(state, seat),
    home: homeOf(title, state, seat),
    preset: preset.name,
    won: winner === null ? null : winner === seat ? 'a' : 'b',
    place: outcome?.ranks[seat] ?? null,
    end,
    days,
    failure,
    ms,
  };
}

function timed(title: Title, policy: Policy, now: () => number, ms: number[]): Policy {
  return (view, seat, dice) => {
    const choice = title.rules.actions(view, seat).length > 1;
    const start = now();
    const action = policy(view, seat, dice);
    if (choice) ms.push(rounded(now() - start, 2));
    return action;
  };
}
