import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/engine/rules.ts';
import { DATABASES } from '../databases.ts';
import { newKey, openHouse, type Player, seatAll, type TestHouse, until } from '../house.ts';

/** Two houses on one PostgreSQL: whoever watches at one sees what is done at the other. */

const postgres = DATABASES[1];
const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function twoHouses(): Promise<[TestHouse, TestHouse]> {
  const { url, drop } = (await postgres?.fresh()) ?? { url: '', drop: async () => undefined };
  open.push(drop);
  const houses: [TestHouse, TestHouse] = [await openHouse({ database: url }), await openHouse({ database: url })];
  open.push(houses[0].close, houses[1].close);
  return houses;
}

/** A match of two with one player at each house, each watching from his own seat. */
async function across() {
  const houses = await twoHouses();
  const seated = await seatAll(houses[0], 2, { options: { purse: 'fat' } });
  const [ann, bob] = [await houses[0].connect(), await houses[1].connect()];
  await ann.watch(seated.matchID, [seated.chair(0)]);
  await bob.watch(seated.matchID, [seated.chair(1)]);
  return { houses, ann, bob, ...seated };
}

/** The numbers of the lines that came in, in the order of their coming. */
function lines(player: Player): number[] {
  return player.frames.flatMap((frame) => frame.entries.map((entry) => entry.number));
}

function connectedOf(player: Player, seat: Seat): boolean | undefined {
  return player.tables.at(-1)?.seats.find((one) => one.seat === seat)?.connected;
}

describe.skipIf(postgres?.missing)('two houses on one PostgreSQL', () => {
  test('every line is seen once and in order at both, whichever it was played at', async () => {
    const { ann, bob, matchID, chair } = await across();
    for (let n = 0; n < 20; n++) {
      const [player, seat] = n % 3 === 0 ? ([ann, 0] as const) : ([bob, 1] as const);
      const answer = await player.act(matchID, chair(seat), { do: 'gift', to: 1 - seat, coins: 1 });
      expect(answer).toEqual({ ok: true, number: n + 1 });
    }
    const all = Array.from({ length: 20 }, (_, n) => n + 1);
    await until(() => lines(ann).length >= 20 && lines(bob).length >= 20);
    expect(lines(ann)).toEqual(all);
    expect(lines(bob)).toEqual(all);
    expect(ann.latest?.seat).toBe(0);
    expect(bob.latest?.seat).toBe(1);
  });

  test('racing actions at both: nobody misses a line or sees one twice', async () => {
    const { ann, bob, matchID, chair } = await across();
    const gifts = Array.from({ length: 30 }, (_, n) => {
      const seat = n % 2;
      return [ann, bob][seat]?.act(matchID, chair(seat), { do: 'gift', to: 1 - seat, coins: 1 });
    });
    expect((await Promise.all(gifts)).every((answer) => answer?.ok)).toBe(true);
    const all = Array.from({ length: 30 }, (_, n) => n + 1);
    for (const player of [ann, bob]) {
      await until(() => player.latest?.number === 30);
      expect(lines(player)).toEqual(all);
    }
  });

  test('a beginning, names, a question to the table and a take-back are seen at the other', async () => {
    const houses = await twoHouses();
    const created = await houses[0].post('/games/alley/create', {
      numPlayers: 2,
      setupData: { options: { purse: 'fat' } },
    });
    const matchID = String(created.body.matchID);
    const eve = await houses[1].connect();
    await eve.watch(matchID);
    const chairs = [];
    for (const seat of [0, 1]) {
      const joined = await houses[0].post(`/games/alley/${matchID}/join`, {
        playerID: `${seat}`,
        playerName: `P${seat}`,
      });
      chairs.push({ seat, credentials: String(joined.body.playerCredentials) });
    }
    await until(() => eve.latest?.number === 0);
    expect(eve.tables.at(-1)).toMatchObject({ status: 'running', seats: [{ name: 'P0' }, { name: 'P1' }] });
    const ann = await houses[0].connect();
    const [first, second] = chairs;
    if (!first || !second) throw new Error('nobody sat down');
    await ann.watch(matchID, [first]);
    await ann.act(matchID, first, { do: 'gift', to: 1, coins: 1 });
    await ann.act(matchID, second, { do: 'gift', to: 0, coins: 1 });
    await ann.ask('askTakeBack', { matchID, ...first, to: 0, key: newKey() });
    await until(() => eve.latest?.question?.seat === 0);
    await ann.ask('answerTakeBack', { matchID, ...second, agree: true });
    await until(() => eve.latest?.number === 3);
    expect(eve.latest?.question).toBeNull();
    expect(eve.frames.at(-1)?.entries.at(-1)).toMatchObject({ kind: 'takeBack', to: 0 });
  });

  test('who is there is known at both, and is forgotten when his house dies', async () => {
    const { houses, ann, bob, matchID, chair } = await across();
    await until(() => connectedOf(ann, 1) === true);
    const card = await houses[0].get(`/api/tables/${matchID}`);
    expect((card.body.seats as { connected: boolean }[]).map((seat) => seat.connected)).toEqual([true, true]);
    bob.socket.disconnect();
    await until(() => connectedOf(ann, 1) === false);
    const again = await houses[1].connect();
    await again.watch(matchID, [chair(1)]);
    await until(() => connectedOf(ann, 1) === true);
    // As if its process had been killed: nobody says goodbye, and the lease is not renewed.
    const { db } = houses[0].house.storage;
    await sql`update node set expires_at = 1 where id in (select node from presence where seat = 1)`.execute(db);
    await until(() => connectedOf(ann, 1) === false);
    // It was not dead after all: it finds that out by itself and says again who is there.
    await until(() => connectedOf(ann, 1) === true);
  });

  test('a seat that is given up at one house is seen by its old holder no more at the other', async () => {
    const { houses, ann, bob, matchID, chair } = await across();
    const left = await houses[0].post(`/games/alley/${matchID}/leave`, {
      playerID: '1',
      credentials: chair(1).credentials,
    });
    expect(left.status).toBe(200);
    await until(() => ann.tables.at(-1)?.seats[1]?.kind === 'open');
    const before = bob.heard.length;
    await ann.act(matchID, chair(0), { do: 'seal', coins: 1 });
    // The leaving is a line of the journal, and this the one after it.
    await until(() => ann.latest?.number === 2);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(bob.heard.slice(before).join()).not.toContain('"frame"');
  });

  test('what was not heard while the listening connection was cut is shown when it is back', async () => {
    const { houses, ann, bob, matchID, chair } = await across();
    const { db } = houses[0].house.storage;
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen backroom'`;
    await cut.execute(db);
    for (let n = 0; n < 3; n++) await ann.act(matchID, chair(0), { do: 'gift', to: 1, coins: 1 });
    await until(() => bob.latest?.number === 3);
    expect(lines(bob)).toEqual([1, 2, 3]);
  });

  test('a notification that got lost is made good by the outbox', async () => {
    const { houses, ann, bob, matchID } = await across();
    const { db } = houses[0].house.storage;
    await db.updateTable('seat').set({ name: 'Zed' }).where('match_id', '=', matchID).where('seat', '=', 0).execute();
    await db.insertInto('outbox').values({ node: 'third', match_id: matchID, kind: 'table', at: Date.now() }).execute();
    for (const player of [ann, bob]) await until(() => player.tables.at(-1)?.seats[0]?.name === 'Zed');
  });

  test('one of them plays the bots, and the other goes on when that one is gone', async () => {
    const houses = await twoHouses();
    const { matchID, chair } = await seatAll(houses[0], 3, {
      bots: { 1: 'random', 2: 'random' },
      options: { purse: 'fat' },
    });
    const ann = await houses[1].connect();
    await ann.watch(matchID, [chair(0)]);
    await ann.act(matchID, chair(0), { do: 'seal', coins: 40 });
    await until(() => (ann.latest?.number ?? 0) >= 3);
    const { db } = houses[1].house.storage;
    const holders = await db.selectFrom('lease').select('node').where('name', '=', `bots:${matchID}`).execute();
    expect(holders).toHaveLength(1);
    open.splice(open.indexOf(houses[0].close), 1);
    await houses[0].close();
    const reached = ann.latest?.number ?? 0;
    await ann.act(matchID, chair(0), { do: 'keep' });
    await until(async () => {
      const frame = ann.latest;
      if (frame?.waiting.some((one) => one.seat === 0)) {
        const stage = frame.waiting.find((one) => one.seat === 0)?.stage;
        await ann.act(matchID, chair(0), stage === 'claim' ? { do: 'keep' } : { do: 'seal', coins: 0 });
      }
      return (ann.latest?.number ?? 0) >= reached + 4;
    });
  });
});
