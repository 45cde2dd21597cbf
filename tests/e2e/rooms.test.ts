import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { matchAt } from './support/seating.ts';
import { inChromium, type Stage } from './support/suite.ts';
import { until } from './support/until.ts';
import type { Visitor } from './support/visitor.ts';

/** A table for Ann and one friend with a bot in the third seat; gives its id. */
async function setTableForTwo(page: Page, { house }: Stage): Promise<string> {
  await page.goto(house.url);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByLabel('Seat 2', { exact: true }).selectOption('friend');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(/\/table\/\w+$/);
  return matchAt(page);
}

async function sitDown({ page }: Visitor, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit in seat 2' }).click();
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
}

/** Ann and Bob at a table whose match has begun. */
async function begin(stage: Stage): Promise<{ ann: Visitor; bob: Visitor; matchID: string }> {
  const [ann, bob] = [await stage.visit(), await stage.visit()];
  const matchID = await setTableForTwo(ann.page, stage);
  await sitDown(bob, `${stage.house.url}/table/${matchID}`, 'Bob');
  for (const { page } of [bob, ann]) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const { page } of [bob, ann]) await page.locator('.ms-board').waitFor();
  return { ann, bob, matchID };
}

const openMenu = (page: Page) => page.locator('[data-action="house.menu"]').click();
const kindOf = async (stage: Stage, matchID: string) => (await stage.house.seats(matchID))[1]?.kind ?? null;
const turns = (stage: Stage, matchID: string, kind: string) =>
  until(`seat 2 to be a ${kind}’s`, async () => ((await kindOf(stage, matchID)) === kind ? true : null));

inChromium('a table of friends', (stage) => {
  test('begins when all are ready; they talk, and whisper; what is said is text', async () => {
    const { ann, bob } = await begin(stage());
    await ann.page.getByRole('button', { name: 'Talk' }).click();
    await ann.page.getByRole('textbox', { name: 'Say something' }).fill('<img src=x onerror=alert(1)> evening');
    await ann.page.getByRole('button', { name: 'Say', exact: true }).click();
    await bob.page.locator('.talk-button[data-unread="1"]').click();
    await bob.page.locator('.talk-lines p', { hasText: '<img src=x onerror=alert(1)> evening' }).waitFor();
    await bob.page.getByLabel('To', { exact: true }).selectOption('Ann alone');
    await bob.page.getByRole('textbox', { name: 'Say something' }).fill('psst');
    await bob.page.keyboard.press('Enter');
    await ann.page.locator('.talk-lines li[data-whisper="true"]', { hasText: 'psst' }).waitFor();
    await ann.page.getByRole('button', { name: 'Mute Bob' }).click();
    await ann.page.locator('.talk-lines li[data-whisper="true"]').waitFor({ state: 'detached' });
  });

  test('a bot plays for one of them until he takes his seat back, and the log says so', async () => {
    const { ann, bob, matchID } = await begin(stage());
    await openMenu(bob.page);
    await bob.page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await turns(stage(), matchID, 'bot');
    await bob.page.getByRole('button', { name: 'Take my seat back' }).click();
    await turns(stage(), matchID, 'human');
    const log = ann.page.locator('[data-event="seat"]', { hasText: 'Bob is back.' });
    if (!(await log.isVisible())) await ann.page.getByRole('tab', { name: 'Log' }).click();
    await log.waitFor();
  });

  test('who leaves is replaced by a bot, and by whoever has the link for his seat', async () => {
    const { ann, bob, matchID } = await begin(stage());
    await openMenu(bob.page);
    await bob.page.getByRole('button', { name: 'Leave the table' }).click();
    await bob.page.getByRole('button', { name: 'Yes, leave' }).click();
    await turns(stage(), matchID, 'bot');
    await openMenu(ann.page);
    await ann.page.getByRole('button', { name: 'Link for a substitute in seat 2' }).click();
    const link = await ann.page.getByLabel('Link for a substitute in seat 2').inputValue();
    const { page } = await stage().visit();
    await page.goto(link);
    await page.getByLabel('Your name').fill('Cleo');
    await page.getByRole('button', { name: 'Take over this seat' }).click();
    await turns(stage(), matchID, 'human');
    expect(page.url()).not.toContain('sit=');
    await page.locator('[data-mine="true"][data-seat]').first().waitFor();
  });
});

inChromium('a guest', (stage) => {
  test('sits down at a table of bots with one press, and finds it among his own on another device', async () => {
    const { page } = await stage().visit();
    await page.goto(stage().house.url);
    await page.getByLabel('Your name').fill('Dora');
    await page.locator('[data-quick="moonshine"]').click();
    await page.locator('.ms-board').waitFor();
    const matchID = matchAt(page);
    await page.goto(`${stage().house.url}/history`);
    await page.getByRole('button', { name: 'Move everything to another device' }).click();
    const link = await page.getByLabel('Link for the other device').inputValue();
    const phone = await stage().visitByPhone();
    await phone.page.goto(link);
    await phone.page.getByRole('button', { name: 'Move here' }).click();
    await phone.page.getByText('You are Dora on this device now.').waitFor();
    expect(phone.page.url()).not.toContain('#');
    await phone.page.goto(`${stage().house.url}/table/${matchID}`);
    await phone.page.locator('.ms-prompt[data-mine="true"]').waitFor();
  });
});
