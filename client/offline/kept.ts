/** What the page and its service worker have agreed on. */

/** What a page tells the worker: that a new version may take over, or which language it speaks. */
export type Told = { type: 'SKIP_WAITING' } | { type: 'LANGUAGE'; language: string };

/** Addresses that are the server's own: never answered with the page. */
export const SERVER_PATHS: RegExp[] = [/^\/(api|games|health|ready|metrics|admin|socket\.io)(\/|$)/];

/** The language of a catalogue by the name that the build gives its file (vite.config.ts); null for every other file. */
export function languageOf(path: string): string | null {
  return /(?:^|\/)assets\/words-([a-z]{2})-/.exec(path)?.[1] ?? null;
}
