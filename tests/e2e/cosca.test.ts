/** COSCA in real browsers: three people against each other, one against bots, one on a phone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seededDice } from '../../src/engine/dice.ts';
import type { Action } from '../../src/engine/rules.ts';
import { cardOf } from '../../src/games/cosca/data/mobsters.ts';
import type { Place } from '../../src/games/cosca/data/places.ts';
import { rules } from '../../src/games/cosca/rules/index.ts';
import type { Stage as Question, State } from '../../src/games/cosca/state.ts';
import { findings } from './support/axe.ts';
import { decide, question, setCoscaTable, skipShow } from './support/cosca.ts';
import { inChromium, type Stage } from './support/suite.ts';
import { settled, until } from './support/until.ts';
import { PHONE } from './support/visitor.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const MOST_DECISIONS = 250;

const stored = async ({ house }: Stage, matchID: string) =>
  (await house.stored(matchID)) as unknown as { number: number; state: State };

const dice = seededDice('cosca e2e');

/** Everywhere on the first day; then all go for the same mobster and fight for him, with small bids so that they go on. */
function choose(state: State, seat: number): Action {
  if (state.step === 'setDice' && state.day === 1) return { do: 'setDice', faces: ['gunShop', 'club', 'villa'] };
  if (state.step === 'setDice') return { do: 'setDice', faces: facesFor(state, seat) };
  if (state.step !== 'loyalty' && state.day > 2) return rules.idle(state, seat);
  const list = rules.actions(state, seat);
  const small = list.filter(({ money = 0, weapons = 0 }) => Number(money) + Number(weapons) <= 2);
  return small[dice.below(small.length)] ?? rules.idle(state, seat);
}

/** What the first mobster with symbols asks for, and the Bank. */
function facesFor(state: State, seat: number): Place[] {
  const asks = state.row.map((m) => cardOf(m.id).symbols).find((symbols) => symbols.length > 0) ?? [];
  return [...asks, ...Array<Place>(state.players[seat]?.dice ?? 0).fill('bank')].slice(0, state.players[seat]?.dice);
}

/** What lies before the screens must be what the server has stored. */
/** Skips what is still being shown, as often as it comes, until the question lies on the screen. */
async function toTheTable(page: Page, what: Question): Promise<void> {
  const skip = page.getByTestId('skip');
  await until(`the question ${what} on the screen`, async () => {
    if (await skip.isVisible()) await skip.click({ timeout: 1000 }).catch(() => undefined);
    return (await question(page, what).isVisible()) || null;
  });
}

async function tableIs(page: Page, state: State): Promise<void> {
  const text = (what: string) => page.locator(`.cs-main ${what}`).allTextContents();
  await settled(async () => {
    await skipShow(page);
    const figures = [...(await text('[data-holds="money"]')), ...(await text('[data-holds="weapon"]'))].map((held) =>
      Number.parseInt(held.trim(), 10),
    );
    expect(figures).toEqual([...state.players.map((p) => p.money), ...state.players.map((p) => p.weapons)]);
    const row = await page
      .locator('.cs-card')
      .evaluateAll((cards) => cards.map((card) => [card.dataset.mobster, Number(card.dataset.loyal)]));
    expect(row).toEqual(state.row.map((m) => [m.id, m.loyalTo]));
  });
}

/** The question that the table has open, once everybody is through with what came before. */
async function open(stage: Stage, matchID: string): Promise<{ state: State; asked: number[]; what: Question } | null> {
  const { state } = await stored(stage, matchID);
  const waiting = rules.waiting(state);
  const [first] = waiting;
  return first ? { state, asked: waiting.map((one) => one.seat), what: first.stage as Question } : null;
}

async function answered(stage: Stage, matchID: string, number: number): Promise<void> {
  await until('the decision to be stored', async () => ((await stored(stage, matchID)).number > number ? true : null));
}

async function answerAs(stage: Stage, matchID: string, page: Page, seat: number): Promise<void> {
  const { number, state } = await stored(stage, matchID);
  const what = rules.waiting(state).find((one) => one.seat === seat)?.stage as Question;
  await settled(async () => {
    await skipShow(page);
    expect(await question(page, what).count()).toBe(1);
  });
  await decide(page, choose(state, seat));
  await answered(stage, matchID, number);
}

async function endIs(page: Page, state: State): Promise<void> {
  await settled(async () => {
    await skipShow(page);
    expect(await page.getByTestId('end').count()).toBe(1);
  });
  const ranks = await page
    .locator('[data-rank]')
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.rank)));
  expect(ranks).toEqual([...(rules.outcome(state)?.ranks ?? [])].sort((a, b) => a - b));
}

/** Ada sets the table; the others come by the link. */
async function threeSitDown(stage: Stage) {
  const people = [await stage.visit(), await stage.visit(), await stage.visit()];
  const [ada] = people;
  if (!ada) throw new Error('nobody came');
  const matchID = await setCoscaTable(ada.page, stage.house, 'Ada', ['friend', 'friend']);
  for (const [seat, { page }] of people.entries()) {
    if (seat === 0) continue;
    await page.goto(ada.page.url());
    await page.getByLabel('Your name').fill(NAMES[seat] ?? '');
    await page.getByRole('button', { name: `Sit in seat ${seat + 1}` }).click();
  }
  for (const { page } of people) await page.locator('.cs-board').waitFor();
  return { matchID, pages: people.map(({ page }) => page) };
}

/** Ada sets her dice, changes her mind, and nobody else sees more than that she is ready. */
async function adaThinksTwice(stage: Stage, matchID: string, [ada, ben]: readonly Page[]): Promise<void> {
  if (!ada || !ben) throw new Error('nobody there');
  await decide(ada, { do: 'setDice', faces: ['club', 'club', 'villa'] });
  const ready = ben.locator('.cs-screen[data-seat="0"] [data-ready="true"]');
  await ready.waitFor();
  expect(await ben.locator('.cs-screen[data-seat="0"] .cs-dice-row').textContent()).toContain('behind the screen');
  expect(await ben.locator('.cs-screen .cs-face:not([data-face="none"])').count()).toBe(0);
  expect(await ada.getByTestId('sealed').textContent()).toContain('2 Club and 1 Villa');
  await ada.getByRole('button', { name: 'Change it' }).click();
  await ada.getByRole('button', { name: /^Die 1:/ }).click();
  await ada.locator('[data-turn="bank"]').click();
  await ada.locator('.cs-seal').click();
  await settled(async () =>
    expect(await ada.getByTestId('sealed').textContent()).toContain('1 Bank, 1 Club and 1 Villa'),
  );
  await ada.getByRole('button', { name: 'Take it back' }).click();
  await ready.waitFor({ state: 'detached' });
  expect((await stored(stage, matchID)).state.sealed).toEqual([null, null, null]);
}

inChromium('COSCA', (stage) => {
  test('three people play a whole week against each other', async () => {
    const { matchID, pages } = await threeSitDown(stage());
    await adaThinksTwice(stage(), matchID, pages);
    const asked = new Set<string>();
    for (let decisions = 0; ; decisions++) {
      expect(decisions).toBeLessThan(MOST_DECISIONS);
      const at = await open(stage(), matchID);
      const seat = at?.asked.at(-1);
      const page = seat === undefined ? undefined : pages[seat];
      if (!at || seat === undefined || !page) break;
      asked.add(at.what);
      if (at.what === 'setDice') await tableIs(page, at.state);
      await answerAs(stage(), matchID, page, seat);
    }
    const { state } = await stored(stage(), matchID);
    expect(state.day).toBe(7);
    expect([...asked]).toEqual(expect.arrayContaining(['setDice', 'gunShop', 'villa', 'fight']));
    for (const page of pages) await endIs(page, state);
  });

  test('one person plays a week against bots, step by step; axe finds nothing on the way', async () => {
    const { page } = await stage().visit();
    const matchID = await setCoscaTable(page, stage().house, 'Ada', ['priorities', 'random', 'priorities']);
    await question(page, 'setDice').waitFor();
    const looked = new Set<string>();
    const look = async (what: string) => {
      if (looked.has(what)) return;
      looked.add(what);
      expect(await findings(page), what).toEqual([]);
    };
    for (let decisions = 0; ; decisions++) {
      expect(decisions).toBeLessThan(MOST_DECISIONS);
      const at = await until('a question to the person, or the end', async () => {
        const found = await open(stage(), matchID);
        return !found || found.asked.includes(0) ? { found } : null;
      });
      if (decisions === 1) {
        await page.getByTestId('next').click();
        await page.locator('[data-testid="show"][data-beat="2"]').waitFor();
        await look('show');
      }
      if (!at.found) break;
      await toTheTable(page, at.found.what);
      await tableIs(page, at.found.state);
      await look(at.found.what);
      await answerAs(stage(), matchID, page, 0);
    }
    const { state } = await stored(stage(), matchID);
    await endIs(page, state);
    await look('end');
    expect([...looked]).toEqual(expect.arrayContaining(['setDice', 'show', 'end']));
  });

  test('on a phone everything is in reach and nothing hangs out', async () => {
    const { page } = await stage().visitByPhone();
    const matchID = await setCoscaTable(page, stage().house, 'Ada', ['random', 'random']);
    const fits = async () => {
      const size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { width: scrollWidth, height: scrollHeight };
      });
      expect(size).toEqual({ width: PHONE.width, height: PHONE.height });
    };
    await question(page, 'setDice').waitFor();
    await fits();
    expect(await findings(page)).toEqual([]);
    for (const button of await page.locator('.cs-desk button:not(:disabled)').all()) {
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(30);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(PHONE.width);
    }
    for (const place of ['bank', 'street', 'club']) await page.locator(`[data-turn="${place}"]`).tap();
    const { number } = await stored(stage(), matchID);
    await page.locator('.cs-seal').tap();
    await answered(stage(), matchID, number);
    await page.getByTestId('show').waitFor();
    await fits();
    for (const name of ['Families', 'City', 'Log', 'Play']) {
      await page.getByRole('tab', { name, exact: true }).tap();
      await fits();
    }
  });
});
