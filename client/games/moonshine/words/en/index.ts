/** All that the board says, in English. What the lobby says of the game is in options.ts and travels with the lobby. */
export * from './actions.ts';
export * from './advice.ts';
export * from './board.ts';
export * from './deals.ts';
export * from './events.ts';
export * from './jobs.ts';
export * from './later.ts';
export * from './names.ts';
export * from './odds.ts';
export * from './previews.ts';
export * from './refusals.ts';
export * from './registry.ts';
export * from './sentence.ts';
export * from './takeBack.ts';
export * from './text.ts';
export * from './waste.ts';
