import { words } from '../messages/index.ts';

/** What was made of a kept record, or in words at which of its lines it is broken (`LocalGame` throws that as a RangeError). */
export function orWhyNot<T>(make: () => T): T | string {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return words.local.badFile(words.local.broken(Number(error.message)));
    throw error;
  }
}
