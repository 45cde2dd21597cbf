import type { Page } from 'playwright-core';
import type { Line } from '../../../server/storage/journal.ts';

/** Turns up the log among the table's papers. */
export async function openLog(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('log', { name: 'Log' }).waitFor();
}

/** Every line of the log that is turned up, oldest first. */
export function logLines(page: Page): Promise<string[]> {
  return page.getByRole('log', { name: 'Log' }).locator('li').allTextContents();
}

/** How many things happened that everybody may know, and that the log therefore tells. */
export function publicEvents(lines: readonly Line[]): unknown[] {
  return lines.flatMap(({ told }) => told.filter(({ to }) => to === null));
}
