/** Whole games, from the setup to the crown: one by mouse, one by keyboard alone. */
import { expect, test } from 'vitest';
import { answer, mouse } from './support/hands.ts';
import { byKeys } from './support/keyboard.ts';
import { inChromium } from './support/suite.ts';
import { evening, GAME_MS, playTheGame, sitDownFor } from './support/wholeGame.ts';

inChromium('a whole game at a desk', (stage) => {
  test(
    'by mouse',
    async () => {
      const { page } = await stage().visit();
      const written = evening('mouse');
      const part = await sitDownFor(written, page, stage().house);
      const made = await playTheGame(written.seat, page, stage().house, part, (action) => answer(mouse(page), action));
      expect([...made]).toEqual(expect.arrayContaining(['skiff', 'split', 'openFire', 'rise', 'takeTheCrown']));
    },
    GAME_MS,
  );

  test(
    'by keyboard alone',
    async () => {
      const { page } = await stage().visit();
      const written = evening('keyboard');
      const part = await sitDownFor(written, page, stage().house);
      // From here on no pointer: whatever is pressed by one is an error.
      await page.evaluate(() => {
        for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
          addEventListener(type, () => console.error('a pointer was used'), true);
        }
      });
      const made = await playTheGame(written.seat, page, stage().house, part, (action) => byKeys(page, action));
      expect([...made]).toEqual(expect.arrayContaining(['move', 'walkAway', 'unload', 'run', 'secure']));
    },
    GAME_MS,
  );
});
