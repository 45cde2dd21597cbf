import { said } from './spoken.ts';

export const { WASTE_WORDS } = said.spoken();
