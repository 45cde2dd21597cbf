/** COSCA: Take Over the Mafia, for the catalogue. */
import type { Title } from '../../engine/title.ts';
import { coscaGame } from './game.ts';
import { notation } from './notation/index.ts';
import { OPTIONS, optionsOfTheDay, PRESETS } from './options.ts';
import { players } from './players.ts';
import { rules } from './rules/index.ts';
import { ACTION_NAMES } from './rules/registry.ts';
import type { State, View } from './state.ts';

export const cosca: Title<State, View> = {
  id: rules.id,
  name: 'COSCA: Take Over the Mafia',
  ...players,
  notation,
  optionValues: OPTIONS,
  presets: PRESETS,
  optionsOfTheDay,
  sealed: ACTION_NAMES,
  // What lies behind a screen is changed and withdrawn by the game's own rule (section 5); beyond that the table must agree.
  reveals: ['sealed', 'withdrawn', 'diceRevealed', 'bidsRevealed', 'armed', 'invited', 'askedTheDon', 'mobsterArrived'],
  boardgame: coscaGame,
};
