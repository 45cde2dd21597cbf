import type { Kit, Taught } from '../../../learn/kit.ts';
import type { Lesson } from '../../../learn/lesson/lesson.ts';
import { shelf } from '../../../messages/shelf.ts';
import { moonshine } from './kit.ts';
import { firstDay } from './lesson.ts';

/** What the coach says; fetched with the lesson. */
export const coached = shelf({ en: () => import('./en/index.ts'), de: () => import('./de/index.ts') });

/** The lesson and the puzzles in the language that was fetched. */
export function taught(): Taught {
  const { LESSON, LESSON_NAMES, PUZZLE_WORDS } = coached.spoken();
  return {
    kit: moonshine as Kit,
    lesson: firstDay(LESSON, LESSON_NAMES) as Lesson,
    puzzleWords: PUZZLE_WORDS,
  };
}
