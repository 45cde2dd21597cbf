import { said } from './spoken.ts';
import { TAKE_BACK_WORDS } from './takeBack.ts';

/** The figures that come with a refusal. */
export type Params = Record<string, string | number>;

export const { REFUSAL_WORDS, refusedFor } = said.spoken();

/** The reason in words; an unknown code shows as itself, so that nothing is refused in silence. */
export function refusalWords(refusal: { code: string; params?: Params | undefined }): string {
  const say = (REFUSAL_WORDS as Record<string, ((p: Params) => string) | undefined>)[refusal.code];
  if (say) return say(refusal.params ?? {});
  return TAKE_BACK_WORDS.codes[refusal.code] ?? refusedFor(refusal.code);
}
