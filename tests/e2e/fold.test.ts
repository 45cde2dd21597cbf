/** On a laptop of 1280 by 720 every question lies open: what it can be answered with needs no scrolling. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse } from './support/hands.ts';
import { SCENES } from './support/scenes.ts';
import { inChromium } from './support/suite.ts';
import { settled } from './support/until.ts';
import { LAPTOP } from './support/visitor.ts';

const QUESTIONS = [
  'home',
  'shadows',
  'split',
  'stock',
  'offers',
  'harbormaster',
  'hustle',
  'hustle-move-ready',
  'hustle-unload-ready',
  'hustle-consigliere',
  'standoff',
  'pinned',
  'loot',
  'claim',
  'raid',
  'judge',
  'ballot',
  'deal-form-pay',
];

const CONTROLS = [
  '.ms-desk button[data-do]',
  '.ms-desk [data-testid="confirm"]',
  '.ms-desk .ms-stepper-group',
  '.ms-desk .ms-place-choice button',
  '.ms-offer-form input, .ms-offer-form select, .ms-offer-form button',
].join();

/** The controls on show that are not wholly on the screen, or that something lies over; by their words. */
function hiddenControls(page: Page): Promise<string[]> {
  return page.locator(CONTROLS).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      if (width === 0) return [];
      const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
      const open = corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
      return open ? [] : [(one.getAttribute('aria-label') ?? one.textContent ?? one.tagName).slice(0, 50)];
    }),
  );
}

inChromium('nothing essential below the fold', (stage) => {
  test.each(QUESTIONS)('%s', async (name) => {
    const scene = SCENES.find((one) => one.name === name);
    if (!scene) throw new Error(`no scene ${name}`);
    const { page } = await stage().visit({ viewport: LAPTOP });
    await scene.play(mouse(page), stage().house);
    expect(await page.locator(CONTROLS).count()).toBeGreaterThan(0);
    await settled(async () => expect(await hiddenControls(page)).toEqual([]), 3000);
  });
});
