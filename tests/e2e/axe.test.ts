/** axe finds nothing on any screen: house, table in every stage and form, papers, dialogs, the past, the table as text. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { answer, mouse } from './support/hands.ts';
import type { RealHouse } from './support/house.ts';
import * as positions from './support/positions.ts';
import { SCENES } from './support/scenes.ts';
import { sitDownAt } from './support/seating.ts';
import { inChromium } from './support/suite.ts';

type Look = (page: Page, house: RealHouse) => Promise<unknown>;

const at =
  (position: { players: object }, then: Look = async () => {}): Look =>
  async (page, house) => {
    await sitDownAt(page, house, position, 0);
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
    await then(page, house);
  };

const asText =
  (position: { players: object }, then: Look = async () => {}): Look =>
  async (page, house) => {
    await at(position)(page, house);
    await page.goto(`${page.url()}?table=text`);
    await page.locator('.ms-text').waitFor();
    await then(page, house);
    await page.evaluate(() => localStorage.removeItem('backroom.settings'));
  };

const keys =
  (key: string, shown: string): Look =>
  async (page) => {
    await page.keyboard.press(key);
    await page.locator(shown).waitFor();
  };

const open =
  (path: string): Look =>
  async (page, house) => {
    await page.goto(house.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };

/** Beside the scenes that are photographed. */
const MORE: Record<string, Look> = {
  'no such page': open('/nowhere'),
  'open a file': open('/open'),
  judge: at(positions.judge),
  answer: at(positions.answered),
  ballot: at(positions.ballot),
  deals: at(positions.dealing, (page) => page.getByRole('tab', { name: /Deals/ }).click()),
  palette: at(positions.hustle, keys('/', '.palette')),
  'key sheet': at(positions.hustle, keys('?', '.key-sheet')),
  settings: at(positions.hustle, keys(',', 'dialog.settings')),
  'the past': at(positions.draft, async (page) => {
    await answer(mouse(page), { do: 'draft', die: 5 });
    await page.keyboard.press('Shift+R');
    await page.locator('.replay .ms-board').waitFor();
  }),
  'text: the Hustle': asText(positions.hustle),
  'text: a Play in hand': asText(positions.hustle, (page) => page.locator('button[data-do="move"]').first().click()),
  'text: a District': asText(positions.hustle, (page) => page.locator('[data-row="westSide"] button').click()),
  'text: Offers': asText(positions.offers),
  'text: Standoff': asText(positions.standoff),
  'text: the Raid': asText(positions.raid),
  'text: Sunset': asText(positions.judge),
};

inChromium('axe', (stage) => {
  const all: [string, Look][] = [
    ...SCENES.map(({ name, play }): [string, Look] => [name, (page, house) => play(mouse(page), house)]),
    ...Object.entries(MORE),
  ];
  test.each(all)('finds nothing: %s', async (name, look) => {
    const { page, errors } = await stage().visit();
    await look(page, stage().house);
    expect(await findings(page)).toEqual([]);
    // The browser itself says that what is not there was not found.
    if (name === 'no-such-table') expect(errors.splice(0).every((said) => said.includes('404'))).toBe(true);
  });
});
