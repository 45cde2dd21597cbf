/** All that the board says, in German. */
export * from './board.ts';
export * from './events.ts';
export * from './names.ts';
export * from './refusals.ts';
export * from './stages.ts';
