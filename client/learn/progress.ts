import { keep, recall } from '../net/credentials.ts';
import type { Progress } from './lesson/run.ts';

/** What this device remembers of learning a game. */
interface Memory {
  lesson?: Progress | null;
  /** Ids of the puzzles that were answered rightly. */
  solved?: string[];
}

const nameOf = (game: string) => `backroom.learn.${game}`;

function memoryOf(game: string): Memory {
  try {
    const read: unknown = JSON.parse(recall(nameOf(game)) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Memory) : {};
  } catch {
    return {};
  }
}

const remember = (game: string, news: Memory) => keep(nameOf(game), JSON.stringify({ ...memoryOf(game), ...news }));

/** Where the lesson was left; null where it has not been begun or what was kept cannot be read. */
export function lessonLeft(game: string): Progress | null {
  const { lesson } = memoryOf(game);
  return lesson && Number.isInteger(lesson.beat) && lesson.beat >= 0 && Array.isArray(lesson.done) ? lesson : null;
}

export const leaveLesson = (game: string, lesson: Progress | null): void => remember(game, { lesson });

export function solved(game: string): readonly string[] {
  const { solved: ids } = memoryOf(game);
  return Array.isArray(ids) ? ids : [];
}

export function markSolved(game: string, id: string): void {
  if (!solved(game).includes(id)) remember(game, { solved: [...solved(game), id] });
}
