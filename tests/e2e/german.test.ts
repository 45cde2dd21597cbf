/** The house in its second language: chosen by the browser, changed by hand, whole, and fetched alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rules } from '../../src/games/moonshine/rules/index.ts';
import { findings } from './support/axe.ts';
import { choose } from './support/choosing.ts';
import { answer, mouse } from './support/hands.ts';
import { matchAt } from './support/seating.ts';
import { inChromium, type Stage } from './support/suite.ts';
import { until } from './support/until.ts';
import { LAPTOP, PHONE } from './support/visitor.ts';

const GERMAN = { locale: 'de-DE' };

/** Nothing sticks out of the page on its right. */
const widthLeft = (page: Page) =>
  page.evaluate(() => document.documentElement.clientWidth - document.documentElement.scrollWidth);

async function setTable(page: Page, { house }: Stage): Promise<string> {
  await page.goto(house.url);
  await page.getByLabel('Dein Name').fill('Ada');
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await page.waitForURL(/\/table\/\w+$/);
  return matchAt(page);
}

async function answerOnce(page: Page, { house }: Stage, matchID: string): Promise<void> {
  const { number, state } = await until('a question to the person', async () => {
    const at = await house.stored(matchID);
    return rules.waiting(at.state).some(({ seat }) => seat === 0) ? at : null;
  });
  await page.locator(`.ms-prompt[data-mine="true"][data-stage="${rules.waiting(state)[0]?.stage}"]`).waitFor();
  // A Play without amounts: those are filled in by their English labels.
  const collect = rules.actions(state, 0).find((action) => action.do === 'collect');
  await answer(mouse(page), collect ?? choose(state, 0, []));
  await until('the answer to be stored', async () => ((await house.stored(matchID)).number > number ? true : null));
}

inChromium('the house in German', (stage) => {
  test('is what a German browser gets, and no English catalogue with it; a few moves are made', async () => {
    const { page } = await stage().visit({ ...GERMAN, viewport: LAPTOP });
    const fetched: string[] = [];
    page.on('request', (request) => void fetched.push(request.url()));
    const matchID = await setTable(page, stage());
    for (let i = 0; i < 3; i++) await answerOnce(page, stage(), matchID);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.getByRole('tab', { name: 'Verlauf' }).click();
    await page
      .getByText(/Tag 1 beginnt\. Die Maische ist \d\./)
      .first()
      .waitFor();
    expect(await page.locator('body').textContent()).not.toMatch(/\b(Your|Influence|Heat Track|drafts)\b/);
    expect(fetched.some((url) => url.includes('/words-de-'))).toBe(true);
    expect(fetched.filter((url) => url.includes('/words-en-'))).toEqual([]);
    expect(await findings(page)).toEqual([]);
    expect(await widthLeft(page)).toBeGreaterThanOrEqual(0);
  });

  test('fits a phone', async () => {
    const { page } = await stage().visit({ ...GERMAN, viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto(stage().house.url);
    await page.getByLabel('Dein Name').waitFor();
    expect(await widthLeft(page)).toBeGreaterThanOrEqual(0);
    await setTable(page, stage());
    await page.locator('.ms-prompt').waitFor();
    expect(await widthLeft(page)).toBeGreaterThanOrEqual(0);
  });

  test('is left and come back to by the switch in the masthead', async () => {
    const { page } = await stage().visit();
    await page.goto(stage().house.url);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Tisch eröffnen' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Tisch eröffnen' }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Set a table' }).waitFor();
  });
});
