import type { Language } from './language.ts';

/** The words of one part of the house, in the one language that was fetched. */
export interface Shelf<Catalogue> {
  /** Fetches the words. Whatever speaks them is to be imported afterwards. */
  load(language: Language): Promise<void>;
  /** The words; throws before they are there. */
  spoken(): Catalogue;
}

/** A shelf with room for one of these catalogues. Only the one asked for is ever downloaded. */
export function shelf<Catalogue>(catalogues: Record<Language, () => Promise<Catalogue>>): Shelf<Catalogue> {
  let held: Catalogue | undefined;
  return {
    load: async (language) => {
      held = await catalogues[language]();
    },
    spoken: () => {
      if (!held) throw new Error('words are spoken before they were fetched');
      return held;
    },
  };
}
