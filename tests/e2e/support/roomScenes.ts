/** What people see of each other and of their own: seats, votes, clocks, talk, history, devices, looking back. */
import type { Page } from 'playwright-core';
import type { Stage } from '../../../src/games/cosca/state.ts';
import { question, setCoscaTable, skipShow } from './cosca.ts';
import * as coscaPositions from './coscaPositions.ts';
import { answer, type Hands, press } from './hands.ts';
import type { RealHouse } from './house.ts';
import * as positions from './positions.ts';
import { at, type Scene } from './scene.ts';
import { matchAt, setTable, sitDownAt } from './seating.ts';

type Ask = (path: string, seat: number, more?: object) => Promise<unknown>;

const BOARDS = { moonshine: '.ms-board', cosca: '.cs-board' };

/** Ada at the page with two friends who are not there, at a table that has begun; the friends ask by the door of everybody. */
async function amongFriends({ page }: Hands, house: RealHouse, title: keyof typeof BOARDS, clock = {}): Promise<Ask> {
  const matchID = await house.house.lobby.create({ title, seats: 3, name: 'Sunday at Sal’s', ...clock });
  const keys: string[] = [];
  for (const [i, name] of ['Ben', 'Cleo'].entries()) {
    const { credentials } = await house.house.lobby.join({ matchID, title, seat: i + 1, name });
    keys[i + 1] = credentials;
  }
  await page.goto(`${house.url}/table/${matchID}`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Sit in seat 1' }).click();
  await page.locator(BOARDS[title]).waitFor();
  return async (path, seat, more = {}) => {
    const body = JSON.stringify({ playerID: String(seat), credentials: keys[seat], ...more });
    const headers = { 'content-type': 'application/json' };
    const answered = await fetch(`${house.url}/api/tables/${matchID}/${path}`, { method: 'POST', headers, body });
    if (!answered.ok) throw new Error(`${path}: ${await answered.text()}`);
  };
}

const openMenu = async (hands: Hands) => press(hands, hands.page.locator('[data-action="house.menu"]'));

/** The seats in the menu of that game's table. */
const seats = (title: keyof typeof BOARDS): Scene => ({
  name: `${title}-seats`,
  async play(hands, house) {
    await amongFriends(hands, house, title);
    await openMenu(hands);
    await hands.page.locator('.seats-panel').scrollIntoViewIfNeeded();
  },
});

const vote = (title: keyof typeof BOARDS): Scene => ({
  name: `${title}-vote`,
  async play(hands, house) {
    const ask = await amongFriends(hands, house, title);
    await ask('votes', 1, { seat: 2, motion: 'kick' });
    await hands.page.locator('.table-notice[data-vote]').waitFor();
  },
});

const away = (title: keyof typeof BOARDS): Scene => ({
  name: `${title}-away`,
  async play(hands, house) {
    await amongFriends(hands, house, title);
    await openMenu(hands);
    await press(hands, hands.page.getByRole('button', { name: 'Let a bot play for me' }));
    await hands.page.getByRole('button', { name: 'Take my seat back' }).waitFor();
    await hands.page.keyboard.press('Escape');
  },
});

const COSCA_BOTS = ['priorities', 'priorities'];

const cosca = (name: string, stage: Stage): Scene => ({
  name,
  async play({ page }, house) {
    await setCoscaTable(page, house, 'Ada', COSCA_BOTS);
    await page.locator('.cs-board').waitFor();
    await skipShow(page);
    await question(page, stage).waitFor();
  },
});

/** Ada as Red in that position of COSCA, against bots, when she is asked that. */
const coscaAt = (stage: Stage, position: object): Scene => ({
  name: `cosca-${stage}`,
  async play({ page }, house) {
    house.prepare(position);
    const bots = { 1: 'priorities', 2: 'priorities' };
    const matchID = await house.house.lobby.create({ title: 'cosca', seats: 3, bots, name: 'A prepared table' });
    await page.goto(`${house.url}/table/${matchID}`);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Sit in seat 1' }).click();
    await page.locator('.cs-board').waitFor();
    await skipShow(page);
    await question(page, stage).waitFor();
  },
});

/** A match of Ada's that has begun, and her history. */
async function toHistory({ page }: Hands, house: RealHouse): Promise<void> {
  await setTable(page, house, 'Ada', ['priorities', 'priorities']);
  await page.locator('.ms-board').waitFor();
  await page.goto(`${house.url}/history`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function beginLocally({ page }: Hands, house: RealHouse): Promise<void> {
  await page.goto(`${house.url}/local`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.ms-board').waitFor();
}

async function lookBack({ page }: Hands, house: RealHouse): Promise<void> {
  await sitDownAt(page, house, positions.draft, 0);
  await page.locator('.ms-prompt[data-mine="true"]').waitFor();
  await answer({ page, touch: false }, { do: 'draft', die: 5 });
  await page.locator('.ms-prompt[data-mine="true"]:not([data-stage="draft"])').waitFor();
  await page.goto(`${house.url}/table/${matchAt(page)}/replay?at=2&eyes=0`);
  await page.locator('.ms-board').waitFor();
}

/** Reasons are told once the match is over. */
async function lookBackAtTheEnd(hands: Hands, house: RealHouse): Promise<void> {
  const { page } = hands;
  await sitDownAt(page, house, positions.oneFromTheCrown, 0);
  await page.locator('.ms-prompt[data-mine="true"]').waitFor();
  await answer(hands, { do: 'takeTheCrown' });
  await page.getByTestId('end').waitFor();
  await page.goto(`${house.url}/table/${matchAt(page)}/replay?at=1`);
  await page.locator('.ms-board').waitFor();
}

async function talk(hands: Hands): Promise<void> {
  await press(hands, hands.page.locator('.talk-button'));
  await hands.page
    .getByRole('textbox', { name: 'Say something' })
    .fill('Leave the West Side to me and Astoria is yours.');
  await hands.page.keyboard.press('Enter');
  await hands.page.locator('.talk-lines p').waitFor();
}

async function palette(hands: Hands): Promise<void> {
  const { page, touch } = hands;
  if (touch) await openMenu(hands);
  await press(hands, page.locator('[data-action="house.palette"]:visible'));
  await page.getByRole('combobox').fill('move 2 runners');
}

const dialog = (page: Page) => page.locator('dialog[open], [role="dialog"]').first().waitFor();

export const ROOM_SCENES: readonly Scene[] = [
  cosca('cosca', 'setDice'),
  coscaAt('gunShop', coscaPositions.gunShop),
  coscaAt('club', coscaPositions.club),
  coscaAt('villa', coscaPositions.villa),
  coscaAt('fight', coscaPositions.fight),
  seats('moonshine'),
  seats('cosca'),
  vote('moonshine'),
  vote('cosca'),
  away('moonshine'),
  away('cosca'),
  {
    name: 'clock',
    async play(hands, house) {
      const clock = { mode: 'live', bank: 300, gain: 20, cap: 600, absent: 'idle' } as const;
      await amongFriends(hands, house, 'moonshine', { clock });
      await openMenu(hands);
      await press(hands, hands.page.getByRole('button', { name: 'Ask to stop the clocks' }));
      await hands.page.locator('.clock-strip').waitFor();
    },
  },
  {
    name: 'home',
    async play(hands, house) {
      const bots = { 1: 'priorities', 2: 'priorities' };
      const wish = { title: 'moonshine', seats: 3, bots, options: { home_borough_pick: 'reverse_order' } };
      await hands.page.goto(`${house.url}/table/${await house.house.lobby.create(wish)}`);
      await hands.page.getByLabel('Your name').fill('Ada');
      await hands.page.getByRole('button', { name: 'Sit in seat 1' }).click();
      await hands.page.locator('.ms-prompt[data-mine="true"]').waitFor();
    },
  },
  { name: 'history', play: toHistory },
  {
    name: 'history-move',
    async play(hands, house) {
      await toHistory(hands, house);
      await press(hands, hands.page.getByRole('button', { name: 'Move everything to another device' }));
      await hands.page.getByLabel('Link for the other device').waitFor();
    },
  },
  {
    name: 'move-seat',
    async play(hands, house) {
      await amongFriends(hands, house, 'moonshine');
      await openMenu(hands);
      await press(hands, hands.page.getByRole('button', { name: 'Move this seat alone' }));
      await hands.page
        .getByLabel(/Link for/)
        .first()
        .scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'local',
    async play({ page }, house) {
      await page.goto(`${house.url}/local`);
      await page.getByRole('button', { name: 'Begin' }).waitFor();
    },
  },
  { name: 'local-table', play: beginLocally },
  {
    name: 'local-menu',
    async play(hands, house) {
      await beginLocally(hands, house);
      await openMenu(hands);
    },
  },
  {
    name: 'local-cosca',
    async play(hands, house) {
      const { page } = hands;
      await page.goto(`${house.url}/local`);
      await page.getByLabel('Game', { exact: true }).selectOption('cosca');
      await page.getByLabel('Your name').fill('Ada');
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.cs-board').waitFor();
      await openMenu(hands);
    },
  },
  { name: 'replay', play: lookBack },
  {
    name: 'replay-why',
    async play(hands, house) {
      await lookBackAtTheEnd(hands, house);
      await press(hands, hands.page.locator('.ms-counsel button'));
      await hands.page.locator('section.ms-counsel').waitFor();
    },
  },
  at('hint', positions.hustle, async (hands) => {
    await press(hands, hands.page.locator('.ms-hint'));
    await hands.page.locator('section.ms-counsel').waitFor();
  }),
  at('talk', positions.hustle, talk),
  at('palette', positions.hustle, palette),
  at('keys', positions.hustle, async ({ page }) => {
    await page.keyboard.press('?');
    await dialog(page);
  }),
  at('settings', positions.hustle, async ({ page }) => {
    await page.keyboard.press(',');
    await dialog(page);
  }),
];
