import type { Options } from '../../../../src/games/moonshine/options.ts';
import { ACTION_WORDS, type ActionName } from './actions.ts';

/** What has another name in the words of October 2026 (option `vocabulary`). */
const LATER: Partial<Record<ActionName, { name: string; does: string }>> = {
  fold: { name: 'Scram', does: 'Everybody leaves; the District and its barrels are theirs.' },
  raze: { name: 'Destroy', does: 'Theirs goes home, yours stays where it is.' },
};

export const speaksLater = (options: Options): boolean => options.vocabulary === '2026';

/** The name of an action and what it does, in the words this table has agreed on. */
export function actionWords(options: Options, name: ActionName): { name: string; does: string } {
  return (speaksLater(options) && LATER[name]) || ACTION_WORDS[name];
}

const RENAMED: readonly [string, string][] = [
  ['Defenseless', 'Empty'],
  ['raze it', 'destroy it'],
];

/** A sentence of 1929 in the words of this table. */
export function inWordsOf(options: Options, sentence: string): string {
  if (!speaksLater(options)) return sentence;
  return RENAMED.reduce((text, [before, later]) => text.replaceAll(before, later), sentence);
}
