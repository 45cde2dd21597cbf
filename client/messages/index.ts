import { en } from './en.ts';

/** The house's words in the language of this page. A second language is another object of the same shape. */
export type Words = typeof en;
export const words: Words = en;
