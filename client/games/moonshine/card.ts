import { PRESETS } from '../../../src/games/moonshine/options.ts';
import { boardOf } from '../boardOf.ts';
import { taughtBy } from '../taughtBy.ts';
import type { GameCard } from '../types.ts';
import { book } from './book.ts';
import { openView, optionBar, settleOptions } from './optionTies.ts';
import { PRESET_WORDS } from './words/options.ts';
import { said } from './words/spoken.ts';

const presetWords = (name: string) => PRESET_WORDS[name] ?? { label: name, does: '' };

export const moonshine: GameCard = {
  name: 'Moonshine Kingdom, 1929',
  defaults: book.defaults,
  options: book.options,
  presets: Object.fromEntries(
    Object.entries(PRESETS).map(([name, options]) => [name, { ...presetWords(name), options }]),
  ),
  settle: settleOptions,
  bar: optionBar,
  openView,
  board: boardOf(said, () => import('./Board.tsx')),
  teaches: taughtBy(said, () => import('./learn/index.ts')),
  rulebook: book,
};
