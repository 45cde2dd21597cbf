import { afterEach, expect, test } from 'vitest';
import { seededDice } from '../../../src/engine/dice.ts';
import { TITLES } from '../../../src/games/index.ts';
import { type Child, post, startChild } from '../child.ts';
import { DATABASES } from '../databases.ts';
import { type Chair, Player, until } from '../house.ts';
import { journal, rebuilt } from '../rebuilt.ts';

/** Acceptance check 10: two real processes on one PostgreSQL, one match, a thousand racing answers, kill -9 of one in the middle. */

const moonshine = TITLES.moonshine;
const postgres = DATABASES[1];
const SEATS = 4;
const ANSWERS = 1000;
const open: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function start(database: string): Promise<{ child: Child; url: string }> {
  const child = startChild({ DATABASE_URL: database });
  open.push(() => child.process.kill('SIGKILL'));
  return { child, url: await child.open };
}

async function sit(url: string): Promise<{ matchID: string; chairs: Chair[] }> {
  const { matchID = '' } = await post(`${url}/games/moonshine/create`, { numPlayers: SEATS });
  const chairs: Chair[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const joined = await post(`${url}/games/moonshine/${matchID}/join`, { playerName: `Player ${seat}` });
    chairs.push({ seat, credentials: joined.playerCredentials ?? '' });
  }
  return { matchID, chairs };
}

/** What was asked, and what was said to it. */
interface Tally {
  asked: number;
  /** The keys of acknowledged actions, by number. */
  acknowledged: Map<number, string>;
}

/** One tab of one seat: answers every decision that it is shown, as fast as it can, until its process is gone or enough is asked. */
async function race(url: string, matchID: string, chair: Chair, name: string, tally: Tally): Promise<Player> {
  const player = await Player.connect(url);
  open.push(() => player.socket.disconnect());
  const dice = seededDice(name);
  let answered = -1;
  const move = async () => {
    const frame = player.latest;
    if (!frame || frame.number <= answered || tally.asked >= ANSWERS) return;
    if (!frame.waiting.some((one) => one.seat === chair.seat)) return;
    answered = frame.number;
    tally.asked += 1;
    const actions = moonshine?.rules.actions(frame.view, chair.seat) ?? [];
    const action = actions[dice.below(actions.length)];
    const key = `${name}-${frame.number}-key`;
    const answer = action && (await player.act(matchID, chair, action, key).catch(() => null));
    if (answer?.ok && answer.number !== undefined) tally.acknowledged.set(answer.number, key);
    setImmediate(move);
  };
  player.socket.on('frame', () => void move());
  await player.watch(matchID, [chair]);
  void move();
  return player;
}

test.skipIf(postgres?.missing)('a thousand racing answers over two processes, one killed in the middle', async () => {
  const { url: database, drop } = (await postgres?.fresh()) ?? { url: '', drop: async () => undefined };
  open.push(drop);
  const [first, second] = await Promise.all([start(database), start(database)]);
  const { matchID, chairs } = await sit(first.url);
  const tally: Tally = { asked: 0, acknowledged: new Map() };
  const tabs = (url: string, name: string) =>
    Promise.all(chairs.map((chair) => race(url, matchID, chair, `${name}${chair.seat}`, tally)));
  await tabs(first.url, 'first');
  const lasting = await tabs(second.url, 'second');
  await until(() => tally.asked >= ANSWERS / 2, 100_000);
  first.child.process.kill('SIGKILL');
  expect(await first.child.ended).toBe('SIGKILL');
  const atKill = tally.acknowledged.size;
  await until(() => tally.asked >= ANSWERS, 100_000);
  const lines = await (async () => {
    await until(async () => (await journal(database, matchID)).length - 1 === lasting[0]?.latest?.number);
    return journal(database, matchID);
  })();

  expect(lines.map((line) => line.number)).toEqual(lines.map((_, index) => index));
  for (const [number, key] of tally.acknowledged) expect(lines[number]).toMatchObject({ number, key });
  expect(tally.acknowledged.size).toBeGreaterThan(atKill);
  const both = lines.filter((line) => line.key?.startsWith('first')).length;
  expect(both).toBeGreaterThan(10);
  expect(lines.length - 1 - both).toBeGreaterThan(10);
  const verdict = await rebuilt(database, matchID);
  expect(verdict.state).toBe(verdict.stored);
  for (const player of lasting) {
    await until(() => player.latest?.number === lines.length - 1);
    const seen = player.frames.flatMap((frame) => frame.entries.map((entry) => entry.number));
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  }
});
