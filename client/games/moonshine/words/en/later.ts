import type { ActionName } from '../actions.ts';

/** What has another name in the words of October 2026 (option `vocabulary`). */
export const LATER_ACTIONS: Partial<Record<ActionName, { name: string; does: string }>> = {
  fold: { name: 'Scram', does: 'Everybody leaves; the District and its barrels are theirs.' },
  raze: { name: 'Destroy', does: 'Theirs goes home, yours stays where it is.' },
};

/** Words of 1929 within a sentence, and what they are called later. */
export const RENAMED: readonly [string, string][] = [
  ['Defenseless', 'Empty'],
  ['raze it', 'destroy it'],
];
