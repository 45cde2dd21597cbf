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

/** What is said where there is none. */
export const NO_BROWSER = 'no Chromium found: set CHROMIUM_PATH, or install chromium';

/** Where this machine's Chromium is: at CHROMIUM_PATH if that is set, else in one of the usual places; null when it is not. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  return (named ? [named] : USUAL_PLACES).find((path) => existsSync(path)) ?? null;
}

/** A headless Chromium. Throws when the machine has none. */
export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_BROWSER);
  return chromium.launch({ executablePath, args: ARGS });
}
