import type { Policy, Weigh } from '../engine/policy.ts';
import type { Action, Dice, Rules } from '../engine/rules.ts';

const FINE = 1_000_000;

/** Any legal answer, each as likely as its weight. Throws when the seat is not waited for. */
export function randomPolicy<V>(rules: Rules<unknown, V>, weigh: Weigh<V> = () => 1): Policy<V> {
  return (view, seat, dice) => {
    const actions = rules.actions(view, seat);
    const weights = actions.map((action) => weigh(view, seat, action));
    return pick(actions, weights, dice);
  };
}

/** One of the actions, each as likely as its weight; any of them when all weigh nothing. */
export function pick(actions: readonly Action[], weights: readonly number[], dice: Dice): Action {
  const last = actions.at(-1);
  if (last === undefined) throw new Error('nothing to choose from');
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (dice.below(FINE) / FINE) * total;
  for (const [i, action] of actions.entries()) {
    left -= weights[i] ?? 0;
    if (left < 0) return action;
  }
  return last;
}
