import type { Insight } from '../engine/insight.ts';
import type { Policy } from '../engine/policy.ts';
import type { Dice } from '../engine/rules.ts';

/** One decision in so many goes astray; in a long game, from that chapter on, one in one more with every chapter: who plays learns. */
const ASTRAY = 3;
const LEARNT = 14;
const IDEAS = 6;

/** The game's fast player learning the trade: now and then it does the first thing that comes to mind. Can be beaten, and is meant to be. */
export function rookiePolicy<V>({ policy, candidates, chapter }: Insight<unknown, V>): Policy<V> {
  return (view, seat, dice: Dice) => {
    const habit = policy(view, seat, dice);
    if (dice.below(ASTRAY + Math.max(0, chapter(view) - LEARNT)) > 0) return habit;
    const ideas = candidates(view, seat, IDEAS);
    return ideas[dice.below(Math.max(1, ideas.length))] ?? habit;
  };
}
