import type { Page } from 'playwright-core';
import type { Action } from '../../../src/engine/rules.ts';
import type { Stage } from '../../../src/games/cosca/state.ts';
import type { RealHouse } from './house.ts';
import { matchAt } from './seating.ts';

/** Sets a table of COSCA in the lobby: oneself in the first chair, a friend or a bot of that level in each other; its id. */
export async function setCoscaTable(
  page: Page,
  house: RealHouse,
  name: string,
  others: readonly string[],
): Promise<string> {
  await page.goto(house.url);
  await page.getByLabel('Game').selectOption('cosca');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radio', { name: String(others.length + 1) }).check();
  await page.getByLabel('Seat 1', { exact: true }).selectOption('me');
  for (const [i, who] of others.entries()) {
    const chair = page.getByLabel(`Seat ${i + 2}`, { exact: true });
    await chair.selectOption(who === 'friend' ? 'friend' : 'bot');
    if (who !== 'friend') await page.getByLabel(`Bot in seat ${i + 2}`).selectOption(who);
  }
  // These games begin with the last seat taken: nobody is asked whether he is ready.
  if (others.includes('friend')) await page.getByLabel('Everybody says ready first').uncheck();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(/\/table\/\w+$/);
  return matchAt(page);
}

/** The prompt that puts that question to the person at the page. */
export const question = (page: Page, stage: Stage) =>
  page.locator(`.cs-prompt[data-mine="true"][data-stage="${stage}"]`);

/** The stepper of that name to `amount`, press by press. */
async function step(page: Page, label: string, amount: number): Promise<void> {
  const stepper = page.locator(`[data-stepper="${label}"]`);
  const shown = async () => Number(await stepper.locator('input').inputValue());
  while ((await shown()) !== amount) {
    const way = (await shown()) < amount ? 'More' : 'Less';
    await stepper.getByRole('button', { name: `${way} ${label}` }).click();
  }
}

/** The faces that are not set yet, once those of yesterday are, where all of them are wanted. */
async function missing(page: Page, faces: readonly string[]): Promise<string[]> {
  const yesterday = page.getByRole('button', { name: 'As yesterday' });
  const left = [...faces];
  if (!(await yesterday.isVisible())) return left;
  await yesterday.click();
  const set = await page.locator('.cs-die .cs-face').evaluateAll((dice) => dice.map((die) => die.dataset.face ?? ''));
  for (const face of set) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    else if (face !== 'none') {
      await page.getByRole('button', { name: 'Start over' }).click();
      return [...faces];
    }
  }
  return left;
}

/** Makes that decision by pressing what a person would press, on an open form. */
export async function decide(page: Page, action: Action): Promise<void> {
  switch (action.do) {
    case 'setDice':
      for (const face of await missing(page, action.faces as string[]))
        await page.locator(`[data-turn="${face}"]`).click();
      break;
    case 'gunShop':
      await step(page, 'Weapons', Number(action.n));
      break;
    case 'club':
      for (const id of action.mobsters as string[]) await page.locator(`[data-guest="${id}"]`).click();
      break;
    case 'villa':
      return page.locator(`[data-do="villa"][data-use="${action.use}"]`).click();
    default:
      await step(page, 'Money', Number(action.money));
      await step(page, 'Weapons', Number(action.weapons));
  }
  await page.locator(`.cs-seal[data-do="${action.do}"]`).click();
}

/** Sends away what is on show, if something is. */
export async function skipShow(page: Page): Promise<void> {
  const skip = page.getByTestId('skip');
  if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => undefined);
}
