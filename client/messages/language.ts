import { recall } from '../net/credentials.ts';
import { readSettings, SETTINGS_KEY } from '../settings/read.ts';

/** The languages that the house speaks. English is the one that the others are measured by. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** The first of those tags ("de-AT", "fr") that the house speaks; English where there is none. */
export function spokenOf(tags: readonly string[]): Language {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** What this page speaks, from its first moment to its last. */
export function pageLanguage(): Language {
  const { language } = readSettings(recall(SETTINGS_KEY));
  return isLanguage(language) ? language : spokenOf(globalThis.navigator?.languages ?? []);
}
