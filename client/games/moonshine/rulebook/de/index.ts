import type { Book } from '../../../../learn/rulebook/book.ts';
import { CROWN } from './crown.ts';
import { DAY } from './day.ts';
import { FIGHT } from './fight.ts';
import { OPTIONS_EXPLAINED } from './options.ts';
import { TABLE } from './table.ts';
import { TERMS } from './terms.ts';

/** The rulebook of Moonshine Kingdom, 1929, in German. Sections bear the numbers that refusals name. */
export const BOOK: Book = {
  title: 'Moonshine Kingdom, 1929',
  sections: [...TABLE, ...DAY, ...FIGHT, ...CROWN],
  terms: TERMS,
  options: OPTIONS_EXPLAINED,
};

export { FIGURE_WORDS } from './figures.ts';
