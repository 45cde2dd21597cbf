import { useSyncExternalStore } from 'react';
import { keep, recall } from '../net/credentials.ts';
import { readSettings, SETTINGS_KEY } from './read.ts';
import type { Settings } from './shape.ts';

const listeners = new Set<() => void>();
let known: { text: string | null; settings: Settings } | null = null;

/** This device's settings; the same object until one of them changes. */
export function settings(): Settings {
  const text = recall(SETTINGS_KEY);
  if (!known || known.text !== text) known = { text, settings: readSettings(text) };
  return known.settings;
}

/** Changes some settings, here and in the other windows of this device. */
export function change(some: Partial<Settings>): void {
  keep(SETTINGS_KEY, JSON.stringify({ ...settings(), ...some }));
  tell();
}

/** Calls the listener after every change, until the function given back is called. */
export function onSettings(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', tell);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The settings, drawn anew when they change. */
export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings, settings);
}
