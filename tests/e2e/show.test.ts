/** What happens is seen to happen: pieces travel, dice settle on what was rolled, and a press puts an end to it. */
import { expect, test } from 'vitest';
import { commit, fillIn, mouse, press } from './support/hands.ts';
import * as positions from './support/positions.ts';
import { sitDownAt } from './support/seating.ts';
import { inChromium } from './support/suite.ts';
import { settled, until } from './support/until.ts';

const TRIP = { do: 'move', from: 'fivePoints', to: 'eastHarlem', boss: 1, runners: 2 };

inChromium('the show', (stage) => {
  const sit = async (position: { players: object }) => {
    const visitor = await stage().visit({ reducedMotion: 'no-preference' });
    const matchID = await sitDownAt(visitor.page, stage().house, position, 0);
    await visitor.page.locator('.ms-prompt[data-mine="true"]').waitFor();
    return { page: visitor.page, hands: mouse(visitor.page), matchID };
  };

  test('a crew travels over the map before it stands where it goes, and Escape lets it arrive at once', async () => {
    const { page, hands } = await sit(positions.hustle);
    await press(hands, page.locator('.ms-play[data-do="move"]'));
    await fillIn(hands, TRIP);
    await press(hands, commit(hands));
    await page.locator('.show-flight svg').first().waitFor({ state: 'attached' });
    const there = page.locator('[data-pieces="eastHarlem"] .ms-crew');
    await page.keyboard.press('Escape');
    await settled(async () => {
      expect(await page.getByTestId('show').count()).toBe(0);
      expect(await there.count()).toBe(1);
    });
  });

  test('dice come to rest on the faces that were rolled', async () => {
    const { page, hands, matchID } = await sit(positions.standoff);
    await page.evaluate(() => {
      localStorage.setItem('backroom.settings', JSON.stringify({ speed: 'byHand' }));
      dispatchEvent(new Event('storage'));
    });
    await press(hands, page.locator('button[data-do="ambush"]').first());
    await page.locator('.show-die').first().waitFor({ state: 'attached' });
    const fronts = await until('the dice to lie still', async () => {
      const dice = await page.locator('.ms-caption-shots .show-die').evaluateAll((nodes) =>
        nodes.map((die) => {
          const { left, top, width, height } = die.getBoundingClientRect();
          const front = document.elementsFromPoint(left + width / 2, top + height / 2);
          const face = front.map((node) => node.closest('.show-die-face')).find((node) => node?.parentElement === die);
          return {
            still: die.getAnimations().every((a) => a.playState === 'finished'),
            pips: face?.querySelectorAll('circle').length,
          };
        }),
      );
      return dice.length > 0 && dice.every(({ still }) => still) ? dice.map(({ pips }) => pips) : null;
    });
    const journal = await stage().house.journal(matchID);
    const shot = journal.flatMap(({ told }) => told).find(({ event }) => event.type === 'ambushed');
    expect(shot?.event.roll).toMatchObject({ dice: fronts });
  });

  test('a press on the board ends the show and does what it does', async () => {
    const { page, hands } = await sit(positions.hustle);
    await press(hands, page.locator('.ms-play[data-do="collect"]'));
    await press(hands, commit(hands));
    await page.getByTestId('show').waitFor();
    await page.locator('.ms-tab').nth(1).click();
    expect(await page.locator('.ms-tab').nth(1).getAttribute('aria-selected')).toBe('true');
    await page.getByTestId('show').waitFor({ state: 'detached' });
  });

  test('with reduced motion nothing travels, and what happened is shown when it is asked for', async () => {
    const { page } = await stage().visit();
    const hands = mouse(page);
    await sitDownAt(page, stage().house, positions.hustle, 0);
    await press(hands, page.locator('.ms-play[data-do="collect"]'));
    await press(hands, commit(hands));
    await press(hands, page.getByTestId('again'));
    await page.getByTestId('show').waitFor();
    expect(await page.locator('.show-flight').count()).toBe(0);
    await press(hands, page.getByTestId('skip'));
    await page.getByTestId('show').waitFor({ state: 'detached' });
  });
});
