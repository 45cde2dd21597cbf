import { house } from '../../../messages/house.ts';

export const { OPTION_WORDS, PRESET_WORDS } = house.spoken().games.moonshine;
