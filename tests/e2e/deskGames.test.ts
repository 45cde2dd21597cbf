/** Whole games, from the setup to the crown: one by mouse, one by keyboard alone. */
import { expect, test } from 'vitest';
import { answer, mouse } from './support/hands.ts';
import { byKeys } from './support/keyboard.ts';
import { inChromium } from './support/suite.ts';
import { GAME_MS, kindsOf, playTheGame, sitDownFor } from './support/wholeGame.ts';

inChromium('a whole game at a desk', (stage) => {
  test(
    'by mouse',
    async () => {
      const { page } = await stage().visit();
      const evening = { dice: 11638, seat: 2 };
      await sitDownFor(evening, page, stage().house);
      const made = await playTheGame(evening, page, stage().house, (action) => answer(mouse(page), action));
      expect(kindsOf(made)).toEqual(expect.arrayContaining(['skiff', 'split', 'openFire', 'rise', 'takeTheCrown']));
    },
    GAME_MS,
  );

  test(
    'by keyboard alone',
    async () => {
      const { page } = await stage().visit();
      const evening = { dice: 4175, seat: 1 };
      await sitDownFor(evening, page, stage().house);
      // From here on no pointer: whatever is pressed by one is an error.
      await page.evaluate(() => {
        for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
          addEventListener(type, () => console.error('a pointer was used'), true);
        }
      });
      const made = await playTheGame(evening, page, stage().house, (action) => byKeys(page, action));
      expect(kindsOf(made)).toEqual(expect.arrayContaining(['move', 'walkAway', 'unload', 'run', 'secure']));
    },
    GAME_MS,
  );
});
