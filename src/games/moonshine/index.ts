/** Moonshine Kingdom, 1929 edition, for the catalogue. */
import type { Title } from '../../engine/title.ts';
import { moonshineGame } from './game.ts';
import { notation } from './notation/index.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { players } from './players.ts';
import { rules } from './rules/index.ts';
import type { State, View } from './state.ts';

export const moonshine: Title<State, View> = {
  id: rules.id,
  name: 'Moonshine Kingdom, 1929',
  ...players,
  notation,
  optionValues: OPTIONS,
  reveals: ['jobDealt', 'whispered', 'deckReshuffled'],
  presets: PRESETS,
  boardgame: moonshineGame,
};
