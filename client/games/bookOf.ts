import type { Rulebook } from '../learn/rulebook/types.ts';
import { pageLanguage } from '../messages/language.ts';
import type { Shelf } from '../messages/shelf.ts';

/** A game's rulebook, loaded when it is first opened: the board's words first, since its figures speak them, then the book's own. */
export function bookOf<C, B>(said: Shelf<C>, load: () => Promise<{ written: Shelf<B>; rulebook(): Rulebook }>) {
  return async (): Promise<Rulebook> => {
    await said.load(pageLanguage());
    const { written, rulebook } = await load();
    await written.load(pageLanguage());
    return rulebook();
  };
}
