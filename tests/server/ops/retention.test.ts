import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { openStorage } from '../../../server/storage/storage.ts';
import { sweep } from '../../../server/sweep.ts';
import { DATABASES } from '../databases.ts';
import { openHouse, seatAll, until } from '../house.ts';

/** Old matches go, with everything that hangs on them; younger ones and those that are played stay. */

const DAY_MS = 86_400_000;

describe.each(DATABASES)('retention on $name', ({ missing, fresh }) => {
  test.skipIf(missing !== null)('clears away what is over and what nobody came to, each after its time', async () => {
    const { url, drop } = await fresh();
    const at = await openHouse({ database: url, retentionDays: 0, openTableDays: 0 });
    const age = async (matchID: string, status: 'open' | 'running' | 'over' | 'closed', days: number) => {
      const change = { status, updated_at: Date.now() - days * DAY_MS };
      await at.house.storage.db.updateTable('match').set(change).where('id', '=', matchID).execute();
      return matchID;
    };
    const played = async () => (await seatAll(at, 2)).matchID;
    const [old, young, closed, running] = [await played(), await played(), await played(), await played()];
    await age(old, 'over', 40);
    await age(young, 'over', 20);
    await age(closed, 'closed', 31);
    await age(running, 'running', 400);
    const waiting = String((await at.post('/games/alley/create', { numPlayers: 2 })).body.matchID);
    await age(waiting, 'open', 4);
    await at.close();

    const storage = await openStorage(url);
    const ids = async () => (await storage.db.selectFrom('match').select('id').execute()).map((row) => row.id).sort();
    const run = async (patience: { retentionDays: number; openTableDays: number }, left: string[]) => {
      const stop = sweep(storage, pino({ level: 'silent' }), patience);
      await until(async () => (await ids()).join() === [...left].sort().join());
      stop();
    };
    await run({ retentionDays: 0, openTableDays: 0 }, [old, young, closed, running, waiting]);
    await run({ retentionDays: 0, openTableDays: 3 }, [old, young, closed, running]);
    await run({ retentionDays: 30, openTableDays: 3 }, [young, running]);
    const journals = await storage.db.selectFrom('journal').select('match_id').distinct().execute();
    expect(journals.map((row) => row.match_id).sort()).toEqual([young, running].sort());
    await storage.close();
    await drop();
  });
});
