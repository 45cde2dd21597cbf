import type { Page } from 'playwright-core';
import type { RealHouse } from './house.ts';

/** Fills in the lobby's form with one's own name and bots in all other seats, sets the table, and gives its id. */
export async function setTable(page: Page, house: RealHouse, name: string, bots: readonly string[]): Promise<string> {
  await page.goto(house.url);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radio', { name: String(bots.length + 1) }).check();
  await page.getByLabel('Seat 1', { exact: true }).selectOption('me');
  for (const [i, level] of bots.entries()) {
    await page.getByLabel(`Seat ${i + 2}`, { exact: true }).selectOption('bot');
    await page.getByLabel(`Bot in seat ${i + 2}`).selectOption(level);
  }
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(/\/table\/\w+$/);
  return matchAt(page);
}

/** The id in the page's address. */
export function matchAt(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/**
 * A table that begins in that position, with the person at the page in `seat` and bots in the others, who keep to their Plays
 * where they are not to deal.
 */
export async function sitDownAt(
  page: Page,
  house: RealHouse,
  position: { players: object },
  seat: number,
  name = 'Ada',
  options: Record<string, string | boolean> = {},
  deals = false,
): Promise<string> {
  const seats = Object.keys(position.players).length;
  const others = [...Array(seats).keys()].filter((other) => other !== seat);
  house.letDeal(deals);
  house.prepare(position);
  const bots = Object.fromEntries(others.map((other) => [String(other), 'priorities']));
  const matchID = await house.house.lobby.create({
    title: 'moonshine',
    seats,
    bots,
    options,
    name: 'A prepared table',
  });
  await page.goto(`${house.url}/table/${matchID}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Sit in seat ${seat + 1}` }).click();
  await page.locator('.ms-board').waitFor();
  return matchID;
}
