/** Guests: known again by a cookie or a device key, moved by a link that is good once, rated and remembered. */
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { rateEnd } from '../../server/people/ratings.ts';
import { sha256 } from '../../server/secrets.ts';
import { readTable } from '../../server/storage/matches.ts';
import { DATABASES } from './databases.ts';
import { type Chair, type TestHouse, until } from './house.ts';
import { houseOn } from './houseOn.ts';
import { cookieOf, type Guest, guest, guestWith } from './people.ts';

describe.each(DATABASES)('people on $name', (database) => {
  const { missing } = database;
  let at: TestHouse;
  houseOn(database, (house) => {
    at = house;
  });

  const as = ({ seat, credentials }: Chair) => ({ playerID: String(seat), credentials });
  const nameOf = async (who: Guest) => ((await who.get('/api/me')).body.me as { name: string } | null)?.name ?? null;
  const seat = async (people: readonly Guest[], setupData: object = {}) => {
    const [host] = people as [Guest];
    const created = await host.post('/games/alley/create', { numPlayers: people.length, setupData });
    const matchID = String(created.body.matchID);
    const chairs: Chair[] = [];
    for (const one of people) chairs.push(await one.join(matchID));
    return { matchID, chairs };
  };
  /** The match to its end, each seat doing the first thing that is legal. */
  const playOut = async (matchID: string, chairs: readonly Chair[]) => {
    const player = await at.connect();
    const statusOf = async () => (await at.get(`/api/tables/${matchID}`)).body.status;
    await player.watch(matchID, [...chairs]);
    while ((await statusOf()) !== 'over') {
      const { waiting } = (await player.watch(matchID, [...chairs])).frames?.[0] ?? { waiting: [] };
      for (const { seat: asked, stage } of waiting) {
        const chair = chairs.find((one) => one.seat === asked);
        const action = stage === 'claim' ? { do: 'show' } : { do: 'seal', coins: asked };
        if (chair) await player.act(matchID, chair, action);
      }
    }
  };

  describe.skipIf(missing)('a guest', () => {
    test('has a name and nothing else, and is known again by the cookie', async () => {
      const ann = await guest(at, '  Ann\u202E ');
      expect(await nameOf(ann)).toBe('Ann');
      expect(await nameOf(guestWith(at, 'Eve', ''))).toBeNull();
      expect(await nameOf(guestWith(at, 'Eve', `${ann.cookie.slice(0, -1)}x`))).toBeNull();
      expect((await at.post('/api/me', {})).status).toBe(400);
      const renamed = await ann.post('/api/me', { name: 'Anna' });
      expect(renamed.body).toEqual({ me: { name: 'Anna' } });
      expect(await nameOf(ann)).toBe('Anna');
    });

    test('gets a cookie that scripts cannot read, and the key brings it back when it is lost', async () => {
      const entered = await at.post('/api/me', { name: 'Ann' });
      expect(entered.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax$/);
      const again = await at.post('/api/me', { deviceKey: entered.body.deviceKey });
      expect(again.body).toEqual({ me: { name: 'Ann' } });
      expect(cookieOf(again)).toBe(cookieOf(entered));
      expect((await at.post('/api/me', { deviceKey: 'nonsense' })).status).toBe(400);
    });

    test('is given his seats again, and nobody else is', async () => {
      const [ann, bob] = [await guest(at, 'Ann'), await guest(at, 'Bob')];
      const { matchID, chairs } = await seat([ann, bob]);
      const own = async (who: Guest) => (await who.post(`/api/me/seats/${matchID}`, {})).body.seats;
      expect(await own(ann)).toEqual([{ ...chairs[0], name: 'Ann' }]);
      expect(await own(bob)).toEqual([{ ...chairs[1], name: 'Bob' }]);
      expect(await own(guestWith(at, 'Eve', ''))).toEqual([]);
    });

    test('leaves nothing in storage that opens a seat or a link', async () => {
      const ann = await guest(at, 'Ann');
      const { chairs, matchID } = await seat([ann, await guest(at, 'Bob')]);
      const { token } = (await ann.post('/api/me/links', {})).body;
      const { db } = at.house.storage;
      const kept = JSON.stringify([
        await db.selectFrom('seat').selectAll().where('match_id', '=', matchID).execute(),
        await db.selectFrom('device').selectAll().execute(),
        await db.selectFrom('move').selectAll().execute(),
      ]);
      for (const secret of [chairs[0]?.credentials, token, ann.deviceKey]) {
        expect(kept).not.toContain(secret);
        if (secret !== chairs[0]?.credentials) expect(kept).toContain(sha256(String(secret)));
      }
    });
  });

  describe.skipIf(missing)('moving to another device', () => {
    test('brings everything, once', async () => {
      const ann = await guest(at, 'Ann');
      const { matchID, chairs } = await seat([ann, await guest(at, 'Bob')]);
      const { token } = (await ann.post('/api/me/links', {})).body;
      const opened = await at.post('/api/me/move', { token });
      expect(opened.body).toMatchObject({ kind: 'person', me: { name: 'Ann' } });
      const phone = guestWith(at, 'Ann', cookieOf(opened));
      expect(phone.cookie).not.toBe(ann.cookie);
      expect((await phone.post(`/api/me/seats/${matchID}`, {})).body.seats).toEqual([{ ...chairs[0], name: 'Ann' }]);
      expect(((await phone.get('/api/me/matches')).body.running as object[]).length).toBe(1);
      expect((await at.post('/api/me/move', { token })).body.error?.code).toBe('expired');
      expect(await nameOf(ann)).toBe('Ann');
    });

    test('of one seat takes it from where it was, once', async () => {
      const [ann, bob] = [await guest(at, 'Ann'), await guest(at, 'Bob')];
      const { matchID, chairs } = await seat([ann, bob]);
      const [mine] = chairs as [Chair, Chair];
      const link = async () => String((await ann.post('/api/me/links', { matchID, ...as(mine) })).body.token);
      const [token, later] = [await link(), await link()];
      const moved = (await at.post('/api/me/move', { token })).body as unknown as Chair & { kind: string };
      expect(moved).toMatchObject({ kind: 'seat', matchID, seat: 0, name: 'Ann' });
      const player = await at.connect();
      expect((await player.watch(matchID, [mine])).error?.code).toBe('forbidden');
      const { credentials } = moved;
      expect((await player.watch(matchID, [{ seat: 0, credentials }])).ok).toBe(true);
      expect((await at.post('/api/me/move', { token: later })).body.error?.code).toBe('expired');
      expect((await bob.post('/api/me/links', { matchID, ...as(mine) })).status).toBe(403);
    });

    test('is not made for strangers, and is limited', async () => {
      expect((await at.post('/api/me/links', {})).status).toBe(403);
      const tries = await Promise.all(
        Array.from({ length: 40 }, () => at.post('/api/me/move', { token: 'x'.repeat(32) })),
      );
      expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
    });
  });

  describe.skipIf(missing)('ratings', () => {
    const ratingsOf = async (who: Guest) => {
      const { ratings } = (await who.get('/api/me')).body.me as { ratings: { rating: number; games: number }[] };
      return ratings;
    };

    test('come of games among people alone, and are shown at the next table', async () => {
      const [ann, bob] = [await guest(at, 'Ann'), await guest(at, 'Bob')];
      const { matchID, chairs } = await seat([ann, bob], { options: { short: true } });
      expect((await at.get(`/api/tables/${matchID}`)).body.rated).toBe(true);
      await playOut(matchID, chairs);
      const [[one], [two]] = [await ratingsOf(ann), await ratingsOf(bob)];
      expect([one?.games, two?.games]).toEqual([1, 1]);
      const { outcome, seats } = (await at.get(`/api/tables/${matchID}`)).body as unknown as {
        outcome: { ranks: number[] };
        seats: { ratingAfter: number }[];
      };
      const better = (outcome.ranks[0] ?? 0) - (outcome.ranks[1] ?? 0);
      expect(Math.sign((two?.rating ?? 0) - (one?.rating ?? 0))).toBe(Math.sign(better));
      expect(seats.map(({ ratingAfter }) => ratingAfter)).toEqual([one?.rating, two?.rating]);
      const next = await seat([ann, bob]);
      expect((await at.get(`/api/tables/${next.matchID}`)).body.seats).toMatchObject([
        { rating: one?.rating },
        { rating: two?.rating },
      ]);
    });

    // One of the two was lost on PostgreSQL: both read the rating before either had written it.
    test('of two matches that end at the same moment both count, whatever order the seats have', async () => {
      const [ann, bob] = [await guest(at, 'Ann'), await guest(at, 'Bob')];
      const { storage } = at.house;
      const end = async (people: Guest[]) => {
        const { matchID } = await seat(people);
        return () =>
          storage.transaction(async (tx) => {
            const table = await readTable(tx, matchID, storage);
            if (table) await rateEnd(tx, table, { reason: 'agreed', winner: 0, ranks: [1, 2] });
            await setTimeout(150);
          });
      };
      const ends = [await end([ann, bob]), await end([bob, ann]), await end([ann, bob])];
      await Promise.all(ends.map((one) => one()));
      for (const who of [ann, bob]) expect(await ratingsOf(who)).toMatchObject([{ games: 3 }]);
    });

    test('do not come of a game in which a bot sat, was for a while, or one person held two seats', async () => {
      const [ann, bob] = [await guest(at, 'Ann'), await guest(at, 'Bob')];
      const withBot = await seat([ann, bob], { options: { short: true } });
      const [mine] = withBot.chairs as [Chair];
      await at.post(`/api/tables/${withBot.matchID}/seats/0/stand-in`, as(mine));
      await at.post(`/api/tables/${withBot.matchID}/seats/0/back`, as(mine));
      await playOut(withBot.matchID, withBot.chairs);
      const alone = await seat([ann, ann], { options: { short: true } });
      await playOut(alone.matchID, alone.chairs);
      const stranger = guestWith(at, 'Eve', '');
      const unknown = await seat([ann, stranger], { options: { short: true } });
      await playOut(unknown.matchID, unknown.chairs);
      expect(await ratingsOf(ann)).toEqual([]);
    });
  });

  describe.skipIf(missing)('a person’s matches', () => {
    test('those that wait for him first, then the others, then what is over, a page at a time', async () => {
      const [ann, bob] = [await guest(at, 'Ann'), await guest(at, 'Bob')];
      for (let i = 0; i < 22; i++) {
        const { matchID } = await seat([ann, ann], { options: { short: true }, bots: {} });
        await at.house.lobby.close(matchID);
      }
      const { matchID } = await seat([ann, bob]);
      await bob.post('/games/alley/create', { numPlayers: 2 });
      const first = (await ann.get('/api/me/matches')).body as { running: object[]; over: object[]; next: string };
      expect(first.running).toMatchObject([{ table: { matchID, status: 'running' }, own: [0], turn: true }]);
      expect(first.over).toHaveLength(20);
      const second = (await ann.get(`/api/me/matches?before=${first.next}`)).body as { over: object[]; next: null };
      expect(second.over).toHaveLength(2);
      expect(second.next).toBeNull();
      expect((await guestWith(at, 'Eve', '').get('/api/me/matches')).status).toBe(403);
    });
  });

  describe.skipIf(missing)('talk', () => {
    const say = async (who: { ask(event: string, input: unknown): Promise<{ ok: boolean }> }, input: object) =>
      who.ask('say', input) as Promise<{ ok: boolean; error?: { code: string } }>;

    test('is heard by those it is for, now and later, and is no part of the game', async () => {
      const people = [await guest(at, 'Ann'), await guest(at, 'Bob'), await guest(at, 'Cat')];
      const { matchID, chairs } = await seat(people);
      const players = [await at.connect(), await at.connect(), await at.connect(), await at.connect()];
      for (const [i, chair] of chairs.entries()) await players[i]?.watch(matchID, [chair]);
      await players[3]?.watch(matchID);
      const [ann, bob] = [players[0], players[1]] as [(typeof players)[0], (typeof players)[0]];
      await say(ann, { matchID, ...chairs[0], text: ' <b>Hello</b>\u0000 there ' });
      await say(ann, { matchID, ...chairs[0], to: 1, text: 'canary-whisper' });
      await until(() => bob.heard.some((packet) => packet.includes('canary-whisper')));
      await until(() => players.every((one) => one.heard.some((packet) => packet.includes('<b>Hello</b> there'))));
      for (const other of players.slice(2)) {
        const { talk } = (await other.ask('watch', { matchID, seats: [] })) as unknown as { talk: object[] };
        expect(talk).toHaveLength(1);
        expect(other.heard.join()).not.toContain('canary-whisper');
      }
      const again = (await bob.watch(matchID, [chairs[1] as Chair])) as unknown as { talk: object[] };
      expect(again.talk).toMatchObject([
        { number: 1, seat: 0, name: 'Ann', to: null, text: '<b>Hello</b> there' },
        { number: 2, seat: 0, to: 1, text: 'canary-whisper' },
      ]);
      expect(JSON.stringify((await at.get(`/api/tables/${matchID}/replay`)).body)).not.toContain('Hello');
      expect(JSON.stringify((await at.get(`/api/tables/${matchID}/file`)).body)).not.toContain('Hello');
    });

    test('of whoever watches does not reach the seats, unless the table allows it', async () => {
      const [ann, bob] = [await guest(at, 'Ann'), await guest(at, 'Bob')];
      const { matchID, chairs } = await seat([ann, bob]);
      const player = await at.connect();
      await player.watch(matchID, [chairs[0] as Chair]);
      const watcher = await at.connect({ cookie: (await guest(at, 'Wim')).cookie });
      const nobody = await at.connect();
      await watcher.watch(matchID);
      await nobody.watch(matchID);
      expect((await say(nobody, { matchID, seat: null, text: 'I am nobody' })).error?.code).toBe('forbidden');
      await say(watcher, { matchID, seat: null, text: 'psst-one' });
      await until(() => nobody.heard.some((packet) => packet.includes('psst-one')));
      expect(player.heard.join()).not.toContain('psst-one');
      const mine = as(chairs[0] as Chair);
      await at.post(`/api/tables/${matchID}/settings`, { ...mine, watchersTalk: true, whispers: false });
      await say(watcher, { matchID, seat: null, text: 'psst-two' });
      await until(() => player.heard.some((packet) => packet.includes('psst-two')));
      expect((await say(player, { matchID, ...chairs[0], to: 1, text: 'hush' })).error?.code).toBe('forbidden');
    });

    test('is bounded, proved and slow', async () => {
      const { matchID, chairs } = await seat([await guest(at, 'Ann'), await guest(at, 'Bob')]);
      const player = await at.connect();
      await player.watch(matchID, [chairs[0] as Chair]);
      const code = async (input: object) => (await say(player, { matchID, ...chairs[0], ...input })).error?.code;
      expect(await code({ text: ' \u200b ' })).toBe('badRequest');
      expect(await code({ text: 'x'.repeat(3000) })).toBe('badRequest');
      expect(await code({ text: 'hello', credentials: 'wrong' })).toBe('forbidden');
      expect(await code({ text: 'hello', to: 0 })).toBe('badRequest');
      const codes = await Promise.all(Array.from({ length: 20 }, (_, i) => code({ text: `line ${i}` })));
      expect(codes.filter((one) => one === 'tooMany').length).toBeGreaterThan(5);
    });
  });
});
