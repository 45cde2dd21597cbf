import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Action } from '../../src/engine/rules.ts';
import { DISTRICTS, facts, indexOf } from '../../src/games/moonshine/data/districts.ts';
import { rules } from '../../src/games/moonshine/rules/index.ts';
import type { State } from '../../src/games/moonshine/state.ts';
import { choose, quietMoves } from './support/choosing.ts';
import { see, truth } from './support/eyes.ts';
import { answer, commit, fillIn, mouse, press, pressDistrict } from './support/hands.ts';
import { logLines, openLog, publicEvents } from './support/log.ts';
import { setTable } from './support/seating.ts';
import { inChromium, type Stage } from './support/suite.ts';
import { settled, until } from './support/until.ts';
import type { Visitor } from './support/visitor.ts';

/** The person sets the table, so his is the first seat. */
const ME = 0;
const MOST_ANSWERS = 60;

interface Evening {
  stage: Stage;
  matchID: string;
  me: Visitor;
  watcher: Visitor;
  names: string[];
  made: Action[];
}

const PROMPTS: Record<string, RegExp> = {
  draft: /^Draft a die/,
  split: /^Split the Batch/,
  stock: /^The Supply is short/,
  offer: /^Your Offer/,
  harbormaster: /^You are Harbormaster/,
  play: /^Your Play/,
  standoff: /^Standoff/,
  pinned: /Pinned/,
  loot: /Plunder/,
  claim: /Safehouse falls/,
  run: /^Raid/,
};

/** Waits until the person is asked something, or `until` holds; gives the State then, in which nothing moves by itself. */
function asked({ stage, matchID }: Evening): Promise<{ number: number; state: State }> {
  return until('a question to the person', async () => {
    const at = await stage.house.stored(matchID);
    return rules.waiting(at.state).some(({ seat }) => seat === ME) ? at : null;
  });
}

async function screenIs(page: Page, state: State, names: readonly string[]): Promise<void> {
  await settled(async () => expect(await see(page)).toEqual(truth(state, names)));
}

/** Whatever both screens say must be what the server has stored. */
async function lookAround(evening: Evening, state: State): Promise<void> {
  const { stage, matchID, me, watcher, names } = evening;
  const asking = rules.waiting(state)[0]?.stage ?? '';
  await me.page.locator(`.ms-prompt[data-mine="true"][data-stage="${asking}"]`).waitFor();
  expect(await me.page.locator('#ms-prompt').textContent()).toMatch(PROMPTS[asking] ?? /^$/);
  const events = publicEvents(await stage.house.journal(matchID));
  for (const { page } of [me, watcher]) {
    await screenIs(page, state, names);
    await settled(async () => expect((await logLines(page)).length).toBe(events.length));
  }
  expect(await logLines(watcher.page)).toEqual(await logLines(me.page));
  expect(await watcher.page.locator('[data-do], .ms-commit, .ms-give, [data-mine="true"]').count()).toBe(0);
}

/** A Play that the rules refuse says why and reaches nobody. */
async function askForTooMuch(evening: Evening, number: number, state: State): Promise<void> {
  const { page } = evening.me;
  const crown = page.locator('button[data-do="takeTheCrown"]');
  expect(await crown.getAttribute('aria-disabled')).toBe('true');
  await crown.click({ force: true });
  const why = rules.refuse(state, ME, { do: 'takeTheCrown' });
  const said = page.locator(`#${await crown.getAttribute('aria-describedby')}`);
  expect(await said.textContent()).toContain(`section ${why?.rule}`);
  const [reason = '', section = ''] = ((await said.textContent()) ?? '').split(/ (?=Rules, section)/);
  const explained = await page.locator('.ms-explain').textContent();
  expect(explained).toContain(reason);
  expect(explained).toContain(section);
  expect((await evening.stage.house.stored(evening.matchID)).number).toBe(number);
}

/** A Move by pressing the map: a District that is not lit answers with the reason, lit ones with the next question. */
async function moveByMap(evening: Evening, state: State): Promise<Action> {
  const { page } = evening.me;
  const hands = mouse(page);
  const move = quietMoves(state, ME, rules.actions(state, ME))[0];
  if (!move) throw new Error('no quiet Move: the person stands nowhere');
  await press(hands, page.locator('.ms-play[data-do="move"]'));
  await page.locator('.ms-form[data-do="move"]').waitFor();
  const notMine = DISTRICTS.find((_, at) => state.districts[at]?.mob !== ME);
  if (notMine) await pressDistrict(hands, notMine.id);
  expect(await page.getByRole('alert').textContent()).not.toBe('');
  await fillIn(hands, move);
  expect(await page.locator('#ms-preview').textContent()).toContain('Influence');
  await press(hands, commit(hands));
  return move;
}

async function comeBack(evening: Evening, state: State): Promise<void> {
  await evening.me.page.reload();
  await evening.me.page.locator('.ms-board').waitFor();
  await openLog(evening.me.page);
  await lookAround(evening, state);
}

async function respond(evening: Evening, number: number, state: State): Promise<Action> {
  const { me, made } = evening;
  const plays = made.map((action) => action.do);
  const action = choose(state, ME, plays);
  if (action.do === 'move') {
    await askForTooMuch(evening, number, state);
    return moveByMap(evening, state);
  }
  if (action.do === 'collect') await comeBack(evening, state);
  await answer(mouse(me.page), action);
  return action;
}

/** Answers one question on the screen and sees that the server has it as it was meant. */
async function oneAnswer(evening: Evening, number: number, state: State): Promise<void> {
  const { stage, matchID, me, made } = evening;
  await lookAround(evening, state);
  const action = await respond(evening, number, state);
  made.push(action);
  const lines = await until('the answer to be stored', async () => {
    const lines = await stage.house.journal(matchID);
    return lines.length > number + 1 ? lines : null;
  });
  expect(lines[number + 1]).toMatchObject({ seat: ME, action });
  if (action.do !== 'move') return;
  const name = (id: unknown) => facts(indexOf(String(id))).name;
  const sentence = `Ada moves 1 Runner from ${name(action.from)} to ${name(action.to)}.`;
  await settled(async () => expect(await logLines(me.page)).toContain(sentence));
}

/** What no spectator may ever be sent. */
async function nothingLeaked({ stage, matchID, me, watcher }: Evening): Promise<void> {
  const heard = watcher.heard.join('\n');
  const { seed } = await stage.house.match(matchID);
  const held = await me.page.evaluate((key) => localStorage.getItem(key), `backroom.seats.${matchID}`);
  const credentials = JSON.parse(held ?? '[]')[0]?.credentials;
  const { state } = await stage.house.stored(matchID);
  expect(heard).toContain('"deckCount"');
  expect(credentials).toMatch(/^[\w-]{43}$/);
  for (const secret of ['"deckTop"', '"deck"', '"dark"', '"faceDownJobs"', 'credential', 'seed', credentials, seed]) {
    expect(heard.includes(secret), `a spectator was sent ${secret}`).toBe(false);
  }
  expect(state.deck.length).toBeGreaterThan(10);
  for (const job of state.deck) expect(heard.includes(`"${job}"`), `a spectator was sent ${job}`).toBe(false);
}

inChromium('a Day', (stage) => {
  test('a person sets a table with three bots and plays a Day by clicking; a spectator sees it too', async () => {
    const me = await stage().visit();
    const matchID = await setTable(me.page, stage().house, 'Ada', ['priorities', 'random', 'priorities']);
    const watcher = await stage().visit();
    await watcher.page.goto(me.page.url());
    for (const { page } of [me, watcher]) {
      await page.locator('.ms-board').waitFor();
      await openLog(page);
    }
    const rows = (await stage().house.seats(matchID)).map((row) => row.name);
    const evening: Evening = { stage: stage(), matchID, me, watcher, names: rows, made: [] };
    expect(rows[ME]).toBe('Ada');

    let at = await asked(evening);
    for (let answers = 0; at.state.day === 1; answers++) {
      expect(answers).toBeLessThan(MOST_ANSWERS);
      await oneAnswer(evening, at.number, at.state);
      at = await asked(evening);
    }
    await lookAround(evening, at.state);
    expect(at.state.day).toBe(2);
    expect(await me.page.getByTestId('day').textContent()).toBe('Day 2');
    const done = evening.made.map((action) => action.do);
    for (const name of ['draft', 'move', 'recruit', 'collect', 'layLow']) expect(done).toContain(name);
    await nothingLeaked(evening);
  });
});
