import { DEFAULTS } from '../../../src/games/moonshine/options.ts';
import type { ClosedBook } from '../../learn/rulebook/types.ts';
import { openedBy } from '../bookOf.ts';
import { OPTION_WORDS } from './words/options.ts';
import { said } from './words/spoken.ts';

/** Apart from the game's card: the board has the book in hand, and the card the board. */
export const book: ClosedBook = {
  game: 'moonshine',
  open: openedBy(said, () => import('./rulebook/index.tsx')),
  defaults: DEFAULTS,
  options: OPTION_WORDS,
};
