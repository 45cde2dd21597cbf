/**
 * Information-set Monte-Carlo tree search on what one seat may know. Every iteration deals the hidden parts anew and throws
 * other dice; own decisions are in the tree, rivals play by the game's fast player; where the look ahead ends, the game's
 * estimate of each seat's chance to win is taken.
 */
import type { Action } from '../../engine/rules.ts';
import { type Budget, Clock } from './budget.ts';
import { answers, type Question, winsAtOnce } from './question.ts';
import { atOnce, type Steps } from './steps.ts';
import { Tree, type Verdict } from './tree.ts';
import { TUNING, type Tuning } from './tuning.ts';
import { widened } from './widening.ts';

export type { Question } from './question.ts';
export type { Thought, Verdict } from './tree.ts';

/**
 * Thinks within that budget, all that comes before the first iteration included. A decision with one answer costs nothing. The
 * view is never written. `about`: a legal answer that is to be thought about whatever the game thinks of it.
 */
export function search<S, V>(
  question: Question<S, V>,
  budget: Budget,
  tuning: Tuning = TUNING,
  about?: Action,
): Verdict {
  return atOnce(searching(question, budget, tuning, about));
}

/** The same, with a step between one iteration and the next at which whoever takes them may do something else. */
export function* searching<S, V>(
  question: Question<S, V>,
  budget: Budget,
  tuning: Tuning = TUNING,
  about?: Action,
): Steps<Verdict> {
  const { insight, view, seat, dice } = question;
  const clock = new Clock(budget);
  const habit = insight.policy(view, seat, dice);
  const ideas = answers(question, view, habit, tuning.width);
  const won = ideas.find((action) => winsAtOnce(question, action));
  if (won) return { action: won, iterations: 0, thoughts: [] };
  const options = withAnswer(yield* widened(question, ideas, tuning.wide, clock), about);
  if (options.length < 2) return { action: habit, iterations: 0, thoughts: [] };
  const tree = new Tree(question, tuning, options, about);
  while (clock.allows(tree.iterations)) {
    tree.grow();
    yield;
  }
  return tree.verdict(habit);
}

/** That answer second, where there is one to be thought about whatever comes of it: it is among those opened first. */
function withAnswer(options: readonly Action[], about: Action | undefined): readonly Action[] {
  const key = about && JSON.stringify(about);
  const [habit] = options;
  if (!about || !habit || JSON.stringify(habit) === key) return options;
  return [habit, about, ...options.slice(1).filter((action) => JSON.stringify(action) !== key)];
}
