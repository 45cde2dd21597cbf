import type { Action } from '../../../src/engine/rules.ts';
import type { DistrictId } from '../../../src/games/moonshine/data/districts.ts';
import { answer, fillIn, type Hands, press, pressDistrict } from './hands.ts';
import type { RealHouse } from './house.ts';
import * as positions from './positions.ts';
import { ROOM_SCENES } from './roomScenes.ts';
import { at, inGerman, open, type Scene, type Then } from './scene.ts';

const tab =
  (name: string | RegExp): Then =>
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

const SALE = { do: 'unload', at: 'tenderloin', moonshine: 3, rum: 1 };

async function filledIn(hands: Hands, action: Action): Promise<void> {
  await begin(hands, action.do);
  await fillIn(hands, action);
}

async function rulesBeside(hands: Hands): Promise<void> {
  await press(hands, hands.page.locator('.section-help'));
  await hands.page.locator('.rules-panel .rule-text').waitFor();
}

async function newDeal(hands: Hands): Promise<void> {
  await tab(/^Deals/)(hands);
  await press(hands, hands.page.locator('[data-aside="beginOffer"]'));
  await hands.page.locator('.ms-offer-form').waitFor();
}

async function asText({ page }: Hands): Promise<void> {
  await page.goto(`${page.url()}?table=text`);
  await page.locator('.ms-text').waitFor();
}

/** Some morning's events, for the log. */
async function aMorning(hands: Hands): Promise<void> {
  await answer(hands, { do: 'draft', die: 5 });
  await hands.page.locator('.ms-prompt[data-mine="true"]:not([data-stage="draft"])').waitFor();
}

async function someTables(house: RealHouse): Promise<string> {
  const bots = (...seats: number[]) => Object.fromEntries(seats.map((seat) => [String(seat), 'priorities']));
  await house.house.lobby.create({ title: 'moonshine', seats: 4, bots: bots(0, 1, 2, 3), name: 'All bots' });
  await house.house.lobby.create({ title: 'moonshine', seats: 3, name: 'A very long name for a table on a Sunday' });
  const wish = { title: 'moonshine', seats: 4, bots: bots(3), options: { squads_walk: true }, name: 'Sunday at Sal’s' };
  return house.house.lobby.create(wish);
}

export const HOUSE_SCENES: readonly Scene[] = [
  // Before anybody has set a table.
  open('lobby-empty', '/', (page) => page.getByText('Nobody is playing.').waitFor()),
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
      house.prepare(positions.turnOf('irish'));
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
  at('hustle-unload-ready', positions.hustle, (hands) => filledIn(hands, SALE)),
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
  at('loot', positions.loot, undefined, 1),
  at('claim', positions.claim),
  at('stock', positions.stock),
  at('judge', positions.judge),
  at('ballot', positions.ballot),
  at('deals', positions.dealing, tab(/^Deals/)),
  at('deal-form', positions.dealing, newDeal),
  at('deal-form-pay', positions.dealing, async (hands) => {
    await newDeal(hands);
    for (const term of await hands.page.locator('.ms-promise select').all()) await term.selectOption({ index: 1 });
  }),
  at('text-table', positions.hustle, asText),
  at('text-table-form', positions.hustle, async (hands) => {
    await asText(hands);
    await press(hands, hands.page.locator('button[data-do="move"]'));
    await hands.page.locator('form[data-do="move"]').waitFor();
  }),
  at('strong-pattern', positions.hustle, async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('backroom.settings', JSON.stringify({ pattern: 'strong' })));
    await page.reload();
    await page.locator('.ms-prompt[data-mine="true"]').waitFor();
  }),
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
      await hands.page.context().clearCookies();
      await hands.page.reload();
      await hands.page.locator('.ms-board').waitFor();
    },
  },
  at('end', positions.oneFromTheCrown, async (hands) => {
    await answer(hands, { do: 'takeTheCrown' });
    await hands.page.getByTestId('end').waitFor();
  }),
];

const opened =
  (what: string, shows: string): Then =>
  async (hands) => {
    await press(hands, hands.page.locator(what).first());
    await hands.page.locator(shows).first().waitFor();
  };

const keyed =
  (key: string): Then =>
  async ({ page }) => {
    await page.locator('.ms-prompt').waitFor();
    await page.keyboard.press(key);
    await page.locator('dialog[open], [role="dialog"]').first().waitFor();
  };

const asIs: Then = async () => {};
const menuOpen = opened('[data-action="house.menu"]', '.table-menu');

/** What is long in German is looked at in German too; what the turning of the page shuts is opened again. */
const GERMAN: Record<string, Then> = {
  lobby: asIs,
  'lobby-house-rules': opened('.options summary', '.options[open]'),
  'waiting-room': asIs,
  home: asIs,
  offers: asIs,
  hustle: asIs,
  'hustle-unload-ready': asIs,
  standoff: asIs,
  pinned: asIs,
  judge: asIs,
  stock: asIs,
  deals: opened('[data-action="moonshine.papers.deals"]', '[data-aside="beginOffer"]'),
  'text-table': asIs,
  rules: asIs,
  learn: asIs,
  lesson: asIs,
  decision: asIs,
  end: asIs,
  cosca: asIs,
  'cosca-gunShop': asIs,
  'cosca-fight': asIs,
  'cosca-seats': menuOpen,
  menu: menuOpen,
  clock: menuOpen,
  history: asIs,
  local: asIs,
  'replay-why': opened('.ms-counsel button', 'section.ms-counsel'),
  hint: opened('.ms-hint', 'section.ms-counsel'),
  talk: opened('.talk-button', '.talk-lines p'),
  palette: keyed('/'),
  keys: keyed('?'),
  settings: keyed(','),
};

export const SCENES: readonly Scene[] = [...HOUSE_SCENES, ...ROOM_SCENES];

export const GERMAN_SCENES: readonly Scene[] = SCENES.flatMap((scene) => {
  const again = GERMAN[scene.name];
  return again ? [inGerman(scene, again)] : [];
});
