import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { draft, hustle, standoff } from './support/positions.ts';
import { sitDownAt } from './support/seating.ts';
import { inChromium } from './support/suite.ts';
import { until } from './support/until.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];

/** What axe finds on the page that keeps people out, in short. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResults;
  expect(found.passes.length).toBeGreaterThan(5);
  return found.violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' / ')}`);
}

const MOST_TABS = 80;

/** Presses Tab until the focus is on something of that kind; how often it took. */
async function tabTo(page: Page, selector: string): Promise<number> {
  for (let tabs = 1; tabs <= MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector)) return tabs;
  }
  throw new Error(`${MOST_TABS} tabs do not lead to ${selector}`);
}

inChromium('for everybody', (stage) => {
  test('axe finds no serious barrier in the lobby and the waiting room', async () => {
    const { page } = await stage().visit();
    await stage().house.house.lobby.create({ title: 'moonshine', seats: 4, name: 'Sunday' });
    await page.goto(stage().house.url);
    await page.getByRole('heading', { name: 'Sunday' }).waitFor();
    await page.getByText('House rules', { exact: true }).click();
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('link', { name: 'Take a seat' }).click();
    await page.getByRole('button', { name: 'Sit in seat 1' }).waitFor();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Sit in seat 1' }).click();
    await page.getByRole('button', { name: 'Leave seat 1' }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  const tables = { shadows: draft, hustle, standoff };
  test.each(Object.entries(tables))('axe finds no serious barrier at the table: %s', async (_, position) => {
    const { page } = await stage().visit();
    await sitDownAt(page, stage().house, position, 0);
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  test('a Move is made by keyboard alone', async () => {
    const { page } = await stage().visit();
    const matchID = await sitDownAt(page, stage().house, hustle, 0);
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
    await tabTo(page, '.ms-play[data-do="move"]');
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-place="tenderloin"]');
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-place="eastHarlem"]');
    await page.keyboard.press('Enter');
    await tabTo(page, '.ms-stepper input');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, '.ms-commit');
    await page.keyboard.press('Enter');
    const line = await until('the Move to be stored', async () => (await stage().house.journal(matchID))[1] ?? null);
    expect(line.action).toMatchObject({ do: 'move', from: 'tenderloin', to: 'eastHarlem', runners: 1, moonshine: 0 });
  });

  test('the map answers Enter on a District in focus', async () => {
    const { page } = await stage().visit();
    await sitDownAt(page, stage().house, hustle, 0);
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
    // Tab leads to one District, the arrows on from there.
    await tabTo(page, '[data-district="fivePoints"]');
    await page.keyboard.press('ArrowUp');
    await page.locator('[data-district="tenderloin"]:focus').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.locator('[data-district="westSide"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-district-sheet="westSide"]').waitFor();
    await tabTo(page, '[data-do="move"][data-field="from"]');
    await page.keyboard.press('Enter');
    await page.locator('.ms-form [data-chosen="from"]').filter({ hasText: 'West Side' }).waitFor();
  });
});
