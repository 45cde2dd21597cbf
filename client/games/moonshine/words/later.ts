import type { Options } from '../../../../src/games/moonshine/options.ts';
import { ACTION_WORDS, type ActionName } from './actions.ts';
import { said } from './spoken.ts';

const { LATER_ACTIONS, RENAMED } = said.spoken();

export const speaksLater = (options: Options): boolean => options.vocabulary === '2026';

/** The name of an action and what it does, in the words this table has agreed on. */
export function actionWords(options: Options, name: ActionName): { name: string; does: string } {
  return (speaksLater(options) && LATER_ACTIONS[name]) || ACTION_WORDS[name];
}

/** A sentence of 1929 in the words of this table. */
export function inWordsOf(options: Options, sentence: string): string {
  if (!speaksLater(options)) return sentence;
  return RENAMED.reduce((text, [before, later]) => text.replaceAll(before, later), sentence);
}
