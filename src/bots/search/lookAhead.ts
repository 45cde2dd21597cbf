import type { Action, Dice } from '../../engine/rules.ts';
import type { Question } from './question.ts';
import type { Tuning } from './tuning.ts';

/** What the searching seat answers on the way, given its view and what the fast player would do. */
export type Own<V> = (view: V, habit: Action) => Action;

/**
 * Plays a dealt State on, the rivals by the game's fast player, to the end of the chapter that it was dealt in, or of one after it,
 * as far as the settings let it.
 */
export function lookAhead<S, V>(
  { rules, insight, seat }: Question<S, V>,
  { least, most, chapters }: Pick<Tuning, 'least' | 'most' | 'chapters'>,
  { state, chapter, dice }: { state: S; chapter: number; dice: Dice },
  own: Own<V>,
): void {
  for (let n = 0; n < most; n++) {
    if (rules.outcome(state)) return;
    if (n >= least && insight.chapter(state) >= chapter + chapters) return;
    const asked = rules.waiting(state)[0]?.seat;
    if (asked === undefined) return;
    const view = rules.view(state, asked);
    const habit = insight.policy(view, asked, dice);
    rules.apply(state, asked, asked === seat ? own(view, habit) : habit, { dice });
  }
}

/** What a look ahead came to, for the seat: its chance to win, and what it plays for, both from 0 to 1. */
export interface Found {
  chance: number;
  worth: number;
}

/** Known where the game is over, else the game's estimate. */
export function foundAt<S, V>({ rules, insight, seat }: Question<S, V>, state: S): Found {
  const outcome = rules.outcome(state);
  if (outcome) {
    const won = outcome.winner === seat ? 1 : 0;
    return { chance: won, worth: won };
  }
  const chance = insight.estimate(state)[seat] ?? 0;
  return { chance, worth: insight.aim?.(state)?.[seat] ?? chance };
}
