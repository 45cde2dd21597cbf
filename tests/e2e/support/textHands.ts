import type { Page } from 'playwright-core';
import { specOf } from '../../../client/games/moonshine/plays/specs.ts';
import type { Action } from '../../../src/engine/rules.ts';
import type { DistrictId } from '../../../src/games/moonshine/data/districts.ts';
import { arrange, mouse } from './hands.ts';

const PLACES = ['from', 'at', 'to'] as const;
const LABELS = { from: 'From', at: 'Where', to: 'To' };
const AMOUNTS = ['boss', 'runners', 'moonshine', 'rum', 'barrels'];

/** Carries out that action in the table as text: its button, and its form where it has one. */
export async function byText(page: Page, action: Action): Promise<void> {
  const which = { draft: `[data-die="${action.die}"]`, nameMash: `[data-face="${action.face}"]` }[action.do] ?? '';
  const inJob = action.job ? `[data-job="${action.job}"] ` : '';
  if (action.do === 'stock') await arrange(mouse(page), action.order as DistrictId[]);
  if (!['run', 'loot'].includes(action.do) && !(action.do === 'split' && action.to !== null)) {
    await page.locator(`${inJob}button[data-do="${action.do}"]${which}`).first().click();
  }
  const form = page.locator(`form[data-do="${action.do}"]`);
  if (!(await asksMore(page, action))) return;
  for (const field of PLACES) {
    if (typeof action[field] === 'string') await form.getByLabel(LABELS[field]).selectOption(String(action[field]));
  }
  if (typeof action.marker === 'number') await form.locator('button[aria-pressed]').nth(action.marker).click();
  for (const field of AMOUNTS) {
    const input = form.locator(`[data-amount="${field}"]`);
    if (typeof action[field] === 'number' && (await input.count())) await input.fill(String(action[field]));
  }
  await form.getByTestId('confirm').click();
}

/** Whether the action has a form: answers that one press gives have none. */
async function asksMore(page: Page, action: Action): Promise<boolean> {
  const spec = specOf(action.do);
  if (!spec || spec.direct || (action.do === 'split' && action.to === null)) return false;
  await page.locator(`form[data-do="${action.do}"]`).waitFor();
  return true;
}
