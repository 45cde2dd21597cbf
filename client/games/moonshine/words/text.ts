import { said } from './spoken.ts';

export const { TEXT_WORDS } = said.spoken();
