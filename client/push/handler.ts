import { readMessage } from './message.ts';
import { yourTurn } from './words.ts';

/** As much of a page as the handler needs. */
interface Page {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
}

/** As much of a service worker's own scope as the handler needs. */
export interface WorkerScope {
  navigator: { language: string };
  location: { origin: string };
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: string, listener: (event: never) => void): void;
}

interface PushEvent {
  data: { text(): string } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface ClickEvent {
  notification: { tag: string; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

const pages = (scope: WorkerScope) => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
const isAt = (page: Page, matchID: string) => new URL(page.url).pathname === `/table/${matchID}`;

/** To be called once by the service worker: shows what is pushed, and leads to the table when it is pressed. */
export function handlePush(scope: WorkerScope): void {
  scope.addEventListener('push', (event: PushEvent) => event.waitUntil(show(scope, event.data?.text())));
  scope.addEventListener('notificationclick', (event: ClickEvent) => {
    event.notification.close();
    event.waitUntil(lead(scope, event.notification.tag));
  });
}

/** Nobody is told of a table that he is looking at. */
async function show(scope: WorkerScope, text: string | undefined): Promise<void> {
  const message = readMessage(text);
  if (!message) return;
  const looks = (page: Page) => page.visibilityState === 'visible' && isAt(page, message.matchID);
  if ((await pages(scope)).some(looks)) return;
  const options = { body: message.table, tag: message.matchID, icon: '/icon.svg' };
  await scope.registration.showNotification(yourTurn(scope.navigator.language), options);
}

async function lead(scope: WorkerScope, matchID: string): Promise<void> {
  const open = (await pages(scope)).find((page) => isAt(page, matchID));
  if (open) await open.focus();
  else await scope.clients.openWindow(`${scope.location.origin}/table/${matchID}`);
}
