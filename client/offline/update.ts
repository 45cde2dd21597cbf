import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import type { Told } from './kept.ts';

let waiting: Workbox | null = null;
const listeners = new Set<() => void>();

/**
 * Has the house kept on this device, where the browser can and the page is a built one. A new version is fetched beside the old one
 * and waits: it never takes over by itself.
 */
export async function keepHouse(language: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => {
    waiting = worker;
    for (const listener of listeners) listener();
  });
  const tell = (told: Told) => navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(told));
  // Kept or not, the page works: a browser that will not keep anything is left in peace.
  worker.register().then(
    () => tell({ type: 'LANGUAGE', language }),
    () => undefined,
  );
}

/** Lets the new version take over, and loads this page anew when it has. */
export function takeNewVersion(): void {
  waiting?.addEventListener('controlling', () => location.reload());
  waiting?.messageSkipWaiting();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a new version waits. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  );
}
