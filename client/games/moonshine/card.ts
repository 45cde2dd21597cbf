import { DEFAULTS, PRESETS } from '../../../src/games/moonshine/options.ts';
import { boardOf } from '../boardOf.ts';
import { bookOf } from '../bookOf.ts';
import { taughtBy } from '../taughtBy.ts';
import type { GameCard } from '../types.ts';
import { openView, optionBar, settleOptions } from './optionTies.ts';
import { OPTION_WORDS, PRESET_WORDS } from './words/options.ts';
import { said } from './words/spoken.ts';

const presetWords = (name: string) => PRESET_WORDS[name] ?? { label: name, does: '' };

export const moonshine: GameCard = {
  name: 'Moonshine Kingdom, 1929',
  defaults: DEFAULTS,
  options: OPTION_WORDS,
  presets: Object.fromEntries(
    Object.entries(PRESETS).map(([name, options]) => [name, { ...presetWords(name), options }]),
  ),
  settle: settleOptions,
  bar: optionBar,
  openView,
  board: boardOf(said, () => import('./Board.tsx')),
  teaches: taughtBy(said, () => import('./learn/index.ts')),
  rulebook: bookOf(said, () => import('./rulebook/index.tsx')),
};
