import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where this machine's Chromium is: CHROMIUM_PATH, or one of the usual places; null when there is none. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...USUAL_PLACES].find((path) => existsSync(path)) ?? null;
}

/** Why browser tests cannot be run here; null when they can. In CI a missing browser is no excuse: launching then fails. */
export function whyNoBrowser(): string | null {
  if (findChromium() || process.env.CI === 'true') return null;
  return 'no Chromium found (set CHROMIUM_PATH, or install chromium)';
}

/** A headless Chromium. Throws when the machine has none. */
export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium on this machine: set CHROMIUM_PATH, or install chromium');
  return chromium.launch({ executablePath, args: ARGS });
}
