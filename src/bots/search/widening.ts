/** Which answers are opened, and in which order: the game's ideas, and every other answer that it could give. */
import { seededDice, shuffle } from '../../engine/dice.ts';
import type { Action } from '../../engine/rules.ts';
import type { Clock } from './budget.ts';
import { foundAt } from './lookAhead.ts';
import type { Question } from './question.ts';
import type { Steps } from './steps.ts';

/**
 * The ideas and the others by turns, these by what is found when they have just been given, at most so many of them. A step for each
 * that is looked at; what there is no time to look at comes last.
 */
export function* widened<S, V>(
  question: Question<S, V>,
  ideas: readonly Action[],
  wide: number,
  clock: Clock,
): Steps<Action[]> {
  const { insight, view, seat, dice } = question;
  const listed = wide > 0 ? (insight.everyAnswer?.(view, seat) ?? []) : [];
  const known = new Set(ideas.map((action) => JSON.stringify(action)));
  // Lists of legal answers are sorted by kind: where time runs out, no kind shall have been left out.
  const others = shuffle(
    listed.filter((action) => !known.has(JSON.stringify(action))),
    dice,
  );
  const found = [];
  for (const action of others) {
    if (!clock.allowsLook(found.length)) break;
    found.push({ action, worth: justAfter(question, action) });
    yield;
  }
  const best = found.sort((a, b) => b.worth - a.worth).map(({ action }) => action);
  const [habit, ...more] = ideas;
  return [...(habit ? [habit] : []), ...byTurns(more, [...best, ...others.slice(best.length)].slice(0, wide))];
}

/** What is found in one dealt world when that answer has just been given. All are given in the same world. */
function justAfter<S, V>(question: Question<S, V>, action: Action): number {
  const { rules, view, seat } = question;
  const dice = seededDice('just after');
  const state = rules.deal(view, seat, dice);
  rules.apply(state, seat, action, { dice });
  return foundAt(question, state).worth;
}

function byTurns(some: readonly Action[], others: readonly Action[]): Action[] {
  const most = Math.max(some.length, others.length);
  return Array.from({ length: most }, (_, i) => [...some.slice(i, i + 1), ...others.slice(i, i + 1)]).flat();
}
