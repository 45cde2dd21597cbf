import { said } from './spoken.ts';

export const { SENTENCE_WORDS } = said.spoken();
