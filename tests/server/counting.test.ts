import pg from 'pg';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { afterEach, describe, expect, test } from 'vitest';
import { countedTogether } from '../../server/counting.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { DATABASES } from './databases.ts';
import { openHouse, type TestHouse } from './house.ts';
import { guest } from './people.ts';

/** What several processes allow together. */

const ALLOWANCE = { points: 5, duration: 60 };
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** How many of so many requests of one caller are let through. */
async function letThrough(limiter: RateLimiterAbstract, caller: string, times: number): Promise<number> {
  let through = 0;
  for (let n = 0; n < times; n++) {
    await limiter.consume(caller).then(
      () => (through += 1),
      () => undefined,
    );
  }
  return through;
}

describe.each(DATABASES)('on $name', ({ missing, fresh, name }) => {
  test.skipIf(missing)('each caller and each thing is counted by itself', async () => {
    const { url, drop } = await fresh();
    const storage = await openStorage(url);
    open.push(drop, storage.close);
    const [tables, links] = ['table', 'link'].map((what) => countedTogether(storage, what, ALLOWANCE));
    if (!tables || !links) return;
    expect(await letThrough(tables, 'ann', 9)).toBe(5);
    expect(await letThrough(links, 'ann', 9)).toBe(5);
    expect(await letThrough(tables, 'bob', 4)).toBe(4);
    const stored = await storage.db.selectFrom('allowance').select('points').where('key', '=', 'table:ann').execute();
    // Once over the limit, he is remembered where he asked: the database hears of him no more.
    expect(stored).toEqual(name === 'SQLite' ? [] : [{ points: 6 }]);
  });
});

const postgres = DATABASES[1];
describe.skipIf(postgres?.missing)('two houses on one PostgreSQL', () => {
  const limits = { httpLimits: { seconds: 60, reads: 1e6, writes: 1e6, creates: ALLOWANCE.points } };
  async function twoHouses(): Promise<[TestHouse, TestHouse]> {
    const { url: database, drop } = (await postgres?.fresh()) ?? { url: '', drop: () => undefined };
    const houses = [await openHouse({ database, ...limits }), await openHouse({ database, ...limits })] as const;
    open.push(drop, houses[0].close, houses[1].close);
    return [...houses];
  }

  test('let one caller make as many tables as one house would', async () => {
    const houses = await twoHouses();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      statuses.push((await houses[n % 2]?.post('/games/alley/create', { numPlayers: 2 }))?.status ?? 0);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.slice(5)).toEqual(Array(7).fill(429));
  });

  test('and as many links', async () => {
    const [one, other] = await twoHouses();
    const ann = await guest(one, 'Ann');
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) {
      const at = n % 2 ? one : other;
      statuses.push((await at.post('/api/me/links', {}, { cookie: ann.cookie })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });
});

test('while the database does not answer, a process counts for itself', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/nowhere' });
  open.push(() => pool.end());
  expect(await letThrough(countedTogether({ pool }, 'table', ALLOWANCE), 'ann', 9)).toBe(5);
});
