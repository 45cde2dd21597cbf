import { said } from './spoken.ts';

export const { NOTE_WORDS } = said.spoken();
