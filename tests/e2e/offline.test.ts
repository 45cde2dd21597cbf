/** The installed house: with the line cut, a morning of hot-seat and a Day against bots are played, and outlive the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LocalGame } from '../../client/local/game.ts';
import type { LocalRecord } from '../../client/local/record.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { rules } from '../../src/games/moonshine/rules/index.ts';
import type { State } from '../../src/games/moonshine/state.ts';
import { choose } from './support/choosing.ts';
import { answer, mouse } from './support/hands.ts';
import { inChromium } from './support/suite.ts';
import { until } from './support/until.ts';
import type { Visitor } from './support/visitor.ts';

const MOST_ANSWERS = 80;
/** Everything is fetched once more for the cache, on a machine that may be busy. */
const INSTALL_MS = 60_000;

/** The device's own record of the table on the screen, played in Node: the whole truth. */
async function truth(page: Page): Promise<{ number: number; state: State }> {
  const key = `backroom.local.${page.url().split('/').at(-1)}`;
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  const game = new LocalGame(TITLES.moonshine as Title, JSON.parse(text ?? 'null') as LocalRecord);
  return { number: game.number, state: game.state as State };
}

/** Waits until the house is kept on the device, with the words of its language, and cuts the line. */
async function installAndCut({ page, context }: Visitor, url: string): Promise<void> {
  await page.goto(`${url}/local`);
  const kept = () =>
    page.evaluate(async () => {
      const { controller } = navigator.serviceWorker;
      const words = await (await caches.open('backroom-words')).keys();
      return controller !== null && words.length >= 4 ? words.map(({ url: one }) => one) : null;
    });
  const words = await until('the house to be kept', kept, INSTALL_MS);
  expect(words.every((one) => one.includes('/words-en-'))).toBe(true);
  await context.setOffline(true);
  await page.reload();
}

async function setTable(page: Page, others: readonly ('here' | 'bot')[]): Promise<void> {
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: String(others.length + 1) }).check();
  for (const [i, kind] of others.entries()) {
    await page.getByLabel(`Seat ${i + 2}`, { exact: true }).selectOption(kind);
    if (kind === 'here') await page.getByLabel(`Name for seat ${i + 2}`).fill(`Guest ${i + 2}`);
  }
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/local\/\w+$/);
}

/** Answers for the people at the screen until `enough` says so. */
async function playUntil(page: Page, people: readonly number[], enough: (state: State) => boolean): Promise<State> {
  const made: string[] = [];
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const { number, state } = await until('a question to somebody here', async () => {
      const at = await truth(page);
      return rules.waiting(at.state).some(({ seat }) => people.includes(seat)) ? at : null;
    });
    if (enough(state)) return state;
    const asked = rules.waiting(state)[0];
    const action = choose(state, asked?.seat ?? 0, made);
    if (asked?.stage === 'play' && people.length === 1) made.push(action.do);
    await page.locator(`.ms-prompt[data-mine="true"][data-stage="${asked?.stage}"]`).waitFor();
    await answer(mouse(page), action);
    await until('the answer to be kept', async () => ((await truth(page)).number > number ? true : null));
  }
  throw new Error('the Day does not end');
}

inChromium('the house without a line', (stage) => {
  test('hot-seat: a morning is played, and a reload goes on where it was', async () => {
    const visitor = await stage().visit({ serviceWorkers: 'allow' });
    const { page } = visitor;
    await installAndCut(visitor, stage().house.url);
    await setTable(page, ['here', 'here']);
    await page.getByLabel('Do not ask again at this table').check();
    await page.getByRole('button', { name: /^I am / }).click();
    await playUntil(page, [0, 1, 2], ({ phase }) => phase === 'hustle');
    const before = await truth(page);
    await page.reload();
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
    expect(await truth(page)).toEqual(before);
    await page.goto(`${stage().house.url}/local`);
    await page.getByRole('link', { name: 'Play on' }).click();
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
  });

  test('against bots: a Day is played', async () => {
    const visitor = await stage().visit({ serviceWorkers: 'allow' });
    const { page } = visitor;
    await installAndCut(visitor, stage().house.url);
    await setTable(page, ['bot', 'bot']);
    // The best player beside the page is asked what it would do, with the line cut.
    await page.locator('.ms-prompt[data-mine="true"] .ms-hint').click();
    await page.locator('.ms-counsel[data-code]').waitFor();
    await page.locator('.ms-counsel').getByRole('button').last().click();
    const state = await playUntil(page, [0], ({ day }) => day === 2);
    expect(state.day).toBe(2);
  });
});
