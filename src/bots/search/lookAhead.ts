import type { Action, Dice } from '../../engine/rules.ts';
import type { Question } from './question.ts';
import type { Tuning } from './tuning.ts';

/** What the searching seat answers on the way, given its view and what the fast player would do. */
export type Own<V> = (view: V, habit: Action) => Action;

/**
 * Plays a dealt State on, the rivals by the game's fast player, to the end of the chapter that it was dealt in or as far as the
 * settings let it.
 */
export function lookAhead<S, V>(
  { rules, insight, seat }: Question<S, V>,
  { least, most }: Pick<Tuning, 'least' | 'most'>,
  { state, chapter, dice }: { state: S; chapter: number; dice: Dice },
  own: Own<V>,
): void {
  for (let n = 0; n < most; n++) {
    if (rules.outcome(state)) return;
    if (n >= least && insight.chapter(state) !== chapter) return;
    const asked = rules.waiting(state)[0]?.seat;
    if (asked === undefined) return;
    const view = rules.view(state, asked);
    const habit = insight.policy(view, asked, dice);
    rules.apply(state, asked, asked === seat ? own(view, habit) : habit, { dice });
  }
}

/** The seat's chance to win there: known where the game is over, else the game's estimate. */
export function chanceAt<S, V>({ rules, insight, seat }: Question<S, V>, state: S): number {
  const outcome = rules.outcome(state);
  if (outcome) return outcome.winner === seat ? 1 : 0;
  return insight.estimate(state)[seat] ?? 0;
}
