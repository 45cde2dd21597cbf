import type * as En from '../en/later.ts';

/** What has another name in the words of October 2026 (option `vocabulary`). */
export const LATER_ACTIONS: typeof En.LATER_ACTIONS = {
  fold: { name: 'Türmen', does: 'Alle gehen; das Viertel und seine Fässer gehören ihnen.' },
  raze: { name: 'Zerstören', does: 'Ihrer geht heim, deiner bleibt, wo er ist.' },
};

/** Words of 1929 within a sentence, and what they are called later. */
export const RENAMED: typeof En.RENAMED = [
  ['wehrlos', 'leer'],
  ['schleife ihn', 'zerstöre ihn'],
];
