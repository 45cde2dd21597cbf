import type { ReactNode } from 'react';
import type { OptionChoice, OptionWords } from '../../games/options.ts';
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

/** A game's book before it is opened: all that a board must have of it at hand. */
export interface ClosedBook {
  game: string;
  /** Loads it, when it is first opened. */
  open(): Promise<Rulebook>;
  /** The options of a table where nothing was chosen. */
  defaults: OptionChoice;
  options: OptionWords;
}
