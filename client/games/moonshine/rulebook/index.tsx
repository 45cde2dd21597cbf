import type { Rulebook } from '../../../learn/rulebook/types.ts';
import { completed, FIGURES, wordsOf } from './figures/index.tsx';
import { written } from './written.ts';

export { written };

/** Moonshine Kingdom's rulebook in the language that was fetched. */
export function rulebook(): Rulebook {
  const { BOOK, FIGURE_WORDS } = written.spoken();
  return {
    book: BOOK,
    figures: Object.keys(FIGURES),
    draw: (name, options) => FIGURES[name]?.(FIGURE_WORDS, completed(options)) ?? null,
    wordsOf: (name) => wordsOf(name, FIGURE_WORDS),
  };
}
