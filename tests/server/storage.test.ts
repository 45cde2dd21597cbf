import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { Driver } from '../../server/boardgameio.ts';
import { append, readLines, readPosition, readSnapshot } from '../../server/storage/journal.ts';
import { readTable } from '../../server/storage/matches.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { randomPolicy } from '../../src/bots/random.ts';
import { seededDice } from '../../src/engine/dice.ts';
import { secretDice } from '../../src/proof/secretDice.ts';
import { DATABASES } from './databases.ts';
import { alley } from './fixtures/alley.ts';
import { type Chair, newKey, openHouse, seatAll, type TestHouse, until } from './house.ts';

/** What is acknowledged is stored, what is stored is the replay of its journal, and what cannot be stored did not happen. */

const policy = randomPolicy(alley.rules, alley.weigh);

async function playOn(at: TestHouse, matchID: string, chairs: Chair[], actions: number): Promise<void> {
  const player = await at.connect();
  const dice = seededDice('storage');
  for (let n = 0; n < actions; n++) {
    const position = await readPosition(at.house.storage.db, matchID);
    const asked = alley.rules.waiting(position?.state.G)[0];
    if (!asked) return;
    const action = policy(alley.rules.view(position?.state.G, asked.seat), asked.seat, dice);
    expect((await player.act(matchID, chairs[asked.seat] as Chair, action)).ok).toBe(true);
  }
}

/** Whoever has acted next after that line (or a little earlier) takes back to there, and everybody agrees. */
async function backTo(at: TestHouse, matchID: string, chairs: Chair[], number: number): Promise<void> {
  const player = await at.connect();
  await player.watch(matchID, chairs);
  for (let to = number; ; to--) {
    const [next] = await readLines(at.house.storage.db, matchID, to + 1, 1, to + 1);
    const asker = chairs[next?.seat ?? -1];
    if (!asker) throw new Error('nobody to ask');
    if (!(await player.ask('askTakeBack', { matchID, ...asker, to, key: newKey() })).ok) continue;
    for (const chair of chairs) await player.ask('answerTakeBack', { matchID, ...chair, agree: true });
    return;
  }
}

/** The match played again from its seed and its journal alone, compared with what is stored. */
async function verify(at: TestHouse, matchID: string): Promise<number> {
  const { db } = at.house.storage;
  const table = await readTable(db, matchID);
  const lines = await readLines(db, matchID, 0, 100_000);
  const driver = new Driver(alley);
  const seed = table?.match.seed ?? '';
  const first = secretDice(seed, 0);
  let { state } = driver.begin(table?.match.seats ?? 0, JSON.parse(table?.match.options ?? '{}'), first);
  let draws = first.draws;
  const after = new Map([[0, { draws, text: JSON.stringify(state) }]]);
  for (const [index, line] of lines.entries()) {
    expect(line.number).toBe(index);
    if (line.to !== null) {
      const back = after.get(line.to);
      [state, draws] = [{ ...JSON.parse(back?.text ?? ''), _stateID: index }, back?.draws ?? -1];
    } else if (line.seat !== null) {
      const dice = secretDice(seed, draws);
      const step = driver.step(JSON.parse(JSON.stringify(state)), line.seat, line.action, dice);
      expect(step.told).toEqual(line.told);
      [state, draws] = [step.state, dice.draws];
    }
    after.set(index, { draws, text: JSON.stringify(state) });
    const snapshot = await readSnapshot(db, matchID, line.number);
    if (snapshot?.number === line.number) expect(snapshot.state).toEqual(JSON.parse(JSON.stringify(state)));
  }
  const position = await readPosition(db, matchID);
  expect(position).toEqual({ number: lines.length - 1, draws, state: JSON.parse(JSON.stringify(state)) });
  return lines.length - 1;
}

for (const database of DATABASES) {
  if (database.missing && process.env.CI) {
    test(`${database.name} is there in CI`, () => expect(database.missing).toBeNull());
    continue;
  }
  if (database.missing) console.log(`skipped: the storage tests on ${database.name}, because ${database.missing}`);

  describe.skipIf(database.missing)(database.name, () => {
    const open: (() => Promise<void>)[] = [];

    afterEach(async () => {
      for (const close of open.splice(0).reverse()) await close();
    });

    async function begin(): Promise<TestHouse> {
      const { url, drop } = await database.fresh();
      open.push(drop);
      const at = await openHouse({ database: url });
      open.push(at.close);
      return at;
    }

    test('the state is the replay of the journal, with a snapshot every fifty actions', async () => {
      const at = await begin();
      const { matchID, chairs } = await seatAll(at, 4);
      await playOn(at, matchID, chairs, 130);
      expect(await verify(at, matchID)).toBe(130);
      expect((await readSnapshot(at.house.storage.db, matchID, 1000))?.number).toBe(100);
      expect((await readSnapshot(at.house.storage.db, matchID, 99))?.number).toBe(50);
    });

    test('a second start finds everything, and the dice go on where they stood', async () => {
      const { url, drop } = await database.fresh();
      open.push(drop);
      const first = await openHouse({ database: url });
      const { matchID, chairs } = await seatAll(first, 3);
      await playOn(first, matchID, chairs, 40);
      await first.close();
      const second = await openHouse({ database: url });
      open.push(second.close);
      await playOn(second, matchID, chairs, 40);
      expect(await verify(second, matchID)).toBe(80);
    });

    test('hundreds of racing answers at one table: each counts once, in one order', async () => {
      const at = await begin();
      const { matchID, chairs } = await seatAll(at, 4, { options: { purse: 'fat' } });
      const players = await Promise.all(chairs.map(() => at.connect()));
      const gifts = Array.from({ length: 120 }, (_, n) => {
        const to = (n + 1) % 4;
        return players[n % 4]?.act(matchID, chairs[n % 4] as Chair, { do: 'gift', to, coins: 1 }, `gift-number-${n}`);
      });
      const numbers = (await Promise.all(gifts)).map((answer) => answer?.number ?? 0);
      expect(new Set(numbers).size).toBe(120);
      expect(await verify(at, matchID)).toBe(120);
    });

    test('two houses on one database never both accept an answer to one decision', async () => {
      const { url, drop } = await database.fresh();
      open.push(drop);
      const houses = [await openHouse({ database: url }), await openHouse({ database: url })] as const;
      open.push(houses[0].close, houses[1].close);
      const { matchID, chairs } = await seatAll(houses[0], 2);
      const players = await Promise.all(houses.map((house) => house.connect()));
      for (let round = 0; round < 10; round++) {
        const position = await readPosition(houses[0].house.storage.db, matchID);
        const asked = alley.rules.waiting(position?.state.G)[0];
        const action = alley.rules.idle(position?.state.G, asked?.seat ?? 0);
        const both = players.map((player) => player.act(matchID, chairs[asked?.seat ?? 0] as Chair, action));
        expect((await Promise.all(both)).filter((answer) => answer.ok)).toHaveLength(1);
      }
      expect(await verify(houses[1], matchID)).toBe(10);
    });

    test('take-backs far and near: the state is still the replay, and what was come back to is kept', async () => {
      const at = await begin();
      const { matchID, chairs } = await seatAll(at, 3);
      await playOn(at, matchID, chairs, 88);
      const { db } = at.house.storage;
      await backTo(at, matchID, chairs, 70);
      const [far] = (await readLines(db, matchID, 71, 1, 88)).filter((line) => line.to !== null);
      expect(far).toBeUndefined();
      const last = (await readLines(db, matchID, 0, 1))[0];
      expect(last).toMatchObject({ number: 89, to: expect.any(Number), action: { by: 'consent' } });
      expect((await readSnapshot(db, matchID, last?.to ?? 0))?.number).toBe(last?.to);
      await playOn(at, matchID, chairs, 20);
      await backTo(at, matchID, chairs, 40);
      await playOn(at, matchID, chairs, 60);
      expect(await verify(at, matchID)).toBe(170);
      expect((await readSnapshot(db, matchID, 150))?.number).toBe(150);
    });

    test('two houses, one taking back while the other plays: every line counts once', async () => {
      const { url, drop } = await database.fresh();
      open.push(drop);
      const houses = [await openHouse({ database: url }), await openHouse({ database: url })] as const;
      open.push(houses[0].close, houses[1].close);
      const { matchID, chairs } = await seatAll(houses[0], 2, { options: { purse: 'fat' } });
      const players = await Promise.all(houses.map((house) => house.connect()));
      let accepted = 0;
      for (let round = 0; round < 12; round++) {
        const chair = chairs[round % 2] as Chair;
        const gift = { do: 'gift', to: (round + 1) % 2, coins: 1 };
        const answers = await Promise.all([
          players[0]?.act(matchID, chair, gift),
          players[1]?.ask('takeBack', { matchID, ...chair, key: newKey() }),
          players[1]?.act(matchID, chair, gift),
          players[0]?.ask('takeBack', { matchID, ...chair, key: newKey() }),
        ]);
        accepted += answers.filter((answer) => answer?.ok).length;
      }
      expect(accepted).toBeGreaterThan(24);
      expect(await verify(houses[0], matchID)).toBe(accepted);
    });

    test('a match from before take-backs goes on; what may have been a die is not taken back', async () => {
      const { url, drop } = await database.fresh();
      open.push(drop);
      const before = await openStorage(url, '001-tables');
      const columns = (await before.db.introspection.getTables()).find((table) => table.name === 'journal')?.columns;
      expect(columns?.map((column) => column.name)).not.toContain('to_number');
      await before.close();
      const at = await openHouse({ database: url });
      open.push(at.close);
      const { matchID, chairs, chair } = await seatAll(at, 2);
      await playOn(at, matchID, chairs, 1);
      await at.house.storage.db.updateTable('journal').set({ draws: null }).execute();
      const player = await at.connect();
      const ask = () => player.ask('takeBack', { matchID, ...chair(0), key: newKey() });
      expect((await ask()).refusal?.code).toBe('DIE_FALLEN');
      expect((await player.act(matchID, chair(0), { do: 'gift', to: 1, coins: 1 })).ok).toBe(true);
      expect((await player.act(matchID, chair(1), { do: 'gift', to: 0, coins: 1 })).ok).toBe(true);
      expect(await player.ask('takeBack', { matchID, ...chair(1), key: newKey() })).toEqual({ ok: true, number: 4 });
      expect(await verify(at, matchID)).toBe(4);
    });

    test('a line that skips a number, or comes twice, is not written', async () => {
      const at = await begin();
      const { matchID, chairs } = await seatAll(at, 2);
      await playOn(at, matchID, chairs, 3);
      const { storage } = at.house;
      const position = await readPosition(storage.db, matchID);
      const [line] = await readLines(storage.db, matchID, 3, 1);
      if (!position || !line) throw new Error('nothing stored');
      for (const number of [3, 5]) {
        const again = storage.transaction((tx) => append(tx, matchID, { ...line, number }, { ...position, number }));
        await expect(again).rejects.toMatchObject({ code: 'busy' });
      }
      const sameKey = storage.transaction((tx) =>
        append(tx, matchID, { ...line, number: 4 }, { ...position, number: 4 }),
      );
      await expect(sameKey).rejects.toThrow();
      expect(await verify(at, matchID)).toBe(3);
    });

    test('credentials are not stored, only their hash', async () => {
      const at = await begin();
      const { matchID, chairs } = await seatAll(at, 2);
      const rows = await at.house.storage.db.selectFrom('seat').selectAll().where('match_id', '=', matchID).execute();
      expect(rows.map((row) => row.credential)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.anything()]);
      for (const chair of chairs) expect(JSON.stringify(rows)).not.toContain(chair.credentials);
    });

    test('a write that fails is answered as an error, shown to nobody, and the board stays true', async () => {
      const at = await begin();
      const { matchID, chair, chairs } = await seatAll(at, 2);
      const [ann, bob] = [await at.connect(), await at.connect()];
      await ann.watch(matchID, [chair(0)]);
      await bob.watch(matchID, [chair(1)]);
      await breakJournal(at);
      const key = 'broken-journal';
      const answer = await ann.act(matchID, chair(0), { do: 'seal', coins: 3 }, key);
      expect(answer.error).toEqual({ code: 'failed', message: expect.any(String) });
      await mendJournal(at);
      expect(await verify(at, matchID)).toBe(0);
      expect(bob.frames.length + ann.frames.length).toBe(0);
      expect(await ann.act(matchID, chair(0), { do: 'seal', coins: 3 }, key)).toEqual({ ok: true, number: 1 });
      await until(() => bob.frames.length === 1);
      await playOn(at, matchID, chairs, 5);
      expect(await verify(at, matchID)).toBe(6);
    });

    async function breakJournal(at: TestHouse): Promise<void> {
      const { db } = at.house.storage;
      if (database.name === 'SQLite') {
        await sql`create trigger broken before insert on journal begin select raise(abort, 'broken'); end`.execute(db);
        return;
      }
      await sql`create function broken() returns trigger as $$ begin raise exception 'broken'; end $$ language plpgsql`.execute(
        db,
      );
      await sql`create constraint trigger broken after insert on journal deferrable initially deferred for each row execute function broken()`.execute(
        db,
      );
    }

    async function mendJournal(at: TestHouse): Promise<void> {
      const { db } = at.house.storage;
      await (database.name === 'SQLite' ? sql`drop trigger broken` : sql`drop trigger broken on journal`).execute(db);
    }
  });
}

describe.skipIf(DATABASES[1]?.missing)('PostgreSQL alone', () => {
  test('two houses that start at once both find the tables made', async () => {
    const { url, drop } = (await DATABASES[1]?.fresh()) ?? { url: '', drop: async () => undefined };
    const storages = await Promise.all([openStorage(url), openStorage(url)]);
    for (const storage of storages) {
      expect(await readTable(storage.db, 'nobody')).toBeNull();
      await storage.close();
    }
    await drop();
  });
});

describe('SQLite alone', () => {
  test('a full disk is an error, and the match goes on when there is room again', async () => {
    const at = await openHouse();
    const { matchID, chair, chairs } = await seatAll(at, 2, { options: { purse: 'fat' } });
    const { db } = at.house.storage;
    const ann = await at.connect();
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count}`).execute(db);
    let stored = 0;
    let full = false;
    while (!full && stored < 500) {
      const answer = await ann.act(matchID, chair(stored % 2), { do: 'gift', to: (stored + 1) % 2, coins: 1 });
      full = answer.error?.code === 'failed';
      if (answer.ok) stored += 1;
    }
    expect(full).toBe(true);
    expect(await verify(at, matchID)).toBe(stored);
    await sql.raw('pragma max_page_count = 1000000').execute(db);
    await playOn(at, matchID, chairs, 5);
    expect(await verify(at, matchID)).toBe(stored + 5);
    await at.close();
  });

  test('a commit that is refused at the last moment leaves nothing', async () => {
    const at = await openHouse();
    const { matchID, chair } = await seatAll(at, 2);
    const { db } = at.house.storage;
    await sql`create table owed (id text references match (id) deferrable initially deferred)`.execute(db);
    await sql`create trigger owe after insert on journal begin insert into owed values ('nobody'); end`.execute(db);
    const ann = await at.connect();
    const answer = await ann.act(matchID, chair(0), { do: 'seal', coins: 1 });
    expect(answer.error?.code).toBe('failed');
    expect(await verify(at, matchID)).toBe(0);
    await sql`drop trigger owe`.execute(db);
    expect((await ann.act(matchID, chair(0), { do: 'seal', coins: 1 })).number).toBe(1);
    await at.close();
  });
});
