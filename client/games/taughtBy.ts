import type { Taught } from '../learn/kit.ts';
import { pageLanguage } from '../messages/language.ts';
import type { Shelf } from '../messages/shelf.ts';

/** What a game teaches with, loaded when somebody wants to learn: the board's words first, then the lesson's own. */
export function taughtBy<C, L>(said: Shelf<C>, load: () => Promise<{ coached: Shelf<L>; taught(): Taught }>) {
  return async (): Promise<Taught> => {
    await said.load(pageLanguage());
    await import('../learn/withoutEval.ts');
    const { coached, taught } = await load();
    await coached.load(pageLanguage());
    return taught();
  };
}
