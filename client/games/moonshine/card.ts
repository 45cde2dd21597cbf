import { type ComponentType, lazy } from 'react';
import type { BoardProps, GameCard } from '../types.ts';
import { OPTION_WORDS } from './words/options.ts';

export const moonshine: GameCard = {
  name: 'Moonshine Kingdom, 1929',
  options: OPTION_WORDS,
  board: lazy(() => import('./Board.tsx').then((m) => ({ default: m.Board as ComponentType<BoardProps> }))),
};
