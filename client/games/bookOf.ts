import type { ClosedBook, Rulebook } from '../learn/rulebook/types.ts';
import { pageLanguage } from '../messages/language.ts';
import type { Shelf } from '../messages/shelf.ts';

/** How a rulebook is opened: the board's words first, since its figures speak them, then the book's own. */
export function openedBy<C, B>(
  said: Shelf<C>,
  load: () => Promise<{ written: Shelf<B>; rulebook(): Rulebook }>,
): ClosedBook['open'] {
  return async () => {
    await said.load(pageLanguage());
    const { written, rulebook } = await load();
    await written.load(pageLanguage());
    return rulebook();
  };
}
