/** Questions that come seldom, answered in the browser: homes, promises at Sunset, the Vipers' whispers, the Truce. */
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';

import { DISTRICTS } from '../../src/games/moonshine/data/districts.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { peaceOnOffer } from '../bots/peace.ts';
import { commit, mouse, pullCrew } from './support/hands.ts';
import * as positions from './support/positions.ts';
import { matchAt, sitDownAt } from './support/seating.ts';
import { inChromium } from './support/suite.ts';
import { until } from './support/until.ts';

inChromium('seldom questions', (stage) => {
  const stored = (matchID: string, name: string) =>
    until(`${name} to be stored`, async () => {
      const lines = await stage().house.journal(matchID);
      return lines.find(({ action }) => action.do === name)?.action ?? null;
    });

  test.each([
    ['judge', positions.judge, 'callKept', 'He kept his word'],
    ['answer', positions.answered, 'dispute', 'Dispute it'],
    ['ballot', positions.ballot, 'vote', 'Vote: broken'],
  ] as const)('%s', async (name, position, deed, label) => {
    const { page } = await stage().visit();
    const matchID = await sitDownAt(page, stage().house, position, 0);
    await page.locator(`.ms-prompt[data-mine="true"][data-stage="${name}"]`).waitFor();
    await page.locator('.ms-desk').getByRole('button', { name: label }).click();
    expect(await stored(matchID, deed)).toMatchObject({ do: deed, deal: 1, promise: 0 });
  });

  test('home: a Borough is chosen by its key', async () => {
    const { page } = await stage().visit();
    const bots = { 1: 'priorities', 2: 'priorities', 3: 'priorities' };
    const options = { home_borough_pick: 'reverse_order' };
    const matchID = await stage().house.house.lobby.create({
      title: 'moonshine',
      seats: 4,
      bots,
      options,
      name: 'Homes',
    });
    await page.goto(`${stage().house.url}/table/${matchID}`);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Sit in seat 1' }).click();
    await page.locator('.ms-prompt[data-mine="true"][data-stage="home"]').waitFor();
    const free = page.locator('[data-do="pickHome"][aria-disabled="false"]').first();
    const borough = await free.getAttribute('data-borough');
    await page.keyboard.press((await free.getAttribute('aria-keyshortcuts')) ?? '');
    const line = await until('the home', async () => {
      const lines = await stage().house.journal(matchID);
      return lines.find(({ seat, action }) => seat === 0 && action.do === 'pickHome') ?? null;
    });
    expect(line.action).toMatchObject({ borough });
  });

  test('the Vipers take the whispered Job, face down', async () => {
    const { page } = await stage().visit();
    const options = { whispers_claim: true };
    const matchID = await sitDownAt(page, stage().house, positions.whispers, 2, 'Ming', options);
    await page.locator('.ms-prompt[data-mine="true"][data-stage="offer"]').waitFor();
    await page.getByRole('button', { name: 'Take the whispered Job' }).click();
    expect(await stored(matchID, 'takeWhisper')).toEqual({ do: 'takeWhisper' });
  });

  test('the Truce shows who is sworn to whom', async () => {
    const { page } = await stage().visit();
    await sitDownAt(page, stage().house, positions.truce, 0, 'Ada', { blood_oath: true });
    expect(await page.locator('.ms-crackdown').textContent()).toContain('The Truce is sworn');
    expect(await page.locator('.ms-ledger[data-mine="true"] .ms-sworn').textContent()).toContain('Sworn to');
  });

  test('a crew pulled to the next District is a Move but for one press', async () => {
    const { page } = await stage().visit();
    const matchID = await sitDownAt(page, stage().house, positions.hustle, 0);
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
    await pullCrew(mouse(page), 'tenderloin', 'eastHarlem');
    await commit(mouse(page)).click();
    expect(await stored(matchID, 'move')).toMatchObject({ from: 'tenderloin', to: 'eastHarlem', runners: 3 });
    await pullCrew(mouse(page), 'fivePoints', 'astoria');
    expect(await page.locator('[data-chosen="to"]').count(), 'too far: nothing is begun').toBe(0);
  });

  test('a bot offers peace at its price; who takes its hand has it bound', async () => {
    const { page } = await stage().visit();
    const { state: position, to, place } = peaceOnOffer();
    const written = moonshine.notation.write(position) as { players: object };
    const matchID = await sitDownAt(page, stage().house, written, to, 'Ada', {}, true);
    await page.locator('.ms-deal-strip[data-waits="true"]').getByRole('button').click();
    const card = page.locator('.ms-deal[data-waits="true"]');
    const name = DISTRICTS.find(({ id }) => id === place)?.name;
    expect(await card.textContent()).toMatch(new RegExp(`${name}.*pay.*\\$`, 'is'));
    await card.locator('[data-aside="shake"]').click();
    expect(await stored(matchID, 'shake')).toEqual({ do: 'shake', deal: 1 });
    const { state } = await stage().house.stored(matchID);
    expect(state.deals[0]).toMatchObject({
      shaken: true,
      vows: [{ term: { stayOut: place } }, { state: 'open' }],
    });
  });

  test('nothing in the client decides: its checks taken away, the server still refuses', async () => {
    const { page } = await stage().visit();
    const matchID = await sitDownAt(page, stage().house, positions.hustle, 0);
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
    const held = await page.evaluate((key) => localStorage.getItem(key), `backroom.seats.${matchAt(page)}`);
    const [{ credentials }] = JSON.parse(held ?? '[]') as [{ credentials: string }];
    const before = (await stage().house.stored(matchID)).number;
    const wire = io(stage().house.url, { transports: ['websocket'] });
    // What the board would never send: straight over the wire, with the person's own right to the seat.
    const wrong = [
      { do: 'takeTheCrown' },
      { do: 'move', from: 'belmont', to: 'fordham', boss: 0, runners: 9, moonshine: 0, rum: 0 },
      { do: 'collect', amount: 1e9 },
      { do: 'ambush' },
      null,
    ];
    for (const action of wrong) {
      const key = randomUUID();
      const answered = await wire.emitWithAck('act', { matchID, seat: 0, credentials, action, key });
      expect(answered, JSON.stringify(action)).toMatchObject({ ok: false });
    }
    wire.disconnect();
    expect((await stage().house.stored(matchID)).number).toBe(before);
  });

  test('a wasteful move is warned of once, and the warning can be silenced for good', async () => {
    const { page } = await stage().visit();
    await page.goto(stage().house.url);
    await page.evaluate(() => localStorage.setItem('backroom.settings', '{}'));
    const matchID = await sitDownAt(page, stage().house, positions.draft, 0);
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
    await page.locator('[data-do="draft"][data-die="2"]').click();
    await page.getByTestId('warning').getByText('fires none of your Stills').waitFor();
    expect((await stage().house.journal(matchID)).some(({ action }) => action.do === 'draft')).toBe(false);
    await page.getByLabel('Do not warn me of this again').check();
    await page.getByRole('button', { name: 'Do it anyway' }).click();
    expect(await stored(matchID, 'draft')).toEqual({ do: 'draft', die: 2 });
    expect(await page.evaluate(() => localStorage.getItem('backroom.settings'))).toContain('moonshine.firesNothing');
  });

  test('the palette does what a sentence says, and says why where it cannot', async () => {
    const { page } = await stage().visit();
    const matchID = await sitDownAt(page, stage().house, positions.hustle, 0);
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
    await page.keyboard.press('/');
    const search = page.getByRole('combobox');
    await search.fill('move 9 runners from Tenderloin to East Harlem');
    const sentence = page.locator('[data-line="sentence"]');
    expect(await sentence.textContent()).toContain('Only 3 Runners there.');
    expect(await sentence.textContent()).toContain('section');
    await search.fill('move 2 runners from Tenderloin to East Harlam');
    await page.getByText('Do you mean East Harlem?').waitFor();
    await search.fill('move 2 runners from Tenderloin to East Harlem');
    expect(await sentence.textContent()).toContain('Influence 4 → 3');
    await page.keyboard.press('Enter');
    expect(await stored(matchID, 'move')).toMatchObject({ from: 'tenderloin', to: 'eastHarlem', runners: 2 });
  });
});
