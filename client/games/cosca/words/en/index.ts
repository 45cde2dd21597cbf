/** All that the board says, in English. What the lobby says of the game is in options.ts and travels with the lobby. */
export * from './board.ts';
export * from './events.ts';
export * from './names.ts';
export * from './refusals.ts';
export * from './stages.ts';
