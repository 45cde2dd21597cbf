import { said } from './spoken.ts';

export const { BOARD_WORDS, FORM_WORDS, SHOW_WORDS } = said.spoken();
