import { afterEach, describe, expect, test, vi } from 'vitest';
import { DatabaseLeases, LEASE_MS } from '../../../server/nodes/leases.ts';
import { Window } from '../../../server/nodes/window.ts';
import { openStorage } from '../../../server/storage/storage.ts';
import { DATABASES } from '../databases.ts';

for (const database of DATABASES) {
  describe.skipIf(database.missing)(`leases on ${database.name}`, () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    test('one holds at a time; what is let go, or runs out, is another’s', async () => {
      const { url, drop } = await database.fresh();
      const storage = await openStorage(url);
      const [ann, bob] = [new DatabaseLeases(storage.db, 'ann'), new DatabaseLeases(storage.db, 'bob')];
      const won = await Promise.all([ann.hold('clock'), bob.hold('clock')]);
      expect(won.filter(Boolean)).toHaveLength(1);
      const [holder, other] = won[0] ? [ann, bob] : [bob, ann];
      expect(await holder.hold('clock')).toBe(true);
      expect(await other.hold('bots:m')).toBe(true);
      expect(await holder.hold('bots:m')).toBe(false);
      await holder.release();
      expect(await other.hold('clock')).toBe(true);
      expect(await holder.hold('clock')).toBe(false);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LEASE_MS + 1 });
      expect(await holder.hold('clock')).toBe(true);
      expect(await other.hold('clock')).toBe(false);
      await storage.close();
      await drop();
    });
  });
}

describe('the numbers that were heard of', () => {
  test('each counts once, also one that comes to light after a higher', () => {
    const window = new Window();
    window.start(10);
    expect([10, 12, 11, 12, 11].map((id) => window.isNew(id))).toEqual([false, true, true, false, false]);
  });

  test('the floor follows the newest only when nothing below it can come any more', () => {
    const window = new Window();
    window.start(0);
    window.advance(50, 1000);
    expect(window.floor).toBe(0);
    expect(window.isNew(20)).toBe(true);
    window.advance(80, 15_999);
    expect(window.floor).toBe(0);
    window.advance(80, 16_001);
    expect(window.floor).toBe(50);
    expect(window.isNew(20)).toBe(false);
    expect(window.isNew(70)).toBe(true);
  });
});
