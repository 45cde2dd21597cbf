import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Action } from '../../src/engine/rules.ts';
import { rules } from '../../src/games/moonshine/rules/index.ts';
import { choose, quietMoves } from './support/choosing.ts';
import { answer, fillIn, finger } from './support/hands.ts';
import { draft, hustle } from './support/positions.ts';
import { sitDownAt } from './support/seating.ts';
import { inChromium, type Stage } from './support/suite.ts';
import { until } from './support/until.ts';
import { PHONE } from './support/visitor.ts';

/** The page is as wide as the screen and no higher: the board never scrolls as a whole, and nothing hangs out of it. */
async function fits(page: Page): Promise<void> {
  const size = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
    zoom: window.visualViewport?.scale,
  }));
  expect(size).toEqual({ width: PHONE.width, height: PHONE.height, zoom: 1 });
}

/** Every button of the desk can be brought under the thumb, large enough to be hit. */
async function buttonsAreInReach(page: Page): Promise<void> {
  const buttons = page.locator('.ms-desk button:not(:disabled)');
  await buttons.first().waitFor();
  for (const button of await buttons.all()) {
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const name = await button.textContent();
    expect(box?.height, `height of ${name}`).toBeGreaterThanOrEqual(24);
    expect(box?.x, `left of ${name}`).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), `right of ${name}`).toBeLessThanOrEqual(PHONE.width);
    expect((box?.y ?? 0) + (box?.height ?? 0), `foot of ${name}`).toBeLessThanOrEqual(PHONE.height);
  }
}

/** Whether it is on the screen with all four corners, and nothing lies over it. */
function liesOpen(what: Locator): Promise<boolean> {
  return what.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
    return corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  });
}

/** What is put to the person next, once the screen shows it. */
async function asked(page: Page, { house }: Stage, matchID: string) {
  const at = await until('a question to the person', async () => {
    const found = await house.stored(matchID);
    return rules.waiting(found.state)[0]?.seat === 0 ? found : null;
  });
  const stage = rules.waiting(at.state)[0]?.stage ?? '';
  await page.locator(`.ms-prompt[data-mine="true"][data-stage="${stage}"]`).waitFor();
  return { ...at, stage };
}

async function tapped(page: Page, { house }: Stage, matchID: string, number: number, action: Action): Promise<void> {
  await answer(finger(page), action);
  const lines = await until('the answer to be stored', async () => {
    const lines = await house.journal(matchID);
    return lines.length > number + 1 ? lines : null;
  });
  expect(lines[number + 1]).toMatchObject({ seat: 0, action });
}

inChromium('on a phone', (stage) => {
  test('a morning and a Move by tapping, with everything in reach and nothing hanging out', async () => {
    const { page } = await stage().visitByPhone();
    await page.goto(stage().house.url);
    await page.getByRole('button', { name: 'Set the table' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const matchID = await sitDownAt(page, stage().house, draft, 0);

    let at = await asked(page, stage(), matchID);
    const stages: string[] = [];
    while (at.stage !== 'play') {
      stages.push(at.stage);
      await fits(page);
      await buttonsAreInReach(page);
      await tapped(page, stage(), matchID, at.number, choose(at.state, 0, []));
      at = await asked(page, stage(), matchID);
    }
    expect(stages).toEqual(expect.arrayContaining(['draft', 'offer']));

    await fits(page);
    await buttonsAreInReach(page);
    const move = quietMoves(at.state, 0, rules.actions(at.state, 0))[0] as Action;
    await page.locator('.ms-play[data-do="move"]').tap();
    await fillIn(finger(page), move);
    await fits(page);
    expect(await liesOpen(page.locator('#ms-preview'))).toBe(true);
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    await tapped(page, stage(), matchID, at.number, move);
    for (const name of ['Players', 'Jobs', 'Log', 'Play']) {
      await page.getByRole('tab', { name, exact: true }).tap();
      await fits(page);
    }

    await page.getByText('Menu', { exact: true }).tap();
    expect(await liesOpen(page.getByRole('button', { name: 'Copy the invitation' }))).toBe(true);
    expect(await liesOpen(page.getByRole('link', { name: 'Back to the lobby' }))).toBe(true);
  });

  test.each(['en', 'de'])(
    'in %s the table as text is as wide as the screen: its Districts stand in cards',
    async (language) => {
      const { page } = await stage().visitByPhone();
      await sitDownAt(page, stage().house, hustle, 0);
      await page.evaluate(
        (one) => localStorage.setItem('backroom.settings', JSON.stringify({ language: one })),
        language,
      );
      await page.goto(`${page.url()}?table=text`);
      const cards = page.locator('.ms-text-cards > li');
      await cards.first().waitFor();
      expect(await cards.count()).toBe(25);
      expect(await sideways(page)).toEqual([]);
      const still = () => page.locator('.ms-text-cards:first-of-type [data-column="still"] dd').allTextContents();
      await page.locator('.ms-text-controls select').last().selectOption('still');
      expect(await still()).toEqual(['8', '10', '11']);
      await page.locator('.ms-text-controls [aria-pressed]').tap();
      expect(await still()).toEqual(['11', '10', '8']);
      await page.locator('[data-row="westSide"] button').tap();
      await page.locator('[data-row="westSide"] [data-district-sheet]').waitFor();
      expect(await sideways(page)).toEqual([]);
    },
  );
});

/** What reaches beyond the screen's right edge, or could be moved sideways. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const wide = (node: Element) =>
      node.getBoundingClientRect().right > width + 0.5 ||
      (node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX));
    const shown = [...document.querySelectorAll('.ms-text *')].filter((node) => !node.closest('.sr-only'));
    return shown.filter(wide).map((node) => `${node.tagName}.${node.className}`);
  }, PHONE.width);
}
