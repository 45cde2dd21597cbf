import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Action } from '../../../src/engine/rules.ts';
import { gameAction } from './registry.ts';

const inFocus = (page: Page, attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name) ?? '', attribute);

/** Takes a District on the map with keys alone: to the map, on to the next lit one until it is that, and Enter. */
async function takeOnMap(page: Page, id: string): Promise<void> {
  await page.locator(`[data-district="${id}"].ms-lit`).waitFor();
  await page.keyboard.press('Shift+C');
  for (let i = 0; i < 26 && (await inFocus(page, 'data-district')) !== id; i++) await page.keyboard.press('PageDown');
  expect(await inFocus(page, 'data-district')).toBe(id);
  await page.keyboard.press('Enter');
}

/** Carries out that action by keyboard alone: its key, its places on the map, everything there is, and Ctrl+Enter. */
export async function byKeys(page: Page, action: Action): Promise<void> {
  const id = idOf(action, await marketOf(page));
  const [key] = gameAction(id).keys;
  if (key) await page.keyboard.press(key);
  for (const field of ['from', 'at', 'to'] as const) {
    const place = action[field];
    if (typeof place === 'string') await takeOnMap(page, place);
  }
  const form = page.locator('.ms-form');
  if (!['move', 'bribe', 'takeTheCrown', 'layLow', 'fold', 'run', 'split'].includes(action.do)) return;
  if (action.do === 'split' && action.to === null) return;
  await form.waitFor();
  if (action.do === 'move') {
    await page.getByTestId('confirm').waitFor();
    await page.keyboard.press('e');
  }
  await page.locator('[data-testid="confirm"][aria-disabled="false"]').waitFor();
  await page.keyboard.press('Control+Enter');
}

const marketOf = (page: Page) =>
  page
    .locator('[data-do="takeJob"]')
    .evaluateAll((all) => all.map((one) => one.closest('[data-job]')?.getAttribute('data-job')));

function idOf(action: Action, market: readonly (string | null | undefined)[]): string {
  switch (action.do) {
    case 'draft':
      return `moonshine.draft.${action.die}`;
    case 'nameMash':
      return `moonshine.nameMash.${action.face}`;
    case 'takeJob':
      return `moonshine.takeJob.${market.indexOf(String(action.job)) + 1}`;
    case 'split':
      return action.to === null ? 'moonshine.split.none' : 'moonshine.split';
    default:
      return `moonshine.${action.do}`;
  }
}
