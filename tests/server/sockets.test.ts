import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLines } from '../../server/storage/journal.ts';
import type { Entry, Frame } from '../../server/views.ts';
import type { AlleyView } from './fixtures/alley-rules.ts';
import { type Chair, newKey, openHouse, type Player, seatAll, type TestHouse, until } from './house.ts';

let at: TestHouse;

beforeAll(async () => {
  at = await openHouse();
});

afterAll(() => at.close());

const seal = (coins: number) => ({ do: 'seal', coins });
const viewOf = (frame: Frame | undefined) => frame?.view as AlleyView;

async function watching(matchID: string, chairs: Chair[] = []): Promise<Player> {
  const player = await at.connect();
  expect(await player.watch(matchID, chairs)).toMatchObject({ ok: true });
  return player;
}

describe('watch and act', () => {
  test('each seat gets its own frame after each action, a spectator the public one', async () => {
    const { matchID, chair } = await seatAll(at, 2);
    const ann = await watching(matchID, [chair(0)]);
    const bob = await watching(matchID, [chair(1)]);
    const eve = await watching(matchID);
    expect(await ann.act(matchID, chair(0), seal(5))).toEqual({ ok: true, number: 1 });
    await until(() => [ann, bob, eve].every((player) => player.frames.length === 1));
    const [mine, his, all] = [ann, bob, eve].map((player) => player.frames[0]);
    expect(mine).toMatchObject({ matchID, number: 1, seat: 0, outcome: null, waiting: [{ seat: 1, stage: 'seal' }] });
    expect(viewOf(mine).mine?.bid).toBe(5);
    expect(viewOf(his).mine?.bid).toBeNull();
    expect(all).toMatchObject({ seat: null, view: { mine: null, sealed: [true, false] } });
    expect(mine?.entries).toMatchObject([{ number: 1, seat: 0, action: seal(5), events: [{ type: 'sealed' }] }]);
    expect(his?.entries).toMatchObject([{ number: 1, seat: null, action: { do: 'sealed' } }]);
    expect(all?.entries[0]?.action).toEqual({ do: 'sealed' });
  });

  test('the acknowledgement of watch has everything so far, filtered', async () => {
    const { matchID, chair } = await seatAll(at, 2);
    const ann = await watching(matchID, [chair(0)]);
    await ann.act(matchID, chair(0), seal(9));
    await ann.act(matchID, chair(1), seal(1));
    const mine = await (await at.connect()).watch(matchID, [chair(0)]);
    const public_ = await (await at.connect()).watch(matchID);
    const both = await (await at.connect()).watch(matchID, [chair(0), chair(1)]);
    const events = (reply: { history?: unknown[] }) => (reply.history as Entry[]).flatMap((entry) => entry.events);
    expect(mine.table).toMatchObject({
      matchID,
      status: 'running',
      seats: [{ connected: true }, { connected: false }],
    });
    expect(mine.history).toHaveLength(3);
    expect(mine.history?.[0]).toMatchObject({ number: 0, seat: null, action: { do: 'setup' } });
    expect(events(mine).map((event) => event.type)).toEqual(['opened', 'sealed', 'sealed', 'sold', 'drew']);
    expect(events(public_).map((event) => event.type)).not.toContain('drew');
    expect(events(both).map((event) => event.type)).not.toContain('drew');
    expect(both.frames?.map((frame) => frame.seat)).toEqual([0, 1]);
    expect(viewOf(both.frames?.[0]).mine?.card).toBeTypeOf('string');
    expect(viewOf(both.frames?.[1]).mine?.card).toBeNull();
  });

  test('a refusal has a code, and the true frame follows', async () => {
    const { matchID, chair } = await seatAll(at, 2);
    const ann = await watching(matchID, [chair(0)]);
    expect(await ann.act(matchID, chair(0), seal(13))).toEqual({ ok: false, refusal: { code: 'badBid', rule: '1' } });
    await until(() => ann.frames.length === 1);
    expect(ann.frames[0]).toMatchObject({ number: 0, entries: [] });
  });

  test('the same key gives the first answer and happens once; with another action it is refused', async () => {
    const { matchID, chair } = await seatAll(at, 2);
    const ann = await watching(matchID, [chair(0)]);
    const key = newKey();
    const gift = { do: 'gift', to: 1, coins: 2 };
    const answers = await Promise.all([1, 2, 3].map(() => ann.act(matchID, chair(0), gift, key)));
    expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, number: 1 })));
    const other = await ann.act(matchID, chair(0), { ...gift, coins: 3 }, key);
    expect(other.error?.code).toBe('keyReused');
    expect((await ann.act(matchID, chair(1), { ...gift, to: 0 }, key)).number).toBe(2);
    expect(await readLines(at.house.storage.db, matchID, 1, 100)).toHaveLength(2);
  });

  test('simultaneous answers do not fail each other', async () => {
    const { matchID, chairs } = await seatAll(at, 4);
    const players = await Promise.all(chairs.map((chair) => watching(matchID, [chair])));
    const acts = players.map((player, seat) => player.act(matchID, chairs[seat] as Chair, seal(seat)));
    const numbers = (await Promise.all(acts)).map((answer) => answer.number);
    expect([...numbers].sort()).toEqual([1, 2, 3, 4]);
    await until(() => players.every((player) => player.frames.length === 4));
    for (const player of players) expect(player.frames.map((frame) => frame.number)).toEqual([1, 2, 3, 4]);
  });

  test('nobody acts for a seat that is not his', async () => {
    const { matchID, chair } = await seatAll(at, 2);
    const other = await seatAll(at, 2);
    const ann = await at.connect();
    const wrong = [
      { seat: 1, credentials: chair(0).credentials },
      { seat: 0, credentials: other.chair(0).credentials },
      { seat: 0, credentials: 'undefined' },
      { seat: 7, credentials: chair(0).credentials },
    ];
    for (const chair of wrong) {
      expect((await ann.act(matchID, chair, seal(1))).error?.code).toBe('forbidden');
      expect((await ann.watch(matchID, [chair])).error?.code).toBe('forbidden');
    }
    expect((await ann.act('AAAAAAAAAAAAAAAA', chair(0), seal(1))).error?.code).toBe('noSuchMatch');
    expect((await ann.watch('AAAAAAAAAAAAAAAA')).error?.code).toBe('noSuchMatch');
  });
});

describe('the table', () => {
  test('begins for those who wait when the last seat is taken', async () => {
    const created = await at.post('/games/alley/create', { numPlayers: 2, setupData: { bots: { 1: 'miser' } } });
    const matchID = String(created.body.matchID);
    const eve = await at.connect();
    expect(await eve.watch(matchID)).toMatchObject({ ok: true, frames: [], history: [], table: { status: 'open' } });
    const joined = await at.post(`/games/alley/${matchID}/join`, { playerName: 'Ann' });
    await until(() => eve.frames.length > 0 && eve.tables.length > 0);
    expect(eve.frames[0]).toMatchObject({ number: 0, entries: [{ number: 0 }] });
    expect(eve.tables[0]).toMatchObject({
      status: 'running',
      seats: [{ name: 'Ann', kind: 'human' }, { kind: 'bot' }],
    });
    const chair = { seat: 0, credentials: String(joined.body.playerCredentials) };
    expect((await eve.act(matchID, chair, seal(0))).ok).toBe(true);
  });

  test('does not let anybody act before', async () => {
    const created = await at.post('/games/alley/create', { numPlayers: 2 });
    const matchID = String(created.body.matchID);
    const joined = await at.post(`/games/alley/${matchID}/join`, { playerName: 'Ann' });
    const chair = { seat: 0, credentials: String(joined.body.playerCredentials) };
    expect((await (await at.connect()).act(matchID, chair, seal(0))).error?.code).toBe('notStarted');
  });

  test('for players only has no spectators', async () => {
    const { matchID, chair } = await seatAll(at, 2, { spectators: false });
    const eve = await at.connect();
    expect((await eve.watch(matchID)).error?.code).toBe('noSpectators');
    expect((await eve.watch(matchID, [chair(0)])).ok).toBe(true);
  });

  test('stops showing a seat to who has left it; the next holder goes on', async () => {
    const { matchID, chair } = await seatAll(at, 2);
    const [ann, bob] = [await watching(matchID, [chair(0)]), await watching(matchID, [chair(1)])];
    const leave = { playerID: '0', credentials: chair(0).credentials };
    expect((await at.post(`/games/alley/${matchID}/leave`, leave)).status).toBe(200);
    await until(() => bob.tables.at(-1)?.seats[0]?.kind === 'open');
    expect((await bob.act(matchID, chair(1), seal(1))).ok).toBe(true);
    // Leaving is a line too, and only a link leads into the seat: this waited for one frame, and for anybody who came.
    await until(() => bob.latest?.number === 2);
    expect(ann.frames.filter(({ number }) => number > 1)).toHaveLength(0);
    expect((await ann.act(matchID, chair(0), seal(1))).error?.code).toBe('forbidden');
    const asBob = { playerID: '1', credentials: chair(1).credentials };
    const link = await at.post(`/api/tables/${matchID}/seats/0/link`, asBob);
    const body = { playerID: '0', playerName: 'Cat', substitute: link.body.token };
    const joined = await at.post(`/games/alley/${matchID}/join`, body);
    const cat = { seat: 0, credentials: String(joined.body.playerCredentials) };
    expect(await bob.act(matchID, cat, seal(2))).toMatchObject({ ok: true });
  });

  test('says who is there: two tabs of one seat, one closed', async () => {
    const { matchID, chair } = await seatAll(at, 2);
    const bob = await watching(matchID, [chair(1)]);
    const connected = () => bob.tables.at(-1)?.seats[0]?.connected;
    const tabs = [await watching(matchID, [chair(0)]), await watching(matchID, [chair(0)])];
    await until(() => connected() === true);
    tabs[0]?.socket.disconnect();
    await until(async () => bob.tables.length > 2);
    expect(connected()).toBe(true);
    tabs[1]?.socket.disconnect();
    await until(() => connected() === false);
  });

  test('shows the seed once over, and it is the one that was promised', async () => {
    const { matchID, chairs } = await seatAll(at, 2, { options: { short: true } });
    const promised = (await at.get(`/api/tables/${matchID}`)).body.commitment;
    const ann = await watching(matchID, chairs);
    const idle = async () => {
      const asked = (ann.frames.at(-1)?.waiting ?? [{ seat: 0, stage: 'seal' }])[0];
      const action = asked?.stage === 'claim' ? { do: 'keep' } : seal(0);
      await ann.act(matchID, chairs[asked?.seat ?? 0] as Chair, action);
      return ann.tables.at(-1)?.status === 'over';
    };
    await until(idle);
    const { body } = await at.get(`/api/tables/${matchID}`);
    expect(
      createHash('sha256')
        .update(Buffer.from(String(body.seed), 'hex'))
        .digest('hex'),
    ).toBe(promised);
    expect(body.outcome).toMatchObject({ reason: 'soldOut' });
    expect((await ann.act(matchID, chairs[0] as Chair, seal(0))).refusal?.code).toBe('notNow');
  });

  test('unwatch ends the frames', async () => {
    const { matchID, chair } = await seatAll(at, 2);
    const eve = await watching(matchID);
    await eve.ask('unwatch', { matchID });
    const ann = await watching(matchID, [chair(0)]);
    await ann.act(matchID, chair(0), seal(0));
    await until(() => ann.frames.length === 1);
    expect(eve.frames).toHaveLength(0);
  });
});
