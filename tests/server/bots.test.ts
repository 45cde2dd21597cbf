import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { Hub } from '../../server/hub.ts';
import { readLines } from '../../server/storage/journal.ts';
import type { Aside, Dealings } from '../../src/engine/dealings.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import type { View } from '../../src/games/moonshine/state.ts';
import { alley } from './fixtures/alley.ts';
import type { AlleyView } from './fixtures/alley-rules.ts';
import { openHouse, seatAll, type TestHouse, until } from './house.ts';

const open: TestHouse[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const house of open.splice(0)) await house.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone after the test. */
function folderOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `backroom-${name}-`));
  folders.push(folder);
  return folder;
}

async function begin(options: Parameters<typeof openHouse>[0] = {}): Promise<TestHouse> {
  const house = await openHouse(options);
  open.push(house);
  return house;
}

const statusOf = async (at: TestHouse, matchID: string) => (await at.get(`/api/tables/${matchID}`)).body.status;

describe('bot seats', () => {
  test('bots alone finish a game while somebody watches, and do not play when nobody does', async () => {
    const at = await begin();
    const { matchID } = await seatAll(at, 3, {
      bots: { 0: 'random', 1: 'miser', 2: 'random' },
      options: { short: true },
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await readLines(at.house.storage.db, matchID, 0, 100)).toHaveLength(1);
    const eve = await at.connect();
    await eve.watch(matchID);
    await until(async () => (await statusOf(at, matchID)) === 'over');
    const numbers = eve.frames.map((frame) => frame.number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('bots answer a human, and the match waits for him alone', async () => {
    const at = await begin();
    const { matchID, chair } = await seatAll(at, 3, { bots: { 1: 'miser', 2: 'random' } });
    const ann = await at.connect();
    await ann.watch(matchID, [chair(0)]);
    const mine = (position: { waiting: { seat: number; stage: string }[] } | undefined) =>
      position?.waiting.length === 1 && position.waiting[0]?.seat === 0 ? position.waiting[0].stage : null;
    for (let turn = 0; turn < 10; turn++) {
      await until(() => mine(ann.latest) !== null);
      const action = mine(ann.latest) === 'claim' ? { do: 'show' } : { do: 'seal', coins: 0 };
      expect((await ann.act(matchID, chair(0), action)).ok).toBe(true);
    }
  });

  test.each(['crook', 'drunk'])('the idle action is taken for a bot that proposes nonsense: %s', async (level) => {
    const at = await begin();
    const { matchID } = await seatAll(at, 2, { bots: { 0: level, 1: level }, options: { short: true } });
    await (await at.connect()).watch(matchID);
    await until(async () => (await statusOf(at, matchID)) === 'over');
  });

  test('a bot put in the seat of somebody who left goes on', async () => {
    const at = await begin();
    const { matchID, chair } = await seatAll(at, 2);
    await at.post(`/games/alley/${matchID}/leave`, { playerID: '1', credentials: chair(1).credentials });
    const seated = await at.post(`/api/tables/${matchID}/seats/1`, {
      playerID: '0',
      credentials: chair(0).credentials,
      bot: 'miser',
    });
    expect(seated.status).toBe(200);
    await until(async () => (await readLines(at.house.storage.db, matchID, 1, 10)).some((line) => line.seat === 1));
  });

  test('bots go on after a restart, from what is stored', async () => {
    const folder = folderOf('bots');
    const first = await openHouse({ botDelayMs: 60_000, database: `sqlite:${join(folder, 'house.sqlite')}` });
    const { matchID } = await seatAll(first, 3, { bots: { 1: 'miser', 2: 'miser' } });
    await first.house.close();
    const second = await begin({ database: first.database });
    await until(async () => (await readLines(second.house.storage.db, matchID, 1, 10)).length === 2);
  });

  test('a bot sees its own view and nothing else', async () => {
    const seen: unknown[] = [];
    const spy = (view: unknown, seat: number) => {
      seen.push(view);
      return alley.rules.idle(view, seat);
    };
    const at = await begin({ titles: { alley: { ...alley, policies: { spy } } as Title } });
    const { matchID } = await seatAll(at, 2, { bots: { 0: 'spy', 1: 'spy' }, options: { short: true } });
    await (await at.connect()).watch(matchID);
    await until(async () => (await statusOf(at, matchID)) === 'over');
    expect(seen.length).toBeGreaterThan(12);
    for (const view of seen) expect(Object.keys(view as object)).not.toContain('deck');
  });

  test('three bots of Moonshine Kingdom play 300 actions through the server', async () => {
    const at = await begin({ titles: { moonshine: TITLES.moonshine as Title } });
    const { matchID } = await seatAll(at, 3, { bots: { 0: 'random', 1: 'random', 2: 'random' } }, 'moonshine');
    const eve = await at.connect();
    await eve.watch(matchID);
    await until(() => (eve.latest?.number ?? 0) >= 300, 60_000);
  });
});

const SILENT: Dealings = {
  stirs: () => false,
  awaits: () => [],
  deal: () => null,
  giveUp: () => null,
  decline: () => null,
};

describe('on the side', () => {
  test('people have time to answer what a bot has offered; then it takes it back and decides', async () => {
    const open = (view: unknown) => (view as AlleyView).coins[0] === 12;
    const dealings: Dealings = {
      ...SILENT,
      awaits: (view) => (open(view) ? [0] : []),
      giveUp: (view) => (open(view) ? { action: { do: 'gift', to: 0, coins: 1 } } : null),
    };
    const at = await begin({ titles: { alley: { ...alley, dealings } }, botPatienceMs: 300 });
    const start = Date.now();
    const { matchID } = await seatAll(at, 2, { bots: { 1: 'miser' } });
    const done = async () => (await readLines(at.house.storage.db, matchID, 1, 10)).map(({ action }) => action.do);
    await until(async () => (await done()).length === 2);
    expect(await done()).toEqual(['gift', 'seal']);
    expect(Date.now() - start).toBeGreaterThan(300);
  });

  test('three bots answer the offers of one person while the match waits for him, each once', async () => {
    const moonshine = TITLES.moonshine as Title;
    const { rules } = moonshine;
    const at = await begin({ titles: { moonshine } });
    const { matchID, chair } = await seatAll(
      at,
      4,
      { bots: { 1: 'priorities', 2: 'random', 3: 'search' } },
      'moonshine',
    );
    const ann = await at.connect();
    await ann.watch(matchID, [chair(0)]);
    const mine = () => ann.latest?.waiting.some(({ seat }) => seat === 0) === true;
    const view = () => ann.latest?.view as View;
    for (await until(mine, 60_000); view().phase !== 'hustle'; await until(mine, 60_000)) {
      await ann.act(matchID, chair(0), rules.idle(ann.latest?.view, 0));
    }
    const made = view().dealsMade;
    const words = { text: 'Be kind to me.', term: null };
    const gift = { text: '', term: { stayOut: 'staten' } };
    for (const [to, give, ask] of [
      [1, gift, null],
      [2, gift, null],
      [3, null, words],
    ] as const) {
      const offer = { do: 'offerHandshake', to: view().players[to]?.family, give, ask, counter: 0 };
      expect((await ann.act(matchID, chair(0), offer)).ok).toBe(true);
    }
    const open = () => view().deals.filter(({ from, shaken }) => from === 0 && !shaken).length;
    await until(() => view().dealsMade >= made + 3 && open() === 0, 60_000);
    const said = (await readLines(at.house.storage.db, matchID, 1, 1000)).flatMap(({ seat, action }) =>
      ['shake', 'refuseHandshake'].includes(action.do) && (action.deal as number) > made ? [[seat, action.do]] : [],
    );
    expect(said.sort()).toEqual([
      [1, 'shake'],
      [2, 'refuseHandshake'],
      [3, 'refuseHandshake'],
    ]);
    expect(mine()).toBe(true);
  });

  test('what is done once in a match is not done again after a restart', async () => {
    let asked = 0;
    const hawk: Aside = (_view, _seat, _dice, done) => {
      asked += 1;
      const once = ['monday', 'tuesday'].find((day) => !done.includes(day));
      return once === undefined ? null : { action: { do: 'gift', to: 0, coins: 1 }, once };
    };
    const titles = { alley: { ...alley, dealings: { ...SILENT, stirs: () => true, decline: hawk } } };
    const folder = folderOf('hawker');
    const first = await openHouse({ titles, database: `sqlite:${join(folder, 'house.sqlite')}` });
    const { matchID } = await seatAll(first, 2, { bots: { 1: 'random' } });
    const keys = async (at: TestHouse) =>
      (await readLines(at.house.storage.db, matchID, 1, 100)).flatMap(({ action, key }) =>
        action.do === 'gift' ? [key] : [],
      );
    await until(async () => (await keys(first)).length === 2);
    await first.house.close();
    asked = 0;
    const second = await begin({ titles, database: first.database });
    await until(() => asked > 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await keys(second)).toEqual([':once:monday', ':once:tuesday']);
  });
});

test('a watcher that fails does not make the others deaf', () => {
  const told: string[] = [];
  const log = { error: () => told.push('logged') };
  const hub = new Hub({ of: () => ({}) } as never, log as never);
  const watcher = (name: string, broken: boolean) => ({
    matchID: 'm',
    seats: [],
    proofs: new Map(),
    number: -1,
    moved: () => {
      if (broken) throw new Error('broken');
      told.push(name);
    },
    asked: () => undefined,
    said: () => undefined,
    changed: () => undefined,
  });
  hub.add(watcher('first', true));
  hub.add(watcher('second', false));
  const standing = { position: { number: 0 } };
  hub.publish(
    { match: { id: 'm', status: 'running' }, seats: [] } as never,
    standing as never,
    [{ number: 0 }] as never,
    null,
  );
  expect(told).toEqual(['logged', 'second']);
});
