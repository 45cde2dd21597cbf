import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { specOf } from '../../../client/games/moonshine/plays/specs.ts';
import type { Action } from '../../../src/engine/rules.ts';
import { facts, indexOf } from '../../../src/games/moonshine/data/districts.ts';
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

const MOST_TABS = 60;

/** Goes on by Tab until the focus is on what `selector` says; throws when it is led elsewhere. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

const AMOUNTS = { boss: 'Boss', runners: 'Runners', moonshine: 'Moonshine', rum: 'Rum', barrels: 'Moonshine to trade' };

/** The amounts of the Play in hand: each stepper in turn, by its arrows. */
async function fillAmounts(page: Page, action: Action): Promise<void> {
  const steppers = page.locator('.ms-form .ms-stepper');
  const shown = await steppers.evaluateAll((all) =>
    all.map((one) => {
      const input = one.querySelector('input');
      return { label: one.querySelector('label')?.textContent ?? '', id: input?.id ?? '', now: Number(input?.value) };
    }),
  );
  for (const [field, label] of Object.entries(AMOUNTS)) {
    const stepper = shown.find((one) => one.label === label);
    const more = Number(action[field] ?? 0) - (stepper?.now ?? 0);
    if (!stepper || more === 0) continue;
    await tabTo(page, `[id="${stepper.id}"]`);
    for (let i = 0; i < Math.abs(more); i++) await page.keyboard.press(more > 0 ? 'ArrowUp' : 'ArrowDown');
  }
}

/** Brings the Stills of thin Supply into that order: Tab to the one that is to rise, and Enter. */
async function arrange(page: Page, order: readonly string[]): Promise<void> {
  const lines = () => page.locator('.ms-order-list li').allTextContents();
  for (const [place, id] of order.entries()) {
    const { name } = facts(indexOf(id));
    for (;;) {
      const at = (await lines()).findIndex((line) => line.startsWith(name));
      if (at <= place) break;
      await page.keyboard.press('.');
      await tabTo(page, `.ms-order-list li:nth-child(${at + 1}) button`);
      await page.keyboard.press('Enter');
    }
  }
}

/** Carries out that action by keyboard alone: its key, its places on the map, its amounts by the arrows, and Ctrl+Enter. */
export async function byKeys(page: Page, action: Action): Promise<void> {
  if (action.do === 'stock') return stock(page, action.order as string[]);
  const opened = action.do === 'run' || action.do === 'loot' || (action.do === 'split' && action.to !== null);
  const [key] = gameAction(idOf(action, await jobsOf(page, action.do))).keys;
  if (key && !opened) await page.keyboard.press(key);
  else if (!opened) await pressByTab(page, action);
  const spec = specOf(action.do);
  if (!spec || spec.direct || (action.do === 'split' && action.to === null)) return;
  await page.locator('.ms-form').waitFor();
  for (const field of ['from', 'at', 'to'] as const) {
    const place = action[field];
    if (typeof place === 'string' && (await isOpen(page, field, place))) await takeOnMap(page, place);
  }
  if (typeof action.marker === 'number') {
    await tabTo(page, `.ms-place-choice button:nth-of-type(${action.marker + 1})`);
    await page.keyboard.press('Enter');
  }
  await page.getByTestId('confirm').waitFor();
  await fillAmounts(page, action);
  await page.locator('[data-testid="confirm"][aria-disabled="false"]').waitFor();
  await page.keyboard.press('Control+Enter');
}

async function stock(page: Page, order: readonly string[]): Promise<void> {
  await arrange(page, order);
  await page.keyboard.press('.');
  await tabTo(page, 'button[data-do="stock"]');
  await page.keyboard.press('Enter');
}

/** What has no key of its own is gone to, from the question on. */
async function pressByTab(page: Page, action: Action): Promise<void> {
  await page.keyboard.press('.');
  await tabTo(page, `[data-job="${action.job}"] button[data-do="${action.do}"]`);
  await page.keyboard.press('Enter');
}

/** Whether that place is still asked for: one with a single answer has been filled in. */
async function isOpen(page: Page, field: string, id: string): Promise<boolean> {
  const chosen = page.locator(`[data-chosen="${field}"]`);
  return (await chosen.count()) === 0 || (await chosen.textContent()) !== facts(indexOf(id)).name;
}

/** The Jobs that can be answered so, in the order in which they lie. */
const jobsOf = (page: Page, name: string) =>
  page
    .locator(`[data-job] [data-do="${name}"]`)
    .evaluateAll((all) => all.map((one) => one.closest('[data-job]')?.getAttribute('data-job')));

function idOf(action: Action, jobs: readonly (string | null | undefined)[]): string {
  switch (action.do) {
    case 'draft':
      return `moonshine.draft.${action.die}`;
    case 'nameMash':
      return `moonshine.nameMash.${action.face}`;
    case 'takeJob':
    case 'walkAway':
      return `moonshine.${action.do}.${jobs.indexOf(String(action.job)) + 1}`;
    case 'split':
      return action.to === null ? 'moonshine.split.none' : 'moonshine.split';
    default:
      return `moonshine.${action.do}`;
  }
}
