/** axe finds nothing on any screen, second half: rooms, dialogs, the past, the table as text. The first is in axe.test.ts. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { mouse } from './support/hands.ts';
import type { RealHouse } from './support/house.ts';
import * as positions from './support/positions.ts';
import { ROOM_SCENES } from './support/roomScenes.ts';
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
  answer: at(positions.answered),
  'text: a District': asText(positions.hustle, (page) => page.locator('[data-row="westSide"] button').click()),
  'text: Offers': asText(positions.offers),
  'text: Standoff': asText(positions.standoff),
  'text: the Raid': asText(positions.raid),
  'text: Sunset': asText(positions.judge),
};

inChromium('axe, rooms', (stage) => {
  const all: [string, Look][] = [
    ...ROOM_SCENES.map(({ name, play }): [string, Look] => [name, (page, house) => play(mouse(page), house)]),
    ...Object.entries(MORE),
  ];
  test.each(all)('finds nothing: %s', async (_name, look) => {
    const { page } = await stage().visit();
    await look(page, stage().house);
    expect(await findings(page)).toEqual([]);
  });
});
