/** The house's players that think: on threads beside the house, in their own time, and no longer than they are wanted. */
import { afterEach, describe, expect, test } from 'vitest';
import { Thinking } from '../../server/thinking.ts';
import { allLevels, usualLevel } from '../../src/bots/index.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { openHouse, seatAll, type TestHouse, until } from './house.ts';

const titles = { moonshine: TITLES.moonshine as Title, cosca: TITLES.cosca as Title };
const open: { close(): unknown }[] = [];

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function begin(): Promise<TestHouse> {
  const house = await openHouse({ titles });
  open.push(house);
  return house;
}

function thinking(threads: number): Thinking {
  const made = new Thinking(threads);
  open.push(made);
  return made;
}

/** The first decision of a game that has a choice. */
function matter(title: Title, level: string) {
  const { rules } = title;
  const options = rules.options(undefined);
  const state = rules.setup(Math.max(...rules.seats), options.ok ? options.options : {}, {
    dice: seededDice('matter'),
  });
  const seat = rules.waiting(state)[0]?.seat ?? 0;
  return { state, seat, matter: { title, level, view: rules.view(state, seat), seat } };
}

describe.each(Object.values(titles))('$id', (title) => {
  test('every level that the lobby offers answers with a legal action', async () => {
    const house = thinking(1);
    expect(allLevels(title)).toContain(usualLevel(title));
    for (const level of allLevels(title)) {
      const asked = matter(title, level);
      const { action } = await house.think(asked.matter);
      expect(title.rules.refuse(asked.state, asked.seat, action), level).toBeNull();
    }
  });
});

test('the house goes on while they think', async () => {
  const house = thinking(1);
  await house.think(matter(titles.moonshine, 'search').matter);
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const { iterations } = await house.think(matter(titles.moonshine, 'mastermind').matter);
  clearInterval(beat);
  expect(iterations).toBeGreaterThan(20);
  // Other work may share the machine: what must never happen is that the whole thought is one gap.
  expect(longest).toBeLessThan(300);
});

test('the more of them wait, the less time each has', async () => {
  const house = thinking(1);
  const start = performance.now();
  const crowd = Array.from({ length: 12 }, () => house.think(matter(titles.moonshine, 'mastermind').matter));
  const verdicts = await Promise.all(crowd);
  expect(performance.now() - start).toBeLessThan(12 * 600);
  const counts = verdicts.map(({ iterations }) => iterations);
  expect(counts[0]).toBeGreaterThan(counts.at(-1) ?? 0);
});

test('a level that nobody knows is refused at the door', async () => {
  const at = await begin();
  const wish = { numPlayers: 3, setupData: { bots: { 1: 'oracle' } } };
  expect((await at.post('/games/moonshine/create', wish)).status).toBe(400);
  const titles = (await at.get('/api/titles')).body.text;
  const listed = JSON.parse(String(titles)) as { bots: string[]; usualBot: string }[];
  for (const { bots, usualBot } of listed) expect(bots).toContain(usualBot);
});

test('three that search play on through the server', async () => {
  const at = await begin();
  const { matchID } = await seatAll(at, 3, { bots: { 0: 'search', 1: 'lookahead', 2: 'search' } }, 'moonshine');
  const eve = await at.connect();
  await eve.watch(matchID);
  await until(() => (eve.latest?.number ?? 0) >= 60, 60_000);
});

test('a thought is called off when its table moves on without it, and the next decision is made', async () => {
  const at = await begin();
  const { matchID, chair } = await seatAll(at, 3, { bots: { 1: 'mastermind', 2: 'mastermind' } }, 'moonshine');
  const ann = await at.connect();
  await ann.watch(matchID, [chair(0)]);
  const { rules } = titles.moonshine;
  for (let turn = 0; turn < 3; turn++) {
    await until(() => ann.latest?.waiting.some(({ seat }) => seat === 0) === true, 60_000);
    const view = ann.latest?.view;
    expect((await ann.act(matchID, chair(0), rules.idle(view, 0))).ok).toBe(true);
    // Cash given on the side while a bot thinks makes its thought stale.
    const aside = rules.asides(ann.latest?.view, 0)[0];
    if (aside) await ann.act(matchID, chair(0), aside);
  }
});

test('closing the house ends its threads in the middle of a thought', async () => {
  const at = await begin();
  const { matchID } = await seatAll(
    at,
    4,
    { bots: { 0: 'mastermind', 1: 'mastermind', 2: 'mastermind', 3: 'mastermind' } },
    'moonshine',
  );
  await (await at.connect()).watch(matchID);
  await new Promise((resolve) => setTimeout(resolve, 150));
  const start = performance.now();
  await open.pop()?.close();
  expect(performance.now() - start).toBeLessThan(3000);
});
