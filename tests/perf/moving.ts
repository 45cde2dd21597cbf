import type { CDPSession, Page } from 'playwright-core';
import { BARE_PAGE } from './bare.ts';

const PAN_MS = 2000;
/** A hand moves the mouse so often. */
const EVERY_MS = 8;

/** Zooms the map in and drags it about for two seconds. Gives the frames drawn in a second, counted in a trace. */
export async function framesWhilePanning(page: Page, cdp: CDPSession): Promise<number> {
  const zoom = page.locator('.ms-zoom button').first();
  await zoom.click();
  await zoom.click();
  const box = await page.locator('.ms-pan').boundingBox();
  if (!box) throw new Error('there is no map');
  return framesWhileDragging(page, cdp, box.x + box.width / 2, box.y + box.height / 2);
}

/** The same on a page of one plain surface: what the machine itself can do. */
export async function framesOfBarePage(page: Page, cdp: CDPSession): Promise<number> {
  await page.setContent(BARE_PAGE);
  return framesWhileDragging(page, cdp, 474, 450);
}

async function framesWhileDragging(page: Page, cdp: CDPSession, x: number, y: number): Promise<number> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  const stop = await trace(cdp);
  const begin = performance.now();
  // A hand does not wait until the page has seen it move.
  const moves: Promise<unknown>[] = [];
  while (performance.now() - begin < PAN_MS) {
    const turn = (performance.now() - begin) / 250;
    moves.push(dragged(cdp, x + Math.sin(turn) * 160, y + Math.cos(turn) * 100));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  const frames = await stop();
  await Promise.all(moves);
  await page.mouse.up();
  return frames;
}

/** One movement of a pressed mouse. Playwright's own runs two scripts in the page for each, in wait for a drag and drop. */
const dragged = (cdp: CDPSession, x: number, y: number) =>
  cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });

interface TraceEvent {
  name: string;
  ts: number;
}

/** Begins a trace; ending it gives the frames a second that were put on the screen in between. */
async function trace(cdp: CDPSession): Promise<() => Promise<number>> {
  const drawn: number[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) if (event.name === 'DrawFrame') drawn.push(event.ts);
  });
  const categories = 'disabled-by-default-devtools.timeline.frame,devtools.timeline.frame,devtools.timeline';
  await cdp.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  return async () => {
    const ended = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
    await cdp.send('Tracing.end');
    await ended;
    const [first = 0, last = 0] = [Math.min(...drawn), Math.max(...drawn)];
    return drawn.length > 1 ? ((drawn.length - 1) * 1e6) / (last - first) : 0;
  };
}

/** Presses tabs while others think and move; gives the longest time from a press until it was dealt with, in milliseconds. */
export async function longestInputDelay(page: Page, presses = 20): Promise<number> {
  await page.evaluate(`
    window.delays = [];
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) if (e.name === 'pointerdown' || e.name === 'click') delays.push(e.processingStart - e.startTime);
    }).observe({ type: 'event', durationThreshold: 16 });`);
  const tabs = await Promise.all((await page.locator('.ms-tab').all()).map((tab) => tab.boundingBox()));
  for (let i = 0; i < presses; i++) {
    const tab = tabs[i % tabs.length];
    if (tab) await page.mouse.click(tab.x + tab.width / 2, tab.y + tab.height / 2);
    await page.waitForTimeout(150);
  }
  return page.evaluate<number>('Math.max(0, ...window.delays)');
}
