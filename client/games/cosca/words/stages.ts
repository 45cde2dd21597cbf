import { facesOf } from '../../../../src/games/cosca/data/places.ts';
import type { Sealed } from '../../../../src/games/cosca/state.ts';
import { facesWords, list, mobster, tokens } from './names.ts';
import { said } from './spoken.ts';

export const { STAGE_WORDS, SEALED_WORDS } = said.spoken();

/** What lies behind one's own screen. */
export function sealedWords(sealed: Sealed): string {
  switch (sealed.do) {
    case 'setDice':
      return facesWords(facesOf(sealed.faces));
    case 'gunShop':
      return SEALED_WORDS.buy(sealed.n);
    case 'club':
      return SEALED_WORDS.drinks(list(sealed.mobsters.map(mobster)));
    case 'villa':
      return sealed.use ? SEALED_WORDS.ask : SEALED_WORDS.leave;
    case 'fight':
      return SEALED_WORDS.bid(tokens(sealed));
  }
}
