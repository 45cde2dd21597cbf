import { expect, test } from 'vitest';
import { handlePush, type WorkerScope } from '../../../client/push/handler.ts';

const MATCH = 'abcdefghijkl';

/** A service worker's scope with these pages open, and what happened in it. */
function worker(pages: { url: string; visibilityState: string }[], language = 'en') {
  const listeners = new Map<string, (event: never) => void>();
  const happened: unknown[] = [];
  const scope: WorkerScope = {
    navigator: { language },
    location: { origin: 'https://house.example' },
    registration: { showNotification: async (title, options) => void happened.push([title, options]) },
    clients: {
      matchAll: async () => pages.map((page) => ({ ...page, focus: async () => happened.push(`focus ${page.url}`) })),
      openWindow: async (url) => happened.push(`open ${url}`),
    },
    addEventListener: (type, listener) => listeners.set(type, listener),
  };
  handlePush(scope);
  const fire = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (some: Promise<unknown>) => (work = some) } as never);
    await work;
  };
  const push = (message: unknown) => fire('push', { data: { text: () => JSON.stringify(message) } });
  const click = () => fire('notificationclick', { notification: { tag: MATCH, close: () => undefined } });
  return { happened, push, click };
}

const turn = { kind: 'turn', matchID: MATCH, table: 'Friday' };
const at = (path: string, visibilityState = 'visible') => ({ url: `https://house.example${path}`, visibilityState });

test('says whose turn it is in the device’s language', async () => {
  for (const [language, title] of [
    ['en-GB', 'It is your turn'],
    ['de-CH', 'Du bist am Zug'],
  ] as const) {
    const { happened, push } = worker([], language);
    await push(turn);
    expect(happened).toEqual([[title, { body: 'Friday', tag: MATCH, icon: '/icon.svg' }]]);
  }
});

test('not while the table is being looked at, and nothing for what is no message of the house', async () => {
  const looking = worker([at(`/table/${MATCH}`)]);
  await looking.push(turn);
  expect(looking.happened).toEqual([]);
  const hidden = worker([at(`/table/${MATCH}`, 'hidden'), at('/')]);
  await hidden.push(turn);
  expect(hidden.happened).toHaveLength(1);
  const other = worker([]);
  for (const wrong of [null, 'x', { ...turn, kind: 'sale' }, { ...turn, matchID: '../../evil' }])
    await other.push(wrong);
  expect(other.happened).toEqual([]);
});

test('a press leads to the table: to its page, or to a new one', async () => {
  const open = worker([at('/'), at(`/table/${MATCH}`, 'hidden')]);
  await open.click();
  expect(open.happened).toEqual([`focus https://house.example/table/${MATCH}`]);
  const none = worker([at('/')]);
  await none.click();
  expect(none.happened).toEqual([`open https://house.example/table/${MATCH}`]);
});
