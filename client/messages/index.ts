import { house } from './house.ts';

/** The house's words in the language of this page. */
export const { words } = house.spoken();
export type Words = typeof words;
