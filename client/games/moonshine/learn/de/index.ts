/** What is said where the game is learned. */
export * from './lesson.ts';
export * from './puzzles.ts';
