import { type ComponentType, lazy } from 'react';
import { DEFAULTS, PRESETS } from '../../../src/games/moonshine/options.ts';
import type { BoardProps, GameCard } from '../types.ts';
import { openView, optionBar, settleOptions } from './optionTies.ts';
import { OPTION_WORDS, PRESET_WORDS } from './words/options.ts';

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
  board: lazy(() => import('./Board.tsx').then((m) => ({ default: m.Board as ComponentType<BoardProps> }))),
};
