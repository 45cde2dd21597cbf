/**
 * A rulebook as data. Prose may hold `{term}` or `{term|as it stands here}` (a word with a card), `§7.3` (a link to a section)
 * and `*words*` (emphasis); see prose.ts.
 */

/** One piece of a section, from top to bottom. A string is a paragraph. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  /** A small case that shows the rule at work. */
  | { readonly example: string }
  /** A table or drawing that the game makes from its own data, by name. */
  | { readonly figure: string }
  /** Where tables may differ: the option's name in the rules. */
  | { readonly option: string };

/** A section by its number, which is also its anchor: "7.3" stands inside "7". */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What a word of the game means, in a sentence or two, and where more is said. */
export interface Term {
  readonly name: string;
  readonly says: string;
  readonly section: string;
}

/** One game's rulebook in one language. */
export interface Book {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly terms: Readonly<Record<string, Term>>;
  /** What each option changes, in a sentence or two. */
  readonly options: Readonly<Record<string, string>>;
}

/** How deep a section stands: 0 for a chapter. */
export const depthOf = (id: string): number => id.split('.').length - 1;

/** The section of that number, or the nearest one that holds it: "7.3.1" is found in "7.3". */
export function sectionOf(book: Book, id: string): Section | null {
  const found = book.sections.find((section) => section.id === id);
  if (found) return found;
  const dot = id.lastIndexOf('.');
  return dot < 0 ? null : sectionOf(book, id.slice(0, dot));
}
