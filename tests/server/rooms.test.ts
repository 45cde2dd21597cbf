/** Tables for people: who may come, who is ready, who plays for whom, and what the others decide. */
import { describe, expect, test } from 'vitest';
import { readLines, readPosition } from '../../server/storage/journal.ts';
import { updateMatch } from '../../server/storage/matches.ts';
import { DATABASES } from './databases.ts';
import { type Chair, seatAll, type TestHouse, until } from './house.ts';
import { houseOn } from './houseOn.ts';
import { type Guest, guest } from './people.ts';

describe.each(DATABASES)('rooms on $name', (database) => {
  const { missing } = database;
  let at: TestHouse;
  houseOn(database, (house) => {
    at = house;
  });

  const create = async (numPlayers: number, setupData: object, by?: Guest) => {
    const created = await (by ?? at).post('/games/alley/create', { numPlayers, setupData });
    return String(created.body.matchID);
  };
  const cardOf = async (matchID: string) => (await at.get(`/api/tables/${matchID}`)).body;
  const as = ({ seat, credentials }: Chair) => ({ playerID: String(seat), credentials });
  const ask = (matchID: string, path: string, body: object) => at.post(`/api/tables/${matchID}${path}`, body);
  const isAway = async (matchID: string, seat: number) => {
    const seats = (await cardOf(matchID)).seats as { connected: boolean }[];
    return seats[seat]?.connected === false;
  };
  /** The last minute's patience is over: as if nothing had happened for two. */
  const wait = (matchID: string) => updateMatch(at.house.storage.db, matchID, { updated_at: Date.now() - 120_000 });

  describe.skipIf(missing)('the beginning', () => {
    test('waits until everybody who sits there is ready', async () => {
      const [ann, bob] = [await guest(at, 'Ann'), await guest(at, 'Bob')];
      const matchID = await create(2, { readyFirst: true }, ann);
      const [one, two] = [await ann.join(matchID), await bob.join(matchID)];
      expect(await cardOf(matchID)).toMatchObject({ status: 'open', readyFirst: true, host: one.seat });
      await ask(matchID, '/ready', { ...as(one), ready: true });
      await ask(matchID, '/ready', { ...as(two), ready: true });
      expect((await cardOf(matchID)).status).toBe('running');
      expect((await ask(matchID, '/ready', { ...as(one), ready: false })).body.error?.code).toBe('alreadyStarted');
    });

    test('comes when the host says so, with those who are there; who moves up keeps his credentials', async () => {
      const [ann, bob, cat] = [await guest(at, 'Ann'), await guest(at, 'Bob'), await guest(at, 'Cat')];
      const matchID = await create(4, { readyFirst: true }, ann);
      const one = await ann.join(matchID, 0);
      const two = await bob.join(matchID, 2);
      const three = await cat.join(matchID, 3);
      const watcher = await at.connect();
      await watcher.watch(matchID, [three]);
      expect((await ask(matchID, '/start', as(two))).body.error?.code).toBe('forbidden');
      expect((await ask(matchID, '/start', as(one))).status).toBe(200);
      const card = await cardOf(matchID);
      expect(card).toMatchObject({ status: 'running', seats: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cat' }] });
      await until(() => watcher.tables.at(-1)?.seats.length === 3);
      const own = (await cat.post(`/api/me/seats/${matchID}`, {})).body.seats;
      expect(own).toEqual([{ seat: 2, name: 'Cat', credentials: three.credentials }]);
      expect((await watcher.watch(matchID, [{ ...three, seat: 2 }])).ok).toBe(true);
    });

    test('does not come with fewer than the game can be played by', async () => {
      const ann = await guest(at, 'Ann');
      const matchID = await create(3, { readyFirst: true }, ann);
      const one = await ann.join(matchID);
      expect((await ask(matchID, '/start', as(one))).status).toBe(400);
      expect((await cardOf(matchID)).seats).toHaveLength(3);
    });
  });

  describe.skipIf(missing)('who may come', () => {
    test('a private table is joined by invitation only, and is not listed', async () => {
      const [ann, bob] = [await guest(at, 'Ann'), await guest(at, 'Bob')];
      const matchID = await create(2, { visibility: 'private' }, ann);
      expect(await cardOf(matchID)).toMatchObject({ visibility: 'private' });
      const tables = (await at.get('/api/tables')).body.tables as { matchID: string }[];
      expect(tables.map((table) => table.matchID)).not.toContain(matchID);
      const one = await ann.join(matchID);
      expect((await bob.tryJoin(matchID)).body.error?.code).toBe('needsInvite');
      expect((await bob.tryJoin(matchID, { invite: 'x'.repeat(43) })).status).toBe(403);
      const invite = String((await ask(matchID, '/invitation', as(one))).body.token);
      expect((await bob.tryJoin(matchID, { invite })).status).toBe(200);
    });

    test('friends watch by invitation where the table is for friends', async () => {
      const { matchID, chair } = await seatAll(at, 2, { spectators: 'friends' });
      const watcher = await at.connect();
      expect((await watcher.watch(matchID)).error?.code).toBe('noSpectators');
      const invite = String((await ask(matchID, '/invitation', as(chair(0)))).body.token);
      expect((await watcher.ask('watch', { matchID, seats: [], invite })).ok).toBe(true);
      expect((await at.get(`/api/tables/${matchID}/replay`)).status).toBe(403);
      expect((await at.get(`/api/tables/${matchID}/replay`, { 'x-table-invite': invite })).status).toBe(200);
    });

    // A stranger could sit down in a seat that its holder had left in a running match.
    test('a left seat of a running match is for whoever has its link', async () => {
      const { matchID, chair } = await seatAll(at, 2);
      await at.post(`/games/alley/${matchID}/leave`, as(chair(1)));
      const eve = await guest(at, 'Eve');
      expect((await eve.tryJoin(matchID)).body.error?.code).toBe('needsInvite');
      expect((await eve.tryJoin(matchID, { substitute: 'x'.repeat(43) })).status).toBe(403);
      const substitute = String((await ask(matchID, '/seats/1/link', as(chair(0)))).body.token);
      expect((await eve.tryJoin(matchID, { playerID: '1', substitute })).status).toBe(200);
      const fay = await guest(at, 'Fay');
      expect((await fay.tryJoin(matchID, { playerID: '1', substitute })).status).toBe(409);
      const lines = await readLines(at.house.storage.db, matchID, 1, 10);
      expect(lines.map(({ seat, action }) => [seat, action.change, action.by, action.name])).toEqual([
        [1, 'left', 'self', 'Player 1'],
        [1, 'substitute', 'link', 'Eve'],
      ]);
    });

    test('the host dismisses before the start, and nobody else does', async () => {
      const [ann, bob] = [await guest(at, 'Ann'), await guest(at, 'Bob')];
      const matchID = await create(3, {}, ann);
      const [one, two] = [await ann.join(matchID), await bob.join(matchID)];
      expect((await ask(matchID, `/seats/${one.seat}/dismiss`, as(two))).body.error?.code).toBe('forbidden');
      expect((await ask(matchID, `/seats/${two.seat}/dismiss`, as(one))).status).toBe(200);
      expect((await cardOf(matchID)).seats).toMatchObject([{ kind: 'human' }, { kind: 'open' }, { kind: 'open' }]);
    });
  });

  describe.skipIf(missing)('a bot in somebody’s place', () => {
    test('plays at any decision, and gives the seat back at any other', async () => {
      const { matchID, chair } = await seatAll(at, 2);
      const [ann, bob] = [await at.connect(), await at.connect()];
      await ann.watch(matchID, [chair(0)]);
      await bob.watch(matchID, [chair(1)]);
      expect((await ask(matchID, '/seats/1/stand-in', { ...as(chair(1)), level: 'miser' })).status).toBe(200);
      await until(async () => (await readLines(at.house.storage.db, matchID, 1, 10)).some((line) => line.to === null));
      const refused = await bob.act(matchID, chair(1), { do: 'seal', coins: 1 });
      expect(refused.error?.code).toBe('botPlays');
      expect((await cardOf(matchID)).seats).toMatchObject([{}, { kind: 'bot', standIn: true, name: 'Player 1' }]);
      expect((await bob.watch(matchID, [chair(1)])).frames?.[0]?.seat).toBe(1);
      expect((await ask(matchID, '/seats/1/back', as(chair(1)))).status).toBe(200);
      expect((await cardOf(matchID)).seats).toMatchObject([{}, { kind: 'human', name: 'Player 1' }]);
      expect((await ann.act(matchID, chair(0), { do: 'seal', coins: 1 })).ok).toBe(true);
      await until(() => bob.latest?.number === ann.latest?.number);
      const changes = (await readLines(at.house.storage.db, matchID, 1, 20)).filter((line) => line.to !== null);
      expect(changes.map(({ action }) => action.change)).toEqual(['bot', 'back']);
    });

    test('is let in by the host only for one who is away and is waited for', async () => {
      const [ann, bob] = [await guest(at, 'Ann'), await guest(at, 'Bob')];
      const matchID = await create(2, {}, ann);
      const [one, two] = [await ann.join(matchID), await bob.join(matchID)];
      const player = await at.connect();
      await player.watch(matchID, [two]);
      await wait(matchID);
      const put = () => ask(matchID, `/seats/${two.seat}/stand-in`, as(one));
      expect((await put()).body.error?.code).toBe('forbidden');
      player.socket.disconnect();
      await until(() => isAway(matchID, two.seat));
      expect((await put()).status).toBe(200);
      expect((await ask(matchID, `/seats/${one.seat}/stand-in`, as(two))).body.error?.code).toBe('botPlays');
      expect((await ask(matchID, `/seats/${two.seat}/back`, as(two))).status).toBe(200);
    });

    test('the clock lets one in where the table wants it, for people alone', async () => {
      const clock = { mode: 'live', bank: 600, gain: 5, cap: 600 };
      const patient = await seatAll(at, 2, { clock });
      await at.house.rooms.standInByClock(patient.matchID, 1);
      expect((await cardOf(patient.matchID)).seats).toMatchObject([{ kind: 'human' }, { kind: 'human' }]);
      const { matchID } = await seatAll(at, 2, { clock: { ...clock, absent: 'bot' } });
      await at.house.rooms.standInByClock(matchID, 1);
      await at.house.rooms.standInByClock(matchID, 1);
      const lines = await readLines(at.house.storage.db, matchID, 1, 100);
      expect(lines.filter((line) => line.action.by === 'clock')).toHaveLength(1);
    });
  });

  describe.skipIf(missing)('the vote', () => {
    const vote = (matchID: string, chair: Chair, seat: number, motion: string) =>
      ask(matchID, '/votes', { ...as(chair), seat, motion });
    const answer = (matchID: string, chair: Chair, agree: boolean) =>
      ask(matchID, '/votes/answer', { ...as(chair), agree });

    test('of more than half of the others takes a seat away; a bot plays on', async () => {
      const { matchID, chair } = await seatAll(at, 4);
      expect((await vote(matchID, chair(0), 3, 'kick')).status).toBe(200);
      expect((await vote(matchID, chair(1), 2, 'kick')).body.error?.code).toBe('voteOpen');
      expect((await answer(matchID, chair(3), false)).body.error?.code).toBe('noVote');
      expect((await cardOf(matchID)).vote).toMatchObject({ motion: 'kick', seat: 3, by: 0, yes: [0], waits: [1, 2] });
      await answer(matchID, chair(1), true);
      expect(await cardOf(matchID)).toMatchObject({ vote: null, seats: [{}, {}, {}, { kind: 'bot' }] });
      expect((await ask(matchID, '/seats/3/back', as(chair(3)))).status).toBe(403);
    });

    test('falls with too many against it', async () => {
      const { matchID, chair } = await seatAll(at, 4);
      await vote(matchID, chair(0), 3, 'bot');
      await answer(matchID, chair(1), false);
      await answer(matchID, chair(2), false);
      expect(await cardOf(matchID)).toMatchObject({ vote: null, seats: [{}, {}, {}, { kind: 'human' }] });
    });

    test('of one alone counts only against one who is away', async () => {
      const { matchID, chair } = await seatAll(at, 2);
      const bob = await at.connect();
      await bob.watch(matchID, [chair(1)]);
      await wait(matchID);
      expect((await vote(matchID, chair(0), 1, 'kick')).body.error?.code).toBe('forbidden');
      bob.socket.disconnect();
      await until(() => isAway(matchID, 1));
      expect((await vote(matchID, chair(0), 1, 'bot')).status).toBe(200);
      expect((await cardOf(matchID)).seats).toMatchObject([{}, { kind: 'bot', standIn: true }]);
    });

    test('counts people, not the seats that one person holds', async () => {
      const [ann, bob] = [await guest(at, 'Ann'), await guest(at, 'Bob')];
      const matchID = await create(3, {}, ann);
      const one = await ann.join(matchID, 0);
      await ann.join(matchID, 1);
      await bob.join(matchID, 2);
      expect((await vote(matchID, one, 2, 'kick')).body.error?.code).toBe('forbidden');
      expect((await vote(matchID, one, 1, 'kick')).status).toBe(400);
    });
  });

  describe.skipIf(missing)('the journal of a table that changed hands', () => {
    test('is what the match stands at, can be taken back past, saved, verified and taken in', async () => {
      const { matchID, chair } = await seatAll(at, 2, { options: { short: true } });
      const [ann, bob] = [await at.connect(), await at.connect()];
      await ann.watch(matchID, [chair(0)]);
      await bob.watch(matchID, [chair(1)]);
      expect((await ann.act(matchID, chair(0), { do: 'seal', coins: 1 })).ok).toBe(true);
      await ask(matchID, '/seats/1/stand-in', { ...as(chair(1)), level: 'miser' });
      await ask(matchID, '/seats/1/back', as(chair(1)));
      for (const seat of [0, 1]) await ask(matchID, `/seats/${seat}/stand-in`, { ...as(chair(seat)), level: 'random' });
      await until(async () => (await cardOf(matchID)).status === 'over');
      const position = await readPosition(at.house.storage.db, matchID);
      const replay = (await at.get(`/api/tables/${matchID}/replay?eyes=all`)).body;
      expect(replay.count).toBe(position?.number);
      const file = (await at.get(`/api/tables/${matchID}/file`)).body as unknown as { journal: { holder?: object }[] };
      expect(file.journal.filter((line) => line.holder).length).toBe(4);
      const taken = await at.post('/api/import', file);
      expect(taken.status).toBe(200);
      const again = (await at.get(`/api/tables/${String(taken.body.matchID)}/replay?eyes=all`)).body;
      expect(again.count).toBe(replay.count);
    });
  });

  describe.skipIf(missing)('the rematch', () => {
    test('keeps each seat for who sat in it, and tells everybody at the table', async () => {
      const [ann, bob, eve] = [await guest(at, 'Ann'), await guest(at, 'Bob'), await guest(at, 'Eve')];
      const matchID = await create(3, { bots: { 2: 'miser' }, visibility: 'unlisted' }, ann);
      const one = await ann.join(matchID, 0);
      await bob.join(matchID, 1);
      const watcher = await at.connect();
      await watcher.watch(matchID);
      const next = String((await at.post(`/games/alley/${matchID}/playAgain`, as(one))).body.nextMatchID);
      await until(() => watcher.tables.at(-1)?.next === next);
      expect((await cardOf(next)).seats).toMatchObject([{ kept: true }, { kept: true }, { kind: 'bot' }]);
      const running = async (who: Guest) => (await who.get('/api/me/matches')).body.running;
      const ofBob = ((await running(bob)) as { table: { matchID: string }; kept: boolean }[]).map(
        ({ table, kept }) => [table.matchID, kept] as const,
      );
      expect(new Map(ofBob)).toEqual(
        new Map([
          [matchID, false],
          [next, true],
        ]),
      );
      expect(await running(eve)).toEqual([]);
      expect((await eve.tryJoin(next)).body.error?.code).toBe('tableFull');
      expect((await eve.tryJoin(next, { playerID: '1' })).body.error?.code).toBe('seatTaken');
      expect((await bob.join(next)).seat).toBe(1);
      expect((await ann.join(next)).seat).toBe(0);
      expect((await cardOf(next)).status).toBe('running');
    });
  });
});
