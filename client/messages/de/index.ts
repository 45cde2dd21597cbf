export * as games from '../../games/words/de.ts';
export { words } from './house.ts';
