import { words } from '../messages/index.ts';
import { pageLanguage } from '../messages/language.ts';
import type { Fault } from './types.ts';

/** Codes that stand for several things: the server's own sentence, which is English, says which. */
const SEVERAL = ['badRequest', 'badAction', 'badFile', 'forbidden', 'notFound', 'notOver', 'noHints', 'tooMany'];

/** Why the house has said no, in the language of the page. */
export function refusedWords({ code, message }: Fault): string {
  if (pageLanguage() === 'en' && SEVERAL.includes(code)) return message;
  return words.refused[code] ?? message;
}
