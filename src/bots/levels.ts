/** The levels without a plan of their own. */
export const RANDOM = 'random';
export const ROOKIE = 'rookie';

/** Whether that level has none: on the side it only turns down what is asked of it, at once. */
export function isPlain(level: string): boolean {
  return level === RANDOM || level === ROOKIE;
}
