import type { Settings } from './shape.ts';
import { change } from './store.ts';

/** Changes the language: the page is loaded anew, since it speaks one language from its first moment to its last. */
export function speak(some: Partial<Pick<Settings, 'language'>>): void {
  change(some);
  location.reload();
}
