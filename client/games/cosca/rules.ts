/** What the board takes from the game. The framework's part of the title and the opponents stay out of the browser's bundle. */
export { isRaceDay } from '../../../src/games/cosca/rules/city/racetrack.ts';
export { fits, isByResources } from '../../../src/games/cosca/rules/conditions.ts';
export { rules } from '../../../src/games/cosca/rules/index.ts';
export { diceAreOpen } from '../../../src/games/cosca/rules/minions.ts';
export { asked, stageOf } from '../../../src/games/cosca/rules/registry.ts';
export { contenders, isLastDay, loyalTo, weekday } from '../../../src/games/cosca/rules/table.ts';
