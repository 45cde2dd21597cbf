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

/** The same with these settings of the device. */
export const having = (settings: object, prefix: string, scene: Scene): Scene => ({
  name: `${prefix}-${scene.name}`,
  async play(hands, house) {
    await hands.page.addInitScript((some) => localStorage.setItem('backroom.settings', JSON.stringify(some)), settings);
    await scene.play(hands, house);
  },
});
