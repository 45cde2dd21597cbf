import { PRESETS } from '../../../src/games/cosca/options.ts';
import { boardOf } from '../boardOf.ts';
import type { GameCard } from '../types.ts';
import { book } from './book.ts';
import { PRESET_WORDS } from './words/options.ts';
import { said } from './words/spoken.ts';

const presetWords = (name: string) => PRESET_WORDS[name] ?? { label: name, does: '' };

export const cosca: GameCard = {
  name: 'COSCA: Take Over the Mafia',
  defaults: book.defaults,
  options: book.options,
  presets: Object.fromEntries(
    Object.entries(PRESETS).map(([name, options]) => [name, { ...presetWords(name), options }]),
  ),
  settle: (options) => options,
  bar: () => null,
  // No view holds more than a spectator's but what lies behind one screen, which is nobody else's.
  openView: (views) => views.at(-1),
  board: boardOf(said, () => import('./Board.tsx')),
  rulebook: book,
};
