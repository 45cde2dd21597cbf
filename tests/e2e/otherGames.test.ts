/** Whole games, from the setup to the crown: one through the table as text alone, one by touch on a phone. */
import { expect, test } from 'vitest';
import { answer, finger } from './support/hands.ts';
import { inChromium } from './support/suite.ts';
import { byText } from './support/textHands.ts';
import { evening, GAME_MS, playTheGame, sitDownFor } from './support/wholeGame.ts';

inChromium('a whole game away from the desk', (stage) => {
  test(
    'through the table as text alone',
    async () => {
      const { page } = await stage().visit();
      const written = evening('text');
      const part = await sitDownFor(written, page, stage().house);
      await page.goto(`${page.url()}?table=text`);
      await page.locator('.ms-text').waitFor();
      expect(await page.locator('svg.ms-city').count()).toBe(0);
      const made = await playTheGame(written.seat, page, stage().house, part, (action) => byText(page, action));
      expect([...made]).toEqual(expect.arrayContaining(['nameMash', 'trade', 'takeOver', 'takeTheCrown']));
      expect(await page.getByRole('log', { name: 'Log' }).textContent()).toContain('Ada takes the crown');
    },
    GAME_MS,
  );

  test(
    'by touch on a phone',
    async () => {
      const { page } = await stage().visitByPhone();
      const written = evening('touch');
      const part = await sitDownFor(written, page, stage().house);
      const made = await playTheGame(written.seat, page, stage().house, part, (action) => answer(finger(page), action));
      expect([...made]).toEqual(expect.arrayContaining(['tunnel', 'stealth', 'run', 'openFire', 'layLow']));
    },
    GAME_MS,
  );
});
