import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rules } from '../../src/games/moonshine/rules/index.ts';
import { choose } from './support/choosing.ts';
import { answer, mouse } from './support/hands.ts';
import { matchAt } from './support/seating.ts';
import { inChromium, type Stage } from './support/suite.ts';
import { until } from './support/until.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];

async function setTableOfThree(page: Page, { house }: Stage): Promise<string> {
  await page.goto(house.url);
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByLabel('Your name').fill('Ada');
  for (const [i, name] of NAMES.slice(1).entries()) {
    await page.getByLabel(`Seat ${i + 2}`, { exact: true }).selectOption('here');
    await page.getByLabel(`Name for seat ${i + 2}`).fill(name);
  }
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(/\/table\/\w+$/);
  return matchAt(page);
}

/** Nothing of the board, of anybody's papers or of the log is in the page. */
async function boardIsCovered(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: `Pass the screen to ${name}` }).waitFor();
  expect(await page.locator('.ms-board, [data-district], [data-seat], .ms-log, [data-do]').count()).toBe(0);
}

async function uncover(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await page.locator('.ms-board').waitFor();
  expect(await page.locator('[data-mine="true"][data-seat]').getAttribute('aria-label')).toBe(`Ledger of ${name}`);
}

async function answerAs(page: Page, { house }: Stage, matchID: string, seat: number): Promise<void> {
  const { number, state } = await house.stored(matchID);
  await page.locator(`.ms-prompt[data-mine="true"][data-stage="${rules.waiting(state)[0]?.stage}"]`).waitFor();
  await answer(mouse(page), choose(state, seat, []));
  await until('the answer to be stored', async () => ((await house.stored(matchID)).number > number ? true : null));
}

inChromium('three people at one screen', (stage) => {
  test('the board is covered whenever the decision passes to another of them', async () => {
    const { page } = await stage().visit();
    const matchID = await setTableOfThree(page, stage());
    const seatAsked = async () => rules.waiting((await stage().house.stored(matchID)).state)[0]?.seat ?? -1;
    const answerWhile = async (seat: number) => {
      while ((await seatAsked()) === seat) await answerAs(page, stage(), matchID, seat);
    };
    const seen = new Set<number>();
    // A whole morning passes the screen at least five times: three draft, then three get their Offer in the other direction.
    for (let passes = 0; passes < 5; passes++) {
      const seat = await seatAsked();
      await boardIsCovered(page, NAMES[seat] ?? '');
      await uncover(page, NAMES[seat] ?? '');
      await answerWhile(seat);
      seen.add(seat);
    }
    expect(seen).toEqual(new Set([0, 1, 2]));

    const seat = await seatAsked();
    await boardIsCovered(page, NAMES[seat] ?? '');
    await page.getByLabel('Do not ask again at this table').check();
    await uncover(page, NAMES[seat] ?? '');
    await answerWhile(seat);
    const next = NAMES[await seatAsked()] ?? '';
    await page.locator(`[data-mine="true"][data-seat][aria-label="Ledger of ${next}"]`).waitFor();
    expect(await page.getByTestId('hand-over').count()).toBe(0);
  });
});

inChromium('three people at one screen, on this device alone', (stage) => {
  test('who has just drafted takes it back before the next does, and the past shows that too', async () => {
    const { page } = await stage().visit();
    await page.goto(`${stage().house.url}/local`);
    await page.getByRole('radio', { name: '3' }).check();
    await page.getByLabel('Your name').fill('Ada');
    for (const [i, name] of NAMES.slice(1).entries()) {
      await page.getByLabel(`Seat ${i + 2}`, { exact: true }).selectOption('here');
      await page.getByLabel(`Name for seat ${i + 2}`).fill(name);
    }
    await page.getByRole('button', { name: 'Begin' }).click();
    const cover = page.getByRole('heading', { name: /^Pass the screen to / });
    await cover.waitFor();
    const first = ((await cover.textContent()) ?? '').replace('Pass the screen to ', '');
    await uncover(page, first);
    const asked = page.locator('.ms-prompt[data-mine="true"][data-stage="draft"]');
    await asked.waitFor();
    // There was counsel only where a bot sat.
    await asked.locator('.ms-hint').click();
    await page.locator('section.ms-counsel').waitFor();
    await page
      .locator('button[data-do="draft"][data-fires="false"]')
      .or(page.locator('button[data-do="draft"]'))
      .first()
      .click();
    // A Still that fires may bring a question of its own; the draft is taken back from wherever the screen has gone.
    if (await cover.isVisible()) await page.getByRole('button', { name: /^I am / }).click();
    await page.locator('[data-action="house.takeBack"]').click();
    await uncover(page, first);
    await asked.waitFor();
    await page.locator('[data-action="house.menu"]').click();
    // The menu stood open beneath what it had opened, and the focus was lost.
    await page.locator('.ms-menu [data-action="house.palette"]').click();
    await page.locator('dialog.palette').waitFor();
    expect(await page.locator('.ms-menu').getAttribute('open')).toBeNull();
    await page.keyboard.press('Escape');
    await page.locator('.ms-menu > summary:focus').waitFor();
    await page.locator('[data-action="house.menu"]').click();
    await page.locator('[data-action="house.lookBack"]').click();
    await page.waitForURL(/\/local\/\w+\/replay/);
    // The address changes while the table is still drawn: the past is there when its line of time is.
    const past = page.locator('.replay', { has: page.locator('.replay-bar') });
    await past.locator('.ms-board').waitFor();
    await page.keyboard.press('End');
    await past.locator('.ms-board[data-line="2"]').waitFor();
    expect(
      await page.locator('.ms-desk [data-do], .ms-commit, [data-mine="true"].ms-prompt').count(),
      'looking back decides nothing',
    ).toBe(0);
  });
});
