/**
 * What the board takes from the game: its rules and the questions it asks of a position. The framework's part of the title
 * (the boardgame.io Game) and the opponents stay out of the browser's bundle.
 */
import { ACTIONS_OF } from '../../../src/games/moonshine/rules/registry.ts';

export { barrels, hasSafehouse, mobsters, squadAt } from '../../../src/games/moonshine/rules/board.ts';
export { card, staked } from '../../../src/games/moonshine/rules/cards.ts';
export {
  bystanders,
  isJudged,
  makerOf,
  needs,
  receiverOf,
  type Side,
  welshersLeft,
} from '../../../src/games/moonshine/rules/deals/book.ts';
export { readVow, sumDue, TEXT_LIMIT } from '../../../src/games/moonshine/rules/deals/vow.ts';
export { rules } from '../../../src/games/moonshine/rules/index.ts';
export { hasNod, partnerOf, respect } from '../../../src/games/moonshine/rules/respect.ts';

const ASIDES: readonly string[] = ACTIONS_OF.aside;

/** What is said and paid beside the game: it answers nobody's question and leaves a half-made Play alone. */
export function isAside(name: string): boolean {
  return ASIDES.includes(name);
}
