import { seededDice } from '../../engine/dice.ts';
import type { Insight } from '../../engine/insight.ts';
import type { Action, Dice, Rules, Seat } from '../../engine/rules.ts';

/** What is searched: a decision of one seat, as it sees it. */
export interface Question<S = unknown, V = unknown> {
  readonly rules: Rules<S, V>;
  readonly insight: Insight<S, V>;
  readonly view: V;
  readonly seat: Seat;
  readonly dice: Dice;
}

/** The fast player's answer first, then what the game thinks worth a thought; one alone where there is no choice. */
export function answers<S, V>(
  { rules, insight, seat }: Question<S, V>,
  view: V,
  habit: Action,
  width: number,
): Action[] {
  const key = JSON.stringify(habit);
  const others = insight.candidates(view, seat, width).filter((action) => JSON.stringify(action) !== key);
  // One other may be the habit in other words; a list of all that is legal costs more than it tells where there are several.
  if (others.length < 2 && rules.actions(view, seat).length < 2) return [habit];
  return [habit, ...others].slice(0, width);
}

/** Whether that answer ends the game in the seat's favour without a die. */
export function winsAtOnce<S, V>({ rules, view, seat }: Question<S, V>, action: Action): boolean {
  const dice = seededDice('once');
  let rolled = false;
  const state = rules.deal(view, seat, dice);
  const roll = (from: () => number) => {
    rolled = true;
    return from();
  };
  rules.apply(state, seat, action, { dice: { die: () => roll(dice.die), below: (n) => roll(() => dice.below(n)) } });
  return !rolled && rules.outcome(state)?.winner === seat;
}
