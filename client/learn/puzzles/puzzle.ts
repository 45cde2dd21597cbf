import type { Action } from '../../../src/engine/rules.ts';

/** One way to answer a puzzle; the first that fits counts. The words for it bear the same name. */
export interface Answer {
  name: string;
  right: boolean;
  fits(action: Action): boolean;
}

/** One decision in a position of the notation. */
export interface Puzzle {
  id: string;
  /** Who is asked, as the notation names seats. */
  seat: string;
  position: Record<string, unknown>;
  /** Where the question lies on a wide screen, out of the way of what it is about; at the bottom unless said. */
  corner?: 'top';
  answers: readonly Answer[];
  /** The answer that others are measured by. */
  best: Action;
}

/** What is said at a puzzle: the question, and why each answer is right or wrong; `otherwise` for all that are not named. */
export interface PuzzleWords {
  title: string;
  asks: string;
  why: Readonly<Record<string, string>>;
  otherwise: string;
}

/** Fits what has these fields; amounts left out are not looked at. */
export const like =
  (wanted: Action) =>
  (action: Action): boolean =>
    Object.entries(wanted).every(([field, value]) => (action[field] ?? 0) === value);

export const right = (name: string, fits: Answer['fits']): Answer => ({ name, right: true, fits });
export const wrong = (name: string, fits: Answer['fits']): Answer => ({ name, right: false, fits });

/** The answer that an action is, or null when it is none of those named. */
export function answerOf(puzzle: Puzzle, action: Action): Answer | null {
  return puzzle.answers.find((answer) => answer.fits(action)) ?? null;
}

/** What was answered, and what there is to say about it. */
export interface Verdict {
  right: boolean;
  why: string;
  /** Chances to win in percent, for an answer that the puzzle does not name. */
  chances?: { yours: number; best: number };
}
