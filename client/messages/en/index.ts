export * as games from '../../games/words/en.ts';
export { words } from './house.ts';
