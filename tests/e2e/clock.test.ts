import { expect, test } from 'vitest';
import { matchAt } from './support/seating.ts';
import { inChromium } from './support/suite.ts';

const SHOTS = process.env.CLOCK_SHOTS;

inChromium('a table with a clock', (stage) => {
  test('is set in the lobby; each seat has its clock; two agree to stop them, and one starts them again', async () => {
    const ada = await stage().visit();
    await ada.page.goto(stage().house.url);
    await ada.page.getByRole('radio', { name: '3' }).check();
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.getByLabel('Seat 2', { exact: true }).selectOption('friend');
    await ada.page.getByLabel('Seat 3', { exact: true }).selectOption('bot');
    await ada.page.getByLabel('Clock').selectOption('quick');
    await ada.page.getByLabel('Everybody says ready first').uncheck();
    await ada.page.getByRole('button', { name: 'Set the table' }).click();
    await ada.page.waitForURL(/\/table\/\w+$/);
    const matchID = matchAt(ada.page);
    const ben = await stage().visit();
    await ben.page.goto(`${stage().house.url}/table/${matchID}`);
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Sit in seat 2' }).click();
    await ben.page.locator('.ms-board').waitFor();

    const running = ada.page.locator('.seat-clock[data-runs="true"]');
    await running.first().waitFor();
    expect(await running.first().textContent()).toMatch(/^[45]:\d\d$/);
    const asked = (await ada.page.title()).includes('Your turn') ? ada : ben;
    expect(await asked.page.title()).toMatch(/^● Your turn/);

    await ada.page.locator('.ms-menu > summary').click();
    await ada.page.getByRole('button', { name: 'Ask to stop the clocks' }).click();
    await ben.page.getByText('Ada asks to stop the clocks.').waitFor();
    if (SHOTS) await ben.page.screenshot({ path: `${SHOTS}/asked.png` });
    await ben.page.getByRole('button', { name: 'Agree' }).click();
    await ada.page.getByText('The clocks stand still.').waitFor();
    expect(await running.count()).toBe(0);
    await ben.page.getByRole('button', { name: 'Start the clocks' }).click();
    await running.first().waitFor();
  });
});
