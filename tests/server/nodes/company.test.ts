import { afterEach, expect, test } from 'vitest';
import { policyOf } from '../../../src/bots/index.ts';
import { seededDice } from '../../../src/engine/dice.ts';
import type { Title } from '../../../src/engine/title.ts';
import { TITLES } from '../../../src/games/index.ts';
import { newAddress } from '../../load/screen.ts';
import { type Child, post, startChild } from '../child.ts';
import { DATABASES } from '../databases.ts';
import { type Chair, Player, until } from '../house.ts';

/**
 * One person and three of the best players at a table, while two processes on one PostgreSQL keep other tables of bots going.
 * The test run plays the beginning; `COMPANY_TABLES=200 COMPANY_ACTIONS=100000` plays a whole game beside the load that the
 * house is made for, and says how long the person waited.
 */

const TABLES = Number(process.env.COMPANY_TABLES ?? 4);
const ACTIONS = Number(process.env.COMPANY_ACTIONS ?? 12);
/** Of a bot before it answers. */
const PAUSE_MS = process.env.COMPANY_PAUSE_MS ?? '400';
const TOKEN = 'the-companys-own-token-of-32-letters';
const HOURS = 3;
/** Waits that no person would sit through, whatever else the machine does. */
const TOO_LONG_MS = 60_000;

const moonshine = TITLES.moonshine as Title;
const postgres = DATABASES[1];
const open: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function start(database: string): Promise<{ child: Child; url: string }> {
  const child = startChild({ DATABASE_URL: database, BOT_DELAY_MS: PAUSE_MS, TRUST_PROXY: '1', METRICS_TOKEN: TOKEN });
  open.push(() => child.process.kill('SIGKILL'));
  return { child, url: await child.open };
}

async function watched(url: string, matchID: string, chairs: Chair[] = [], from = newAddress()): Promise<Player> {
  const player = await Player.connect(url, from);
  open.push(() => player.socket.disconnect());
  expect(await player.watch(matchID, chairs)).toMatchObject({ ok: true });
  return player;
}

/** A table of bots alone; somebody watches, so that they play. */
async function sitBots(url: string): Promise<Player> {
  const bots = { 0: 'priorities', 1: 'rookie', 2: 'priorities', 3: 'lookahead' };
  const from = newAddress();
  const { matchID = '' } = await post(`${url}/games/moonshine/create`, { numPlayers: 4, setupData: { bots } }, from);
  return watched(url, matchID, [], from);
}

async function sitInCompany(url: string): Promise<{ matchID: string; chair: Chair }> {
  const bots = { 1: 'mastermind', 2: 'mastermind', 3: 'mastermind' };
  const { matchID = '' } = await post(`${url}/games/moonshine/create`, { numPlayers: 4, setupData: { bots } });
  const joined = await post(`${url}/games/moonshine/${matchID}/join`, { playerName: 'Ann' });
  return { matchID, chair: { seat: 0, credentials: joined.playerCredentials ?? '' } };
}

/** How long the house's own thread was held up since it was last asked, in milliseconds: p99 and the longest. */
async function heldUp(url: string): Promise<{ p99: number; most: number }> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await answer.text();
  const of = (name: string) => {
    const line = new RegExp(`^nodejs_eventloop_lag_${name}_seconds(?:{[^}]*})? (\\S+)`, 'm').exec(text);
    return Math.round(1000 * Number(line?.[1]));
  };
  return { p99: of('p99'), most: of('max') };
}

/** Plays the person's seat until so many actions are made or the game is over; gives how long each of the others' took. */
async function play(ann: Player, matchID: string, chair: Chair): Promise<number[]> {
  const own = policyOf(moonshine, 'priorities');
  const dice = seededDice('ann');
  const waits: number[] = [];
  while ((ann.latest?.number ?? 0) < ACTIONS && !ann.latest?.outcome) {
    const before = ann.latest?.number ?? 0;
    const mine = ann.latest?.waiting.some(({ seat }) => seat === chair.seat);
    const since = performance.now();
    const action = mine ? own?.(ann.latest?.view, chair.seat, dice) : undefined;
    if (action) expect((await ann.act(matchID, chair, action)).ok).toBe(true);
    await until(() => (ann.latest?.number ?? 0) > before, TOO_LONG_MS);
    if (!mine) waits.push(performance.now() - since);
  }
  return waits.sort((a, b) => a - b);
}

test.skipIf(!postgres || postgres.missing)(
  'a person plays on among three masterminds while two processes keep others going',
  async () => {
    const { url: database, drop } = await (postgres as (typeof DATABASES)[number]).fresh();
    open.push(drop);
    const [one, two] = [await start(database), await start(database)];
    const others = await Promise.all(
      Array.from({ length: TABLES }, (_, i) => sitBots(i % 2 === 0 ? one.url : two.url)),
    );
    const { matchID, chair } = await sitInCompany(one.url);
    const ann = await watched(one.url, matchID, [chair]);
    await heldUp(one.url);
    const waits = await play(ann, matchID, chair);
    const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0);
    const { p99, most } = await heldUp(one.url);
    console.log(
      `${ann.latest?.outcome ? 'A whole game' : 'Part of a game'}, ${ann.latest?.number} actions; ${waits.length} answers of masterminds: median ${at(0.5)} ms, p95 ${at(0.95)} ms, pause of ${PAUSE_MS} counted in; the house's thread held up p99 ${p99} ms, longest ${most} ms`,
    );
    expect(waits.length).toBeGreaterThan(5);
    expect(most).toBeGreaterThan(0);
    for (const other of others) expect(other.latest?.number).toBeGreaterThan(3);
    for (const { child } of [one, two]) expect(child.stderr()).not.toContain('could not act');
  },
  HOURS * 3_600_000,
);
