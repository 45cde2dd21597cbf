import type { Page } from 'playwright-core';
import { until } from '../e2e/support/until.ts';

/** What a page was like for whoever waited for it. Milliseconds since it was asked for. */
export interface Waited {
  /** Until the thing that was waited for could be seen and pressed. */
  usable: number;
  /** That the main thread did not answer: of each task what goes beyond 50 ms. */
  blocked: number;
}

/** Runs in the page before anything else: notes long tasks, and when `selector` is first on show. */
export const WATCHER = (selector: string) => `
  window.perf = { usable: 0, tasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) perf.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  const there = () => document.querySelector(${JSON.stringify(selector)});
  const look = () => {
    if (there()?.getBoundingClientRect().width > 0) perf.usable = performance.now();
    else requestAnimationFrame(look);
  };
  // A frame asked for all the time would itself be what the page waits for.
  new MutationObserver((_, observer) => {
    if (!there()) return;
    observer.disconnect();
    requestAnimationFrame(look);
  }).observe(document, { childList: true, subtree: true });`;

/** Waits until it is on show, and for the tasks that began before. */
export async function waited(page: Page): Promise<Waited> {
  const shown = () => page.evaluate<boolean>('window.perf?.usable > 0');
  await until('the page to be usable', async () => ((await shown()) ? true : null), 60_000);
  await page.waitForTimeout(300);
  const { usable, tasks } = await page.evaluate<{ usable: number; tasks: [number, number][] }>('window.perf');
  const before = tasks.filter(([start]) => start < usable);
  return { usable, blocked: before.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0) };
}
