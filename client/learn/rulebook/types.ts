import type { ReactNode } from 'react';
import type { OptionChoice } from '../../games/types.ts';
import type { Book } from './book.ts';

/** A game's book together with what it draws from its own data. */
export interface Rulebook {
  book: Book;
  /** The tables and drawings, by name. */
  figures: readonly string[];
  /** Draws one for a table with those rules; null away from any table. */
  draw(figure: string, options: OptionChoice | null): ReactNode;
  /** What a figure says, for the search. */
  wordsOf(figure: string): string;
}
