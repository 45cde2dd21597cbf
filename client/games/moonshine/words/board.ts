import { said } from './spoken.ts';

export const { BOARD_WORDS } = said.spoken();
