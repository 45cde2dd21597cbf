/**
 * The house without a line: the page, the tables and what they are drawn with are kept on the device. Of the catalogues of words
 * only the languages that have been spoken here are kept. What the house pushes is shown from here too.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { handlePush, type WorkerScope } from '../push/handler.ts';
import { languageOf, SERVER_PATHS, type Told } from './kept.ts';

type Kept = { url: string; revision: string | null };
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };

declare const self: {
  readonly __WB_MANIFEST: (Kept | string)[];
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(event: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(event: 'message', hear: (event: Lasting & { data: Told }) => void): void;
} & WorkerScope;

const WORDS = 'backroom-words';
/** A file named by its content is the same for everybody, whatever the server says that answers vary with. */
const ANYHOW = { ignoreVary: true };

const all = self.__WB_MANIFEST.map((one): Kept => (typeof one === 'string' ? { url: one, revision: null } : one));
const catalogues = all.filter(({ url }) => languageOf(url) !== null);

precacheAndRoute(all.filter(({ url }) => languageOf(url) === null));
cleanupOutdatedCaches();
// Whatever page is asked for, it is the one page; what only the server has is left to it.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: SERVER_PATHS }));
registerRoute(
  ({ url }) => languageOf(url.pathname) !== null,
  async ({ request }) => (await caches.match(request, ANYHOW)) ?? fetch(request),
);

/** Keeps the catalogues of that language, as far as they are not kept yet. */
async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(WORDS);
  const wanted = catalogues.filter(({ url }) => languageOf(url) === language).map(({ url }) => `/${url}`);
  const kept = await Promise.all(wanted.map((url) => cache.match(url, ANYHOW)));
  await cache.addAll(wanted.filter((_, i) => !kept[i]));
}

/** The addresses of the catalogues kept now. */
async function keptWords(): Promise<string[]> {
  const requests = await (await caches.open(WORDS)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

/** A new version keeps the languages that the old one kept. */
async function keepKnownLanguages(): Promise<void> {
  const known = new Set((await keptWords()).map(languageOf));
  for (const language of known) if (language) await keepLanguage(language);
}

async function forgetOldWords(): Promise<void> {
  const cache = await caches.open(WORDS);
  const current = new Set(catalogues.map(({ url }) => `/${url}`));
  for (const path of await keptWords()) if (!current.has(path)) await cache.delete(path, ANYHOW);
}

self.addEventListener('install', (event) => event.waitUntil(keepKnownLanguages()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOldWords(), self.clients.claim()])));
self.addEventListener('message', (event) => {
  if (event.data.type === 'SKIP_WAITING') void self.skipWaiting();
  else if (event.data.type === 'LANGUAGE') event.waitUntil(keepLanguage(event.data.language));
});
handlePush(self);
