import type { Notation } from '../../src/engine/notation.ts';
import type { Rules } from '../../src/engine/rules.ts';
import type { Lesson } from './lesson/lesson.ts';
import type { Puzzle, PuzzleWords } from './puzzles/puzzle.ts';

/** What a game teaches with. Its words are apart: they come in one language. */
export interface Kit<S = unknown, V = unknown> {
  rules: Rules<S, V>;
  notation: Notation<S>;
  /** Each seat's chance to win, for answers that no puzzle names. */
  estimate(state: S): number[];
  puzzles: readonly Puzzle[];
}

/** A kit with its words. */
export interface Taught {
  kit: Kit;
  lesson: Lesson;
  puzzleWords: Readonly<Record<string, PuzzleWords>>;
}
