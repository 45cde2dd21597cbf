import { expect, test, vi } from 'vitest';

/** The service worker's module, loaded once into a scope that writes down what is listened for. */

vi.mock('workbox-precaching', () => ({
  precacheAndRoute: () => undefined,
  cleanupOutdatedCaches: () => undefined,
  createHandlerBoundToURL: () => undefined,
}));
vi.mock('workbox-routing', () => ({ NavigationRoute: class {}, registerRoute: () => undefined }));

// What was pushed was never shown: the worker that devices install did not listen for it.
test('the worker shows what is pushed, and hears a press on it', async () => {
  const shown: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('self', {
    __WB_MANIFEST: [],
    navigator: { language: 'en' },
    location: { origin: 'https://house.example' },
    registration: { showNotification: async (title: string) => void shown.push(title) },
    clients: { matchAll: async () => [] },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  await import('../../../client/offline/sw.ts');
  expect([...listeners.keys()].sort()).toEqual(['activate', 'install', 'message', 'notificationclick', 'push']);
  let work: Promise<unknown> | undefined;
  const text = () => JSON.stringify({ kind: 'turn', matchID: 'abcdefghijkl', table: 'Friday' });
  listeners.get('push')?.({ data: { text }, waitUntil: (some: Promise<unknown>) => (work = some) });
  await work;
  expect(shown).toEqual(['It is your turn']);
});
