import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Somebody with a browser of his own: one page, and everything that was sent to it or went wrong in it. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Every websocket frame that came in, as text. */
  heard: string[];
  /** Errors thrown in the page or written to its console. */
  errors: string[];
}

export const DESKTOP = { width: 1440, height: 900 };
export const LAPTOP = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };

const PATIENCE_MS = 20_000;

/** Opens a fresh browser profile of that size. Nothing moves by itself in it, so that what is pressed stands still. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(unwarned);
  const page = await context.newPage();
  const [heard, errors]: [string[], string[]] = [[], []];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(payload.toString())));
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, context, heard, errors };
}

/** Nobody is warned of wasteful moves, unless a test sets the settings itself. */
function unwarned(): void {
  const wastes = ['leavesBarrels', 'losesBarrels', 'givesBarrels', 'helpsRival', 'firesNothing'];
  const silenced = wastes.map((waste) => `moonshine.${waste}`);
  if (!localStorage.getItem('backroom.settings'))
    localStorage.setItem('backroom.settings', JSON.stringify({ silenced }));
}

/** A phone held upright: narrow, and touched. */
export const visitByPhone = (browser: Browser): Promise<Visitor> =>
  visit(browser, { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
