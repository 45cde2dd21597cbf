import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { hustle } from './support/positions.ts';
import { sitDownAt } from './support/seating.ts';
import { inChromium } from './support/suite.ts';

const coach = (page: Page) => page.locator('.coach');

/** The beat that is on, once it is not the rivals' turn any more. */
async function beatOf(page: Page): Promise<{ words: string; kind: string }> {
  await page.locator('.coach:not([data-kind="rivals"])').waitFor();
  const words = (await coach(page).getAttribute('data-beat')) ?? '';
  const kind = (await coach(page).getAttribute('data-kind')) ?? '';
  return { words, kind };
}

const gone = (page: Page, words: string) => page.locator(`.coach:not([data-beat="${words}"])`).waitFor();

async function goOn(page: Page): Promise<string> {
  const { words, kind } = await beatOf(page);
  await page.getByTestId(kind === 'tell' ? 'next' : 'show').click();
  await gone(page, words);
  return words;
}

async function until(page: Page, wanted: string): Promise<void> {
  while ((await beatOf(page)).words !== wanted) await goOn(page);
}

inChromium('learning', (stage) => {
  test('the first Day from start to end, by the board’s own controls where it matters', async () => {
    const { page } = await stage().visit();
    await page.goto(stage().house.url);
    await page.getByRole('link', { name: 'New here?' }).click();
    await page.getByTestId('lesson').click();
    expect((await beatOf(page)).words).toBe('welcome');
    expect(await findings(page)).toEqual([]);

    await until(page, 'draft');
    await page.locator('[data-do="draft"][data-die="6"]').click();
    await page.getByRole('alert').filter({ hasText: 'Take the 5' }).waitFor();
    await page.locator('[data-do="draft"][data-die="5"]').click();
    await gone(page, 'draft');

    await until(page, 'move');
    await page.locator('.ms-play[data-do="move"]').click();
    await page.locator('.ms-form [data-place="huntsPoint"]').click();
    await page.locator('.ms-form [data-place="astoria"]').click();
    await page.getByRole('button', { name: 'Everything' }).click();
    await page.locator('.ms-commit').click();
    await gone(page, 'move');

    await until(page, 'run');
    await page.locator('.ms-form [data-place="fordham"]').click();
    await page.getByTestId('confirm').click();
    await gone(page, 'run');

    await until(page, 'crown');
    await page.getByTestId('day').filter({ hasText: 'Day 4' }).waitFor();
    await coach(page).getByRole('link', { name: 'Ten decisions' }).click();
    await page.locator('.puzzle-list').waitFor();
  });

  test('the first Day can be left and taken up again', async () => {
    const { page } = await stage().visit();
    await page.goto(`${stage().house.url}/learn/moonshine`);
    await until(page, 'offer');
    await page.reload();
    expect((await beatOf(page)).words).toBe('offer');
    await page.goto(`${stage().house.url}/learn`);
    await page.getByTestId('lesson').filter({ hasText: 'Go on' }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('on a phone every beat’s control is in reach', async () => {
    const { page } = await stage().visitByPhone();
    await page.goto(`${stage().house.url}/learn/moonshine`);
    await until(page, 'draft');
    await page.locator('[data-do="draft"][data-die="5"]').tap();
    await gone(page, 'draft');
    await page.locator('.ms-form [data-place="belmont"]').tap();
    await page.getByTestId('confirm').tap();
    await gone(page, 'split');
    await until(page, 'offer');
    await page.locator('[data-job="grandTour"] [data-do="takeJob"]').tap();
    await gone(page, 'offer');
  });

  test('a decision: a wrong answer says why and may be tried again, the right one is remembered', async () => {
    const { page } = await stage().visit();
    await page.goto(`${stage().house.url}/learn/moonshine/puzzles/layLow`);
    await coach(page).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.locator('.ms-play[data-do="collect"]').click();
    await page.locator('.ms-commit').click();
    await page.locator('.coach[data-verdict="false"]').filter({ hasText: 'Also $100' }).waitFor();
    await page.getByTestId('again').click();
    await page.locator('.ms-play[data-do="layLow"]').click();
    await page.locator('.ms-commit').click();
    await page.locator('.coach[data-verdict="true"]').waitFor();
    await page.goto(`${stage().house.url}/learn/moonshine/puzzles`);
    await page.locator('[data-solved="true"]').filter({ hasText: 'The last marker' }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('an answer that no puzzle names is weighed by the estimate', async () => {
    const { page } = await stage().visit();
    await page.goto(`${stage().house.url}/learn/moonshine/puzzles/crown`);
    await page.locator('.ms-play[data-do="rat"]').click();
    await page.locator('.ms-commit').click();
    await page
      .locator('.coach[data-verdict="false"]')
      .filter({ hasText: /\d+ % .* 100 %/ })
      .waitFor();
  });

  test('the rulebook is searched, and its words have cards that lead on', async () => {
    const { page } = await stage().visit();
    await page.goto(`${stage().house.url}/rules/moonshine`);
    await page.getByLabel('Search the rules').fill('harbormastre');
    await page.locator('.rule-hits a').first().click();
    await page.waitForURL(/#6\.5$/);
    await page.locator('#rule-6\\.5-title:focus').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.locator('#rule-0 .term[data-term="heat"]').click();
    await page.locator('.term-card').getByRole('link').click();
    await page.waitForURL(/#10$/);
    await page.locator('.term-card').waitFor({ state: 'detached' });
  });

  test('at a table a reason opens its section beside the board, and a piece has a card', async () => {
    const { page } = await stage().visit();
    await sitDownAt(page, stage().house, hustle, 0);
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
    await page.locator('.ms-play[data-do="takeTheCrown"]').focus();
    await page.locator('.ms-explain a').click();
    await page.locator('.rules-panel #rule-14-title:focus').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.rules-panel').waitFor({ state: 'detached' });

    await page.locator('.ms-heat').first().hover();
    await page.locator('.term-card').filter({ hasText: 'Loud deeds' }).waitFor();
    await page.locator('.section-help').click();
    await page.locator('.rules-panel #rule-7-title:focus').waitFor();
    await page.locator('.rules-panel').getByRole('button', { name: 'Close' }).click();
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.locator('.rules-panel').waitFor();
  });
});
