import { said } from './spoken.ts';

export const { TAKE_BACK_WORDS } = said.spoken();
