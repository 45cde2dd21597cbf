import { afterEach, describe, expect, test } from 'vitest';
import { readClocks } from '../../../server/clocks/rows.ts';
import { readPosition } from '../../../server/storage/journal.ts';
import { readTable } from '../../../server/storage/matches.ts';
import { DATABASES } from '../databases.ts';
import { openHouse, type Player, seatAll, type TestHouse, until } from '../house.ts';

/** Clocks on whole houses: what they do when nobody answers, and what players may do to them. */

const live = { mode: 'live', bank: 600, gain: 5, cap: 600 };

for (const database of DATABASES) {
  describe.skipIf(database.missing)(`clocks on ${database.name}`, () => {
    const open: (() => Promise<void>)[] = [];

    afterEach(async () => {
      for (const close of open.splice(0).reverse()) await close();
    });

    async function begin(seats = 2, setting: object = live) {
      const { url, drop } = await database.fresh();
      open.push(drop);
      const at = await openHouse({ database: url });
      open.push(at.close);
      const seated = await seatAll(at, seats, { options: { purse: 'fat' }, clock: setting });
      /** That seat's clock as it is stored: not everybody may see everybody's. */
      const clock = async (seat: number) => {
        const match = await readTable(at.house.storage.db, seated.matchID);
        return match && (await readClocks(at.house.storage.db, match.match))?.seats[seat];
      };
      const players: Player[] = [];
      for (const chair of seated.chairs) {
        const player = await at.connect();
        await player.watch(seated.matchID, [chair]);
        players.push(player);
      }
      return { at, ...seated, players, ann: players[0] as Player, bob: players[1] as Player, clock };
    }

    /** As if that seat had thought until its time was up. */
    async function runOut(at: TestHouse, matchID: string, seat: number): Promise<void> {
      const late = { deadline_at: Date.now() - 1 };
      await at.house.storage.db
        .updateTable('clock_seat')
        .set(late)
        .where('match_id', '=', matchID)
        .where('seat', '=', seat)
        .execute();
    }

    test('frames say how every clock stands, and cards what was set', async () => {
      const { at, matchID, ann, bob, chair, clock } = await begin();
      expect(ann.latest?.clocks).toMatchObject({ paused: false, asked: null, now: expect.any(Number) });
      expect((await clock(0))?.deadline).toBeGreaterThan(Date.now() + 590_000);
      expect((await at.get(`/api/tables/${matchID}`)).body.clock).toEqual({ ...live, absent: 'idle' });
      await ann.act(matchID, chair(0), { do: 'seal', coins: 1 });
      await until(() => bob.latest?.number === 1);
      expect(await clock(0)).toMatchObject({ since: null, deadline: null });
      expect((await clock(1))?.deadline).toBeGreaterThan(Date.now());
    });

    test('a table without a clock has none, and a clock that cannot be is refused', async () => {
      const { ann, at } = await begin(2, { mode: 'none' });
      expect(ann.latest?.clocks).toBeUndefined();
      const wrong = await at.post('/games/alley/create', {
        numPlayers: 2,
        setupData: { clock: { mode: 'live', bank: -1 } },
      });
      expect(wrong.status).toBe(400);
    });

    test('whose time is up, for him the clock acts, through the journal; when he is back he acts himself', async () => {
      const { at, matchID, ann, bob, chair, clock } = await begin();
      await runOut(at, matchID, 0);
      await until(() => bob.latest?.number === 1);
      await until(() => ann.latest?.number === 1);
      expect(bob.frames.at(-1)?.entries).toMatchObject([{ number: 1, seat: null, action: { do: 'sealed' } }]);
      expect(ann.frames.at(-1)?.entries).toMatchObject([
        { number: 1, seat: 0, action: { do: 'seal', coins: 0 }, by: 'clock' },
      ]);
      expect((await clock(0))?.strikes).toBe(1);
      await bob.act(matchID, chair(1), { do: 'seal', coins: 1 });
      await bob.act(matchID, chair(1), { do: 'keep' });
      expect((await ann.act(matchID, chair(0), { do: 'seal', coins: 2 })).ok).toBe(true);
      await until(async () => (await clock(0))?.strikes === 0);
    });

    test('who is missed again and again is not waited for any more, until he watches', async () => {
      const { at, matchID, ann, bob, chair, clock } = await begin();
      for (let missed = 1; missed <= 2; missed++) {
        await until(() => ann.latest?.waiting.some((one) => one.seat === 0) ?? false);
        await runOut(at, matchID, 0);
        await until(async () => (await clock(0))?.strikes === missed);
        if (bob.latest?.waiting.some((one) => one.seat === 1))
          await bob.act(matchID, chair(1), { do: 'seal', coins: 1 });
        await bob.act(matchID, chair(1), { do: 'keep' });
      }
      // Both are asked again, and as soon as only he is left he is not waited for.
      await bob.act(matchID, chair(1), { do: 'seal', coins: 1 });
      await until(async () => ((await clock(0))?.strikes ?? 0) >= 3);
      const again = await at.connect();
      await again.watch(matchID, [chair(0)]);
      await until(async () => (await clock(0))?.strikes === 0);
    });

    test('a seat that was left is decided for at once when nobody else is asked, and not before', async () => {
      const { at, matchID, bob, chair, clock } = await begin();
      await at.post(`/games/alley/${matchID}/leave`, { playerID: '0', credentials: chair(0).credentials });
      await until(async () => (await clock(0))?.deadline === null);
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(bob.latest?.number, 'the leaving, and nothing after it').toBe(1);
      await bob.act(matchID, chair(1), { do: 'seal', coins: 1 });
      await until(() => (bob.latest?.number ?? 0) >= 3);
      expect((await readPosition(at.house.storage.db, matchID))?.number).toBeGreaterThanOrEqual(3);
    });

    test('all stop the clocks together; anybody starts them again', async () => {
      const { at, matchID, players, ann, bob, chair, clock } = await begin(3);
      const ask = (player: Player | undefined, seat: number, what: string) =>
        player?.ask('clock', { matchID, ...chair(seat), what });
      expect(await ask(ann, 0, 'pause')).toEqual({ ok: true });
      await until(() => bob.latest?.clocks?.asked?.what === 'pause');
      expect((await ask(bob, 1, 'pause'))?.error?.code).toBe('questionOpen');
      expect((await ask(ann, 0, 'agree'))?.error?.code).toBe('noQuestion');
      await ask(bob, 1, 'agree');
      expect(ann.latest?.clocks?.paused).toBe(false);
      await ask(players[2], 2, 'agree');
      await until(() => ann.latest?.clocks?.paused === true);
      expect((await clock(0))?.deadline).toBeNull();
      await ann.act(matchID, chair(0), { do: 'seal', coins: 1 });
      await ask(bob, 1, 'resume');
      await until(() => ann.latest?.clocks?.paused === false);
      expect((await clock(1))?.deadline).toBeGreaterThan(Date.now());
      expect((await clock(0))?.deadline).toBeNull();
      expect((await readPosition(at.house.storage.db, matchID))?.number).toBe(1);
    });

    test('one no stops a pause; more than half of the others give more time', async () => {
      const { matchID, players, ann, bob, chair, clock } = await begin(4);
      const ask = (seat: number, what: string) => players[seat]?.ask('clock', { matchID, ...chair(seat), what });
      await ask(0, 'pause');
      await ask(1, 'refuse');
      await until(() => ann.latest?.clocks?.asked === null);
      expect(ann.latest?.clocks?.paused).toBe(false);
      const before = (await clock(0))?.deadline ?? 0;
      await ask(0, 'extend');
      await ask(1, 'agree');
      await ask(3, 'refuse');
      await until(() => bob.latest?.clocks?.asked?.votes['3'] === false);
      expect((await clock(0))?.deadline).toBe(before);
      await ask(2, 'agree');
      await until(async () => (await clock(0))?.deadline === before + 600_000);
    });

    test('of a seat that may still be asked for a sealed bid others are told nothing, of all others everything', async () => {
      const { matchID, ann, bob, chair } = await begin();
      expect(ann.latest?.clocks?.seats[1]).toEqual({ seat: 1 });
      expect(ann.latest?.clocks?.seats[0]).toMatchObject({ seat: 0, deadline: expect.any(Number) });
      await ann.act(matchID, chair(0), { do: 'seal', coins: 1 });
      await bob.act(matchID, chair(1), { do: 'seal', coins: 2 });
      await until(() => ann.latest?.number === 2);
      expect(ann.latest?.clocks?.seats[0]).toMatchObject({ since: null, deadline: null });
    });

    test('nobody touches another’s clock, nor one that is not there', async () => {
      const { matchID, ann, chair } = await begin();
      const wrong = await ann.ask('clock', { matchID, seat: 1, credentials: chair(0).credentials, what: 'pause' });
      expect(wrong.error?.code).toBe('forbidden');
      const none = await begin(2, { mode: 'none' });
      const answer = await none.ann.ask('clock', { matchID: none.matchID, ...none.chair(0), what: 'pause' });
      expect(answer.error?.code).toBe('noClock');
    });
  });
}
