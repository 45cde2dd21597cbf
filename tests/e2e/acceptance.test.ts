import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rules } from '../../src/games/moonshine/rules/index.ts';
import type { State } from '../../src/games/moonshine/state.ts';
import { type Cable, layCable } from './support/cable.ts';
import { see, truth } from './support/eyes.ts';
import type { RealHouse } from './support/house.ts';
import { hustle, nested } from './support/positions.ts';
import { inChromium } from './support/suite.ts';
import { settled, until } from './support/until.ts';
import type { Visitor } from './support/visitor.ts';

/** Acceptance checks 12 and 13 (docs/acceptance.md): decisions within decisions over restarts, and networks that fail. */

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora'];
/** From the moment there is a line again until the board is the house's. */
const BACK_MS = 2000;
/** What whoever is asked does, by stage. */
const DEEDS: Readonly<Record<string, string>> = { standoff: 'ambush', pinned: 'openFire', claim: 'raze', run: 'run' };

interface Sat {
  matchID: string;
  credentials: string[];
}

/** A table of four people that begins in that position. */
async function sitFour(house: RealHouse, position: object): Promise<Sat> {
  house.prepare(position);
  const { lobby } = house.house;
  const matchID = await lobby.create({ title: 'moonshine', seats: 4, name: 'Four people' });
  const credentials: string[] = [];
  for (const [seat, name] of NAMES.entries()) {
    credentials.push((await lobby.join({ matchID, title: 'moonshine', seat, name })).credentials);
  }
  return { matchID, credentials };
}

/** Opens the table in a browser that holds that seat. */
async function open({ page }: Visitor, url: string, { matchID, credentials }: Sat, seat: number): Promise<void> {
  const held = JSON.stringify([{ seat, credentials: credentials[seat], name: NAMES[seat] }]);
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(String(key), String(text)),
    [`backroom.seats.${matchID}`, held],
  );
  await page.goto(`${url}/table/${matchID}`);
  await page.locator('.ms-board').waitFor({ timeout: 60_000 });
}

/** The next action of whoever is asked, through the door: the first of what DEEDS names for that stage. */
async function act(house: RealHouse, { matchID, credentials }: Sat): Promise<void> {
  const { number, state } = await house.stored(matchID);
  const [asked] = rules.waiting(state);
  const { seat = -1, stage = '' } = asked ?? {};
  const wanted = DEEDS[stage];
  const action = rules.actions(state, seat).find((one) => wanted === undefined || one.do === wanted);
  const by = { credentials: credentials[seat] ?? '' };
  const answer = await house.house.authority.act({ matchID, seat, by, action, key: `acceptance-${number}` });
  expect(answer).toEqual({ ok: true, number: number + 1 });
}

/** What is open, the outermost first, and who is asked: a Play, the fight or the Raid in it, the question in that. */
function levels(state: State): string {
  const [asked] = rules.waiting(state);
  const open = [state.play && `Play of ${state.play.seat}`, state.fight && 'fight', state.raid && 'Raid'];
  return [...open.filter(Boolean), `${asked?.stage} ${asked?.seat}`].join(' > ');
}

/** The page shows what is stored, and asks its seat if and only if the game does. */
async function expectTrue(page: Page, house: RealHouse, matchID: string, seat: number, ms = 20_000): Promise<void> {
  const { state } = await house.stored(matchID);
  const asked = rules.waiting(state).some((one) => one.seat === seat);
  await settled(async () => {
    expect(await see(page)).toEqual(truth(state, NAMES));
    expect(await page.locator('.ms-prompt[data-mine="true"]').count()).toBe(asked ? 1 : 0);
  }, ms);
}

/** A line that is down is told by the browser as an error of the page's, which it is not. */
function forgiveTheLine({ errors }: Visitor): void {
  const other = errors.filter((error) => !/WebSocket|ERR_|Failed to load resource/.test(error));
  errors.splice(0, errors.length, ...other);
}

inChromium('acceptance', (stage) => {
  test('check 12: decisions within decisions, with every browser reloaded and the server restarted at each', async () => {
    const { house } = stage();
    const table = await sitFour(house, nested);
    const visitors = [await stage().visit(), await stage().visit(), await stage().visit()];
    await Promise.all(visitors.map((visitor, seat) => open(visitor, house.url, table, seat)));
    const asked: string[] = [];
    const look = async () => {
      const now = levels((await house.stored(table.matchID)).state);
      if (asked.at(-1) !== now) asked.push(now);
      return now;
    };
    while ((await look()).startsWith('Play')) {
      await act(house, table);
      await house.restart();
      await Promise.all(visitors.map(({ page }) => page.reload()));
      await Promise.all(visitors.map(({ page }, seat) => expectTrue(page, house, table.matchID, seat)));
    }
    expect(asked).toEqual([
      'Play of 1 > fight > standoff 0',
      'Play of 1 > fight > pinned 1',
      'Play of 1 > claim 1',
      'Play of 1 > Raid > run 0',
      'Play of 1 > Raid > run 2',
      'play 3',
    ]);
    for (const visitor of visitors) forgiveTheLine(visitor);
  }, 240_000);

  test('check 13: the line is cut at another’s move, at one’s own, and at the return; two tabs of one seat', async () => {
    const { house } = stage();
    const table = await sitFour(house, hustle);
    const cable: Cable = await layCable(house.url);
    const me = await stage().visit();
    await open(me, cable.url, table, 0);
    const { page } = me;
    const back = async () => {
      const end = Date.now() + BACK_MS;
      cable.mend();
      await page.locator('.line-down').waitFor({ state: 'detached', timeout: BACK_MS });
      await expectTrue(page, house, table.matchID, 0, end - Date.now());
    };
    await expectTrue(page, house, table.matchID, 0);

    cable.cut();
    await page.locator('.line-down').waitFor();
    await act(house, table);
    while (rules.waiting((await house.stored(table.matchID)).state)[0]?.seat !== 0) await act(house, table);
    await back();

    const before = (await house.stored(table.matchID)).number;
    const key = page.locator('[data-do]:not([aria-disabled="true"])').first();
    await key.click();
    cable.cut();
    await page.locator('.line-down').waitFor();
    cable.mend();
    await new Promise((resolve) => setTimeout(resolve, 200));
    cable.cut();
    await back();
    expect((await house.stored(table.matchID)).number - before).toBeLessThanOrEqual(1);

    const second = await me.context.newPage();
    await second.goto(`${cable.url}/table/${table.matchID}`);
    await second.locator('.ms-board').waitFor();
    const here = async () => {
      const answer = await fetch(`${house.url}/api/tables/${table.matchID}`);
      const { seats } = (await answer.json()) as { seats: { connected: boolean }[] };
      return seats[0]?.connected ?? false;
    };
    await page.close();
    expect(await here()).toBe(true);
    await expectTrue(second, house, table.matchID, 0);
    await second.close();
    await until('the seat to be away', async () => ((await here()) ? null : true));
    await cable.close();
    forgiveTheLine(me);
  });
});
