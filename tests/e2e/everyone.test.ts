/** One whole game four ways: by mouse, by keyboard alone, through the table as text alone, and by touch on a phone. */
import { expect, test } from 'vitest';
import { LAST_DAY, playToTheEnd } from './support/endgame.ts';
import { answer, finger, mouse } from './support/hands.ts';
import { byKeys } from './support/keyboard.ts';
import { sitDownAt } from './support/seating.ts';
import { inChromium } from './support/suite.ts';
import { byText } from './support/textHands.ts';

const PARTS = ['draft', 'standPat', 'bribe', 'move', 'takeTheCrown'];

inChromium('a game to its end', (stage) => {
  test('by mouse', async () => {
    const { page } = await stage().visit();
    const matchID = await sitDownAt(page, stage().house, LAST_DAY, 0);
    const made = await playToTheEnd(page, stage(), matchID, (action) => answer(mouse(page), action));
    expect(made).toEqual(expect.arrayContaining(PARTS));
  });

  test('by keyboard alone', async () => {
    const { page } = await stage().visit();
    const matchID = await sitDownAt(page, stage().house, LAST_DAY, 0);
    // From here on no pointer: whatever is pressed by one is an error.
    await page.evaluate(() => {
      for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
        addEventListener(type, () => console.error('a pointer was used'), true);
      }
    });
    const made = await playToTheEnd(page, stage(), matchID, (action) => byKeys(page, action));
    expect(made).toEqual(expect.arrayContaining(PARTS));
  });

  test('through the table as text alone', async () => {
    const { page } = await stage().visit();
    const matchID = await sitDownAt(page, stage().house, LAST_DAY, 0);
    await page.goto(`${page.url()}?table=text`);
    await page.locator('.ms-text').waitFor();
    expect(await page.locator('svg.ms-city').count()).toBe(0);
    const made = await playToTheEnd(page, stage(), matchID, (action) => byText(page, action));
    expect(made).toEqual(expect.arrayContaining(PARTS));
    expect(await page.getByRole('log', { name: 'Log' }).textContent()).toContain('Ada');
  });

  test('by touch on a phone', async () => {
    const { page } = await stage().visitByPhone();
    const matchID = await sitDownAt(page, stage().house, LAST_DAY, 0);
    const made = await playToTheEnd(page, stage(), matchID, (action) => answer(finger(page), action));
    expect(made).toEqual(expect.arrayContaining(PARTS));
  });
});
