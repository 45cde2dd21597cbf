import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { openHouse, type TestHouse } from './house.ts';

/** A house on a fresh database of that kind, open while the tests around run; none where there is no such database. */
export function houseOn({ missing, fresh }: TestDatabase, opened: (house: TestHouse) => void): void {
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    if (missing) return;
    const { url, drop } = await fresh();
    const house = await openHouse({ database: url });
    closing.push(house.close, drop);
    opened(house);
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });
}
