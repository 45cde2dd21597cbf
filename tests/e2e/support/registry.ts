/** The keys of the registry, for hands that use nothing but a keyboard. The board's words come first, as in the page. */
import { said } from '../../../client/games/moonshine/words/spoken.ts';
import { house } from '../../../client/messages/house.ts';

await Promise.all([house.load('en'), said.load('en')]);
export const { gameAction } = await import('../../../client/games/moonshine/actions/registry.ts');
