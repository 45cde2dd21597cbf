/** Every Play of the Hustle takes at most three gestures, not counting the steppers of its amounts. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HUSTLE, type Spec, specOf } from '../../client/games/moonshine/plays/specs.ts';
import type { Action } from '../../src/engine/rules.ts';
import type { DistrictId } from '../../src/games/moonshine/data/districts.ts';
import { rules } from '../../src/games/moonshine/rules/index.ts';
import { commit, mouse, pressDistrict, pullGround } from './support/hands.ts';
import * as positions from './support/positions.ts';
import { sitDownAt } from './support/seating.ts';
import { inChromium } from './support/suite.ts';

const MOST = 3;

/** Counts what is pressed or pulled, amounts apart. */
function count(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.dataset.gestures = '0';
    const counted = (event: Event) => !(event.target as Element).closest('.ms-stepper, .ms-quick');
    const more = (event: Event) => {
      if (counted(event)) document.body.dataset.gestures = String(Number(document.body.dataset.gestures) + 1);
    };
    addEventListener('pointerdown', more, true);
  });
}

const counted = (page: Page) =>
  page.evaluate(() => {
    const made = Number(document.body.dataset.gestures);
    document.body.dataset.gestures = '0';
    return made;
  });

/** Everything of that Play up to its last press, which is left out: the same position serves for the next. */
async function prepare(page: Page, spec: Spec, action: Action): Promise<void> {
  await page.locator(`.ms-play[data-do="${spec.do}"]`).click();
  if (spec.places.includes('from')) {
    await pullGround(mouse(page), action.from as DistrictId, action.to as DistrictId);
  } else if (spec.places[0]) {
    await pressDistrict(mouse(page), action[spec.places[0]] as DistrictId);
  }
  if (spec.marker) await page.locator('.ms-place-choice button').first().click();
  await commit(mouse(page)).waitFor();
  if ((await commit(mouse(page)).getAttribute('aria-disabled')) === 'false') return;
  await page.locator('.ms-stepper-all:enabled').first().click();
  expect(await commit(mouse(page)).getAttribute('aria-disabled')).toBe('false');
}

const SEATS = [
  ['sicilians', 0, positions.hustle],
  ['the crown', 0, positions.oneFromTheCrown],
  ['irish', 1, positions.turnOf('irish')],
  ['vipers', 2, positions.turnOf('vipers')],
  ['knights', 3, positions.turnOf('knights', { brownsville: { mob: 'knights', safehouse: true, runners: 2 } })],
] as const;

inChromium('gestures', (stage) => {
  test('of every Play, by every family', async () => {
    const left = new Set<string>(HUSTLE.map((spec) => spec.do));
    for (const [, seat, position] of SEATS) {
      const { page } = await stage().visit();
      const matchID = await sitDownAt(page, stage().house, position, seat);
      await page.locator('.ms-prompt[data-mine="true"]').waitFor();
      const { state } = await stage().house.stored(matchID);
      const actions = rules.actions(state, seat);
      await count(page);
      for (const name of [...left]) {
        const action = actions.find((one) => one.do === name);
        const spec = specOf(name);
        if (!action || !spec) continue;
        left.delete(name);
        await prepare(page, spec, action);
        expect((await counted(page)) + 1, `${name}: its last press is still to come`).toBeLessThanOrEqual(MOST);
        await page.keyboard.press('Escape');
      }
    }
    expect([...left], 'no position lets these be made').toEqual([]);
  });

  test('a Tunnel by buttons alone: its far end fills itself in', async () => {
    const { page } = await stage().visit();
    await sitDownAt(page, stage().house, positions.turnOf('vipers'), 2);
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
    await count(page);
    await page.locator('.ms-play[data-do="tunnel"]').click();
    await pressDistrict(mouse(page), 'jamaica');
    await commit(mouse(page)).waitFor();
    expect(await page.locator('[data-chosen="to"]').textContent()).toBe('Corona');
    expect(await counted(page)).toBe(MOST - 1);
  });
});
