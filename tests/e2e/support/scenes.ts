import type { Page } from 'playwright-core';
import type { DistrictId } from '../../../src/games/moonshine/data/districts.ts';
import { answer, fillIn, type Hands, press, pressDistrict } from './hands.ts';
import type { RealHouse } from './house.ts';
import * as positions from './positions.ts';
import { sitDownAt } from './seating.ts';

/** One thing to be looked at: how an empty browser gets there. */
export interface Scene {
  name: string;
  play(hands: Hands, house: RealHouse): Promise<void>;
}

type Then = (hands: Hands) => Promise<void>;

/** The person sits down in a prepared position, and then does something. */
function at(name: string, position: { players: object }, then: Then = async () => {}): Scene {
  return {
    name,
    async play(hands, house) {
      await sitDownAt(hands.page, house, position, 0);
      await hands.page.locator('.ms-prompt[data-mine="true"]').waitFor();
      await then(hands);
    },
  };
}

const tab =
  (name: string): Then =>
  (hands) =>
    press(hands, hands.page.getByRole('tab', { name, exact: true }));

const begin = (hands: Hands, play: string) => press(hands, hands.page.locator(`.ms-play[data-do="${play}"]`));

const look =
  (id: DistrictId): Then =>
  async (hands) => {
    await pressDistrict(hands, id);
    await hands.page.locator(`[data-district-sheet="${id}"]`).waitFor();
  };

const ATTACK = { do: 'move', from: 'fivePoints', to: 'eastHarlem', boss: 1, runners: 2 };

async function halfMadeMove(hands: Hands): Promise<void> {
  await begin(hands, 'move');
  await pressDistrict(hands, 'tenderloin');
  await hands.page.locator('[data-chosen="from"]').waitFor();
}

async function refusedDistrict(hands: Hands): Promise<void> {
  await halfMadeMove(hands);
  await pressDistrict(hands, 'brownsville');
}

async function filledIn(hands: Hands, action: typeof ATTACK): Promise<void> {
  await begin(hands, action.do);
  await fillIn(hands, action);
}

async function rulesBeside(hands: Hands): Promise<void> {
  await press(hands, hands.page.locator('.section-help'));
  await hands.page.locator('.rules-panel .rule-text').waitFor();
}

/** Some morning's events, for the log. */
async function aMorning(hands: Hands): Promise<void> {
  await answer(hands, { do: 'draft', die: 5 });
  await hands.page.locator('.ms-prompt[data-mine="true"]:not([data-stage="draft"])').waitFor();
}

const open = (name: string, path: string, then: (page: Page) => Promise<void>): Scene => ({
  name,
  async play({ page }, house) {
    await page.goto(house.url + path);
    await then(page);
  },
});

async function someTables(house: RealHouse): Promise<string> {
  const bots = (...seats: number[]) => Object.fromEntries(seats.map((seat) => [String(seat), 'priorities']));
  await house.house.lobby.create({ title: 'moonshine', seats: 4, bots: bots(0, 1, 2, 3), name: 'All bots' });
  await house.house.lobby.create({ title: 'moonshine', seats: 3, name: 'A very long name for a table on a Sunday' });
  const wish = { title: 'moonshine', seats: 4, bots: bots(3), options: { squads_walk: true }, name: 'Sunday at Sal’s' };
  return house.house.lobby.create(wish);
}

export const SCENES: readonly Scene[] = [
  {
    name: 'lobby',
    async play({ page }, house) {
      await someTables(house);
      await page.goto(house.url);
      await page.getByRole('heading', { name: 'All bots' }).first().waitFor();
    },
  },
  open('lobby-house-rules', '/', (page) => page.getByText('House rules', { exact: true }).click()),
  {
    name: 'waiting-room',
    async play({ page }, house) {
      await page.goto(`${house.url}/table/${await someTables(house)}`);
      await page.getByLabel('Your name').fill('Ada');
      await page.getByRole('button', { name: 'Sit in seat 1' }).click();
      await page.getByRole('button', { name: 'Leave seat 1' }).waitFor();
    },
  },
  open('credits', '/credits', (page) => page.getByRole('heading', { name: 'About this house' }).waitFor()),
  open('no-such-table', '/table/AAAAAAAAAAAAAAAA', (page) => page.locator('.notice').waitFor()),
  {
    name: 'hand-over',
    async play({ page }, house) {
      await page.goto(house.url);
      await page.getByLabel('Your name').fill('Ada');
      await page.getByLabel('Seat 2', { exact: true }).selectOption('here');
      await page.getByLabel('Name for seat 2').fill('Ben');
      await page.getByRole('button', { name: 'Set the table' }).click();
      await page.getByTestId('hand-over').waitFor();
    },
  },
  at('shadows', positions.draft),
  at('split', positions.split),
  at('offers', positions.offers),
  at('harbormaster', positions.harbormaster),
  at('hustle', positions.hustle),
  at('hustle-refused-play', positions.hustle, (hands) =>
    hands.page.locator('.ms-play[data-do="takeTheCrown"]').click({ force: true }),
  ),
  at('hustle-district', positions.hustle, look('westSide')),
  at('hustle-move-half', positions.hustle, halfMadeMove),
  at('hustle-move-refused', positions.hustle, refusedDistrict),
  at('hustle-move-ready', positions.hustle, (hands) => filledIn(hands, ATTACK)),
  at('hustle-unload', positions.hustle, (hands) => begin(hands, 'unload')),
  at('hustle-consigliere', positions.hustle, (hands) => begin(hands, 'consigliere')),
  at('hustle-rat', positions.hustle, (hands) => begin(hands, 'rat')),
  at('hustle-recruit', positions.hustle, (hands) => begin(hands, 'recruit')),
  at('papers-jobs', positions.hustle, tab('Jobs')),
  at('papers-players', positions.hustle, tab('Players')),
  at('papers-log', positions.draft, async (hands) => {
    await aMorning(hands);
    await tab('Log')(hands);
  }),
  at('waiting-for-others', positions.standoff, async (hands) => {
    await answer(hands, { do: 'ambush' });
    await hands.page.locator('.ms-prompt:not([data-stage="standoff"])').waitFor();
  }),
  at('standoff', positions.standoff),
  at('pinned', positions.pinned),
  at('pinned-after-a-volley', positions.pinned, async (hands) => {
    await answer(hands, { do: 'openFire' });
    await hands.page.locator('.ms-roll').waitFor();
  }),
  at('raid', positions.raid),
  at('claim', positions.claim),
  at('rules-beside', positions.hustle, rulesBeside),
  open('rules', '/rules/moonshine#9.2', (page) => page.locator('.rule-text').waitFor()),
  open('learn', '/learn', (page) => page.getByTestId('lesson').waitFor()),
  open('lesson', '/learn/moonshine', (page) => page.locator('.coach').waitFor()),
  open('decision', '/learn/moonshine/puzzles/greed', (page) => page.locator('.coach').waitFor()),
  at('menu', positions.hustle, (hands) => press(hands, hands.page.getByText('Menu', { exact: true }))),
  {
    name: 'spectator',
    async play(hands, house) {
      await at('', positions.hustle).play(hands, house);
      await hands.page.evaluate('localStorage.clear()');
      await hands.page.reload();
      await hands.page.locator('.ms-board').waitFor();
    },
  },
  at('end', positions.oneFromTheCrown, async (hands) => {
    await answer(hands, { do: 'takeTheCrown' });
    await hands.page.getByTestId('end').waitFor();
  }),
];
