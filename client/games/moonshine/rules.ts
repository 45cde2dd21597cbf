/**
 * What the board takes from the game: its rules and the questions it asks of a position. The framework's part of the title
 * (the boardgame.io Game) and the opponents stay out of the browser's bundle.
 */

export { barrels, hasSafehouse, mobsters, squadAt } from '../../../src/games/moonshine/rules/board.ts';
export { rules } from '../../../src/games/moonshine/rules/index.ts';
export { hasNod, respect } from '../../../src/games/moonshine/rules/respect.ts';
