import type { Page } from 'playwright-core';
import type { Hands } from './hands.ts';
import type { RealHouse } from './house.ts';
import { sitDownAt } from './seating.ts';

/** One thing to be looked at: how an empty browser gets there. */
export interface Scene {
  name: string;
  play(hands: Hands, house: RealHouse): Promise<void>;
}

export type Then = (hands: Hands) => Promise<void>;

/** The person sits down in a prepared position, in its first seat unless said otherwise, and then does something. */
export function at(name: string, position: { players: object }, then: Then = async () => {}, seat = 0): Scene {
  return {
    name,
    async play(hands, house) {
      await sitDownAt(hands.page, house, position, seat);
      await hands.page.locator('.ms-prompt[data-mine="true"]').waitFor();
      await then(hands);
    },
  };
}

/** A page of the house. */
export const open = (name: string, path: string, then: (page: Page) => Promise<void>): Scene => ({
  name,
  async play({ page }, house) {
    await page.goto(house.url + path);
    await then(page);
  },
});

/**
 * The same in German: its hands press what is written in English, so that the page is turned afterwards. What was opened is shut
 * by that: `again` opens it, by what is not written.
 */
export const inGerman = (scene: Scene, again: Then = async () => {}): Scene => ({
  name: `de-${scene.name}`,
  async play(hands, house) {
    const { page } = hands;
    await scene.play(hands, house);
    await page.evaluate(() => localStorage.setItem('backroom.settings', JSON.stringify({ language: 'de' })));
    await page.reload();
    await page.locator('html[lang="de"]').waitFor();
    await page.locator('main, .ms-board, .cs-board').first().waitFor();
    await page.locator('.loading').waitFor({ state: 'detached' });
    await again(hands);
  },
});
