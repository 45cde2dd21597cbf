/** Hints for a seat, and what is thought of a move when the match is over. */
import { afterEach, expect, test } from 'vitest';
import type { Advice } from '../../server/counsel.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { openHouse, seatAll, type TestHouse, until } from './house.ts';

const moonshine = TITLES.moonshine as Title;
const open: TestHouse[] = [];

afterEach(async () => {
  for (const house of open.splice(0)) await house.close();
});

async function begin(titles: Record<string, Title> = { moonshine }, botDelayMs = 1): Promise<TestHouse> {
  const house = await openHouse({ titles, botDelayMs });
  open.push(house);
  return house;
}

/** One person against bots, at his own decision. */
async function atMyTurn(at: TestHouse, bots: Record<number, string> = { 1: 'priorities', 2: 'priorities' }) {
  const { matchID, chair } = await seatAll(at, 3, { bots }, 'moonshine');
  const ann = await at.connect();
  await ann.watch(matchID, [chair(0)]);
  await until(() => ann.latest?.waiting.some(({ seat }) => seat === 0) === true, 60_000);
  const hint = (seat = 0, credentials = chair(0).credentials) =>
    at.post(`/api/tables/${matchID}/hint`, { playerID: String(seat), credentials });
  return { matchID, chair, ann, hint };
}

test('a hint is a legal action of the seat, with a reason, and changes nothing', async () => {
  const at = await begin();
  const { ann, hint, matchID, chair } = await atMyTurn(at);
  const before = ann.latest?.number;
  const { status, body } = await hint();
  const advice = body as unknown as Advice;
  expect(status).toBe(200);
  expect(moonshine.rules.refuse(ann.latest?.view, 0, advice.action)).toBeNull();
  expect(['only', 'wins', 'habit', 'better', 'even']).toContain(advice.reason.code);
  expect([advice.number, advice.seat]).toEqual([before, 0]);
  expect(ann.latest?.number).toBe(before);
  expect((await ann.act(matchID, chair(0), advice.action)).ok).toBe(true);
});

test('hints are for who holds the seat and is asked, and end with patience', async () => {
  const at = await begin();
  const { hint } = await atMyTurn(at);
  expect((await hint(0, 'wrong')).body.error?.code).toBe('forbidden');
  expect((await hint(1)).body.error?.code).toBe('forbidden');
  expect((await hint(9)).body.error?.code).toBe('noSuchSeat');
  const answers = await Promise.all(Array.from({ length: 22 }, () => hint()));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('who is not asked gets none', async () => {
  const at = await begin({ moonshine }, 600_000);
  const { matchID, chair } = await seatAll(at, 3, { bots: { 2: 'priorities' } }, 'moonshine');
  const ann = await at.connect();
  const { frames } = (await ann.watch(matchID, [chair(0)])) as unknown as { frames: { waiting: { seat: number }[] }[] };
  const asked = frames[0]?.waiting.map(({ seat }) => seat) ?? [];
  const people = [0, 1].filter((seat) => !asked.includes(seat));
  expect(people.length, 'one person at least waits').toBeGreaterThan(0);
  for (const seat of people) {
    const body = { playerID: String(seat), credentials: chair(seat).credentials };
    expect((await at.post(`/api/tables/${matchID}/hint`, body)).body.error?.code).toBe('notAsked');
  }
});

test('there are none at a table of people alone', async () => {
  const at = await begin();
  const { matchID, chair } = await seatAll(at, 3, {}, 'moonshine');
  for (const seat of [0, 1, 2]) {
    const body = { playerID: String(seat), credentials: chair(seat).credentials };
    expect((await at.post(`/api/tables/${matchID}/hint`, body)).body.error?.code).toBe('noHints');
  }
});

test('the hint rests on the seat’s own view alone', async () => {
  const seen: unknown[] = [];
  const at = await begin();
  const { matchID, chair } = await atMyTurn(at);
  const { think } = at.house.thinking;
  at.house.thinking.think = (matter) => {
    seen.push(matter.view);
    return think.call(at.house.thinking, matter);
  };
  await at.post(`/api/tables/${matchID}/hint`, { playerID: '0', credentials: chair(0).credentials });
  expect(seen).toHaveLength(1);
  expect(Object.keys(seen[0] as object)).not.toContain('deck');
});

test('reasons for moves are kept until the match is over, and told to anybody then', async () => {
  const at = await begin({ moonshine, cosca: TITLES.cosca as Title });
  const running = await atMyTurn(at);
  const why = (matchID: string, line: number) => at.get(`/api/tables/${matchID}/why?at=${line}`);
  expect((await why(running.matchID, 1)).body.error?.code).toBe('notOver');

  const { matchID } = await seatAll(at, 3, { bots: { 0: 'priorities', 1: 'random', 2: 'rookie' } }, 'cosca');
  const eve = await at.connect();
  await eve.watch(matchID);
  await until(() => eve.latest?.outcome != null, 90_000);
  const dice = seededDice('lines');
  let told = 0;
  for (let i = 0; i < 12; i++) {
    const line = 1 + dice.below(eve.latest?.number ?? 1);
    const { status, body } = await why(matchID, line);
    if (status === 404) continue;
    expect(status).toBe(200);
    const { reason, number } = body as unknown as Advice;
    expect(number).toBe(line - 1);
    expect(['only', 'wins', 'habit', 'better', 'even', 'worse']).toContain(reason.code);
    told += 1;
  }
  expect(told).toBeGreaterThan(3);
  expect((await why(matchID, 0)).status).toBe(400);
  expect((await why(matchID, 1e6)).status).toBe(404);
});
