import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Line } from '../../server/storage/journal.ts';
import { seededDice } from '../../src/engine/dice.ts';
import { TITLES } from '../../src/games/index.ts';
import { type Child, post, startBuilt, startChild } from './child.ts';
import { type Chair, Player, until } from './house.ts';
import { journal, rebuilt } from './rebuilt.ts';

/** The real process, killed and closed in the middle of play. */

const moonshine = TITLES.moonshine;
const open: (() => unknown)[] = [];

afterEach(() => {
  for (const close of open.splice(0).reverse()) close();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'backroom-process-'));
  open.push(() => rmSync(made, { recursive: true, force: true }));
  return `sqlite:${join(made, 'house.sqlite')}`;
}

async function start(database: string, botDelay = '2'): Promise<{ child: Child; url: string }> {
  const child = startChild({ DATABASE_URL: database, BOT_DELAY_MS: botDelay });
  open.push(() => child.process.kill('SIGKILL'));
  return { child, url: await child.open };
}

/** A table of one human and two bots. */
async function sit(url: string): Promise<{ matchID: string; chair: Chair }> {
  const bots = { 1: 'random', 2: 'random' };
  const { matchID = '' } = await post(`${url}/games/moonshine/create`, { numPlayers: 3, setupData: { bots } });
  const joined = await post(`${url}/games/moonshine/${matchID}/join`, { playerName: 'Ann' });
  return { matchID, chair: { seat: 0, credentials: joined.playerCredentials ?? '' } };
}

interface Played {
  player: Player;
  /** The keys of acknowledged actions, by number. */
  acknowledged: Map<number, string>;
  /** The newest number that anybody was shown. */
  shown(): number;
}

/** Plays the human's seat at random, as fast as it is asked, until the connection is gone. */
async function play(url: string, matchID: string, chair: Chair, name: string): Promise<Played> {
  const player = await Player.connect(url);
  open.push(() => player.socket.disconnect());
  const acknowledged = new Map<number, string>();
  const dice = seededDice(name);
  let busy = false;
  const move = async () => {
    const frame = player.latest;
    if (busy || !frame?.waiting.some((one) => one.seat === chair.seat)) return;
    busy = true;
    const actions = moonshine?.rules.actions(frame.view, chair.seat) ?? [];
    const action = actions[dice.below(actions.length)];
    const key = `${name}-${frame.number}-key`;
    const answer = action && (await player.act(matchID, chair, action, key).catch(() => null));
    if (answer?.ok && answer.number !== undefined) acknowledged.set(answer.number, key);
    busy = false;
    setImmediate(move);
  };
  player.socket.on('frame', () => void move());
  await player.watch(matchID, [chair]);
  void move();
  return { player, acknowledged, shown: () => player.latest?.number ?? 0 };
}

function expectKept(lines: readonly Line[], { acknowledged, shown }: Played): void {
  expect(lines.map((line) => line.number)).toEqual(lines.map((_, index) => index));
  for (const [number, key] of acknowledged) expect(lines[number]).toMatchObject({ number, seat: 0, key });
  expect(lines.length - 1).toBeGreaterThanOrEqual(shown());
}

test('kill -9 in the middle of play, three times: nothing acknowledged is lost and the match goes on', async () => {
  const database = folder();
  let { child, url } = await start(database);
  const { matchID, chair } = await sit(url);
  let reached = 0;
  for (let round = 0; round < 3; round++) {
    const played = await play(url, matchID, chair, `round${round}`);
    await until(() => played.acknowledged.size >= 12 && played.shown() > reached + 20, 60_000);
    child.process.kill('SIGKILL');
    expect(await child.ended).toBe('SIGKILL');
    const lines = await journal(database, matchID);
    expectKept(lines, played);
    reached = lines.length - 1;
    ({ child, url } = await start(database));
  }
  const last = await play(url, matchID, chair, 'last');
  await until(() => last.shown() > reached + 20, 60_000);
});

/** Plays the human's seat until a take-back of its last decision is acknowledged, and gives its line and where it led to. */
async function takeBackOnce(player: Player, matchID: string, chair: Chair, name: string) {
  const dice = seededDice(name);
  for (let n = 0; ; n++) {
    await until(() => player.latest?.waiting.some((one) => one.seat === chair.seat) ?? false, 60_000);
    const actions = moonshine?.rules.actions(player.latest?.view, chair.seat) ?? [];
    const action = actions[dice.below(actions.length)];
    const acted = action && (await player.act(matchID, chair, action));
    if (acted?.ok) await until(() => (player.latest?.number ?? 0) >= (acted.number ?? 0));
    const { last: to } = player.latest?.takeBack ?? { last: null };
    if (to === null) continue;
    const key = `${name}-try-${n}`;
    const answer = await player.ask('takeBack', { matchID, ...chair, to, key });
    if (answer.ok && answer.number !== undefined) return { to, key, number: answer.number };
  }
}

test('kill -9 after an acknowledged take-back: it stands, and nothing is rolled anew', async () => {
  const database = folder();
  const { matchID, chair } = await start(database, '300').then(async ({ child, url }) => {
    const seated = await sit(url);
    child.process.kill('SIGTERM');
    await child.ended;
    return seated;
  });
  const rounds = 3;
  for (let round = 0; round < rounds; round++) {
    const { child, url } = await start(database, '300');
    const player = await Player.connect(url);
    await player.watch(matchID, [chair]);
    const taken = await takeBackOnce(player, matchID, chair, `plug${round}`);
    child.process.kill('SIGKILL');
    await child.ended;
    const line = (await journal(database, matchID))[taken.number];
    expect(line).toMatchObject({ ...taken, action: { do: 'takeBack', to: taken.to, by: 'free' } });
  }
  const { url } = await start(database, '300');
  const player = await Player.connect(url);
  open.push(() => player.socket.disconnect());
  expect((await player.watch(matchID, [chair])).frames?.[0]?.seat).toBe(0);
  const verdict = await rebuilt(database, matchID);
  expect(verdict.state).toBe(verdict.stored);
  expect(verdict.takeBacks).toBe(rounds);
});

test('SIGTERM under load: everything answered is stored, and the process ends with 0 in time', async () => {
  const database = folder();
  const { child, url } = await start(database);
  const tables = await Promise.all(Array.from({ length: 4 }, () => sit(url)));
  const games = await Promise.all(tables.map(({ matchID, chair }, n) => play(url, matchID, chair, `table${n}`)));
  await until(() => games.every((played) => played.acknowledged.size >= 5), 60_000);
  const before = Date.now();
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
  expect(Date.now() - before).toBeLessThan(10_000);
  for (const [n, { matchID }] of tables.entries()) expectKept(await journal(database, matchID), games[n] as Played);
  expect(child.stderr()).toBe('');
});

test('two processes that start at once on one new file both open', async () => {
  const database = folder();
  const houses = await Promise.all([start(database), start(database)]);
  for (const { url } of houses) expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true });
  for (const { child } of houses) expect(child.stdout()).toMatch(/^Backroom is open at http:\/\/localhost:\d+\n$/);
});

const BUILT = 'dist/server/main.js';
if (!existsSync(BUILT))
  console.log(`skipped: the built server, because ${BUILT} is not there (npm run build makes it)`);

test.skipIf(!existsSync(BUILT))('the built server opens with plain Node, serves the lobby and closes', async () => {
  const child = startBuilt({ DATABASE_URL: folder() });
  open.push(() => child.process.kill('SIGKILL'));
  const url = await child.open;
  expect(await (await fetch(`${url}/games`)).json()).toContain('moonshine');
  const { matchID } = await sit(url);
  expect(await (await fetch(`${url}/api/tables/${matchID}`)).json()).toMatchObject({ status: 'running' });
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
});
