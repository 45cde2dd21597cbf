import { afterEach, describe, expect, test } from 'vitest';
import { ALL_MINE } from '../../../server/nodes/leases.ts';
import { isPushService } from '../../../server/push/services.ts';
import { sinceWhen } from '../../../server/push/turns.ts';
import { PushWorker, type Send } from '../../../server/push/worker.ts';
import { DATABASES } from '../databases.ts';
import { openHouse, seatAll } from '../house.ts';

const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one-device',
  keys: { p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA', auth: 'tBHItJI5svbpez7KI4CCXg' },
};
const quiet = { error: () => undefined, warn: () => undefined };

test('only the browsers’ own push services are sent to', () => {
  for (const good of [SUBSCRIPTION.endpoint, 'https://updates.push.services.mozilla.com/wpush/v2/abc'])
    expect(isPushService(good)).toBe(true);
  for (const bad of [
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'nonsense',
  ])
    expect(isPushService(bad)).toBe(false);
});

test('a turn begins with the line that first waits for the seat, or its own last', () => {
  const line = (number: number, seat: number | null, ...asked: number[]) => {
    return { number, seat, waiting: asked.map((one) => ({ seat: one, stage: 'seal' })) };
  };
  expect(sinceWhen([line(0, null, 0, 1), line(1, 1, 0)], 0)).toBe(0);
  expect(sinceWhen([line(0, null, 0), line(1, 0, 1), line(2, 1, 0)], 0)).toBe(2);
  expect(sinceWhen([line(0, null, 0), line(1, 0, 0), line(2, 1, 0)], 0)).toBe(1);
  expect(sinceWhen([line(0, null, 0), line(1, 0, 1)], 0)).toBeNull();
  expect(sinceWhen([], 0)).toBeNull();
});

for (const database of DATABASES) {
  describe.skipIf(database.missing)(`calling devices on ${database.name}`, () => {
    const open: (() => Promise<void>)[] = [];

    afterEach(async () => {
      for (const close of open.splice(0).reverse()) await close();
    });

    async function begin() {
      const { url, drop } = await database.fresh();
      open.push(drop);
      const at = await openHouse({ database: url });
      open.push(at.close);
      const seated = await seatAll(at, 2, { options: { purse: 'fat' } });
      const sent: string[] = [];
      const sending: { send: Send } = { send: async (_, text) => void sent.push(text) };
      const send: Send = (to, text) => sending.send(to, text);
      const worker = new PushWorker({ storage: at.house.storage, leases: ALL_MINE, log: quiet as never, send });
      const subscribe = (seat: number, credentials = seated.chair(seat).credentials) =>
        at.post('/api/push', {
          subscription: SUBSCRIPTION,
          seats: [{ matchID: seated.matchID, playerID: `${seat}`, credentials }],
        });
      return { at, ...seated, sent, sending, worker, subscribe, later: () => worker.look(Date.now() + 61_000) };
    }

    test('once a turn, and only when it still is after a minute', async () => {
      const { at, matchID, chair, sent, worker, subscribe, later } = await begin();
      expect((await subscribe(0)).status).toBe(200);
      await worker.look();
      expect(sent).toEqual([]);
      await later();
      await later();
      expect(sent.map((text) => JSON.parse(text))).toEqual([{ kind: 'turn', matchID, table: expect.any(String) }]);
      const ann = await at.connect();
      // Somebody else does something: it is still the same turn.
      await ann.act(matchID, chair(1), { do: 'gift', to: 0, coins: 1 });
      await later();
      expect(sent).toHaveLength(1);
      await ann.act(matchID, chair(0), { do: 'seal', coins: 1 });
      await later();
      expect(sent).toHaveLength(1);
      await ann.act(matchID, chair(1), { do: 'seal', coins: 2 });
      await ann.act(matchID, chair(1), { do: 'keep' });
      await later();
      expect(sent).toHaveLength(2);
    });

    test('not with wrong credentials, not for a seat that was given up, and not to a device that is gone', async () => {
      const { at, matchID, chair, sent, sending, subscribe, later } = await begin();
      expect((await subscribe(0, 'wrong')).status).toBe(403);
      await subscribe(0);
      await at.post(`/games/alley/${matchID}/leave`, { playerID: '0', credentials: chair(0).credentials });
      await later();
      expect(sent).toEqual([]);
      await subscribe(1);
      sending.send = async () => Promise.reject(Object.assign(new Error('gone'), { statusCode: 410 }));
      await later();
      expect(await at.house.storage.db.selectFrom('push').selectAll().execute()).toEqual([]);
    });

    test('the house has one pair of keys for ever, of which only one half is told', async () => {
      const { at } = await begin();
      const first = await at.get('/api/push/key');
      expect(first.body).toEqual({ publicKey: expect.stringMatching(/^[\w-]{80,}$/) });
      expect((await at.get('/api/push/key')).body).toEqual(first.body);
    });
  });
}
