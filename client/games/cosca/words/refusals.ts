import { said } from './spoken.ts';

/** The figures that come with a refusal. */
export type Params = Record<string, string | number>;

export const { REFUSAL_WORDS, refusedFor } = said.spoken();

/** The reason in words; an unknown code shows as itself, so that nothing is refused in silence. */
export function refusalWords(refusal: { code: string; params?: Params | undefined }): string {
  const say = (REFUSAL_WORDS as Record<string, ((p: Params) => string) | undefined>)[refusal.code];
  return say ? say(refusal.params ?? {}) : refusedFor(refusal.code);
}
