import { io } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { openHouse, seatAll, type TestHouse } from '../house.ts';
import { cookieOf, guest } from '../people.ts';

/** How much anybody may ask: by connection, by address, in the name of a seat, as a person; and what every answer is sent with. */

let at: TestHouse | undefined;
afterEach(async () => {
  await at?.close();
  at = undefined;
});

const WIDE = { burst: 1e6, perSecond: 1e6, connections: 1e6 };

async function asked(player: Awaited<ReturnType<TestHouse['connect']>>, times: number): Promise<number> {
  const input = { matchID: 'abcdefghijklmnop' };
  const answers = await Promise.all(Array.from({ length: times }, () => player.ask('unwatch', input)));
  return answers.filter((answer) => answer.ok).length;
}

describe('what may be asked', () => {
  test('on one connection: another connection of the same address is not slowed down by it', async () => {
    at = await openHouse({ socketLimits: { ...WIDE, each: { burst: 10, perSecond: 1 } } });
    const [one, other] = [await at.connect(), await at.connect()];
    expect(await asked(one, 40)).toBeLessThan(15);
    expect(await asked(other, 8)).toBe(8);
  });

  test('from one address: who hangs up and calls again has won nothing', async () => {
    at = await openHouse({ socketLimits: { burst: 20, perSecond: 1, connections: 10 } });
    const one = await at.connect();
    expect(await asked(one, 40)).toBeLessThan(25);
    one.socket.disconnect();
    expect(await asked(await at.connect(), 10)).toBeLessThan(6);
  });

  test('in the name of one seat, from however many connections and over HTTP too', async () => {
    at = await openHouse({ identityLimit: { points: 12, seconds: 60 } });
    const { matchID, chair } = await seatAll(at, 2);
    const players = [await at.connect(), await at.connect(), await at.connect()];
    const wrong = { do: 'gift', to: 0, coins: 1 };
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 18; n++) codes.push((await players[n % 3]?.act(matchID, chair(0), wrong))?.error?.code);
    expect(codes.filter((code) => code === 'tooMany')).toHaveLength(6);
    const body = { playerID: '0', credentials: chair(0).credentials, newName: 'Ann' };
    expect(await at.post(`/games/alley/${matchID}/rename`, body)).toMatchObject({ status: 429 });
    const header = { 'x-seat-credentials': chair(0).credentials };
    expect(await at.get(`/api/tables/${matchID}/replay?eyes=0`, header)).toMatchObject({ status: 429 });
    expect(await players[0]?.act(matchID, chair(1), { do: 'seal', coins: 1 })).toMatchObject({ ok: true });
    expect(await at.get(`/api/tables/${matchID}`)).toMatchObject({ status: 200 });
  });

  test('as one person, on however many devices: by HTTP and by sockets together', async () => {
    at = await openHouse({ identityLimit: { points: 12, seconds: 60 } });
    const ann = await guest(at, 'Ann');
    const bob = await guest(at, 'Bob');
    const link = await ann.post('/api/me/links', {});
    const phone = cookieOf(await at.post('/api/me/move', { token: link.body.token }));
    expect(phone).toMatch(/^backroom_me=/);
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await at.get('/api/titles', { cookie: phone })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const [desk, other] = [await at.connect({ cookie: ann.cookie }), await at.connect({ cookie: phone })];
    expect((await asked(desk, 4)) + (await asked(other, 10))).toBe(6);
    expect(await ann.get('/api/tables')).toMatchObject({ status: 429, body: { error: { code: 'tooMany' } } });
    expect(await bob.get('/api/tables')).toMatchObject({ status: 200 });
    const forged = ann.cookie.slice(0, -4);
    expect(await at.get('/api/tables', { cookie: `${forged}AAAA` })).toMatchObject({ status: 200 });
    expect((await at.get('/', { cookie: ann.cookie })).status).not.toBe(429);
  });

  test('in one request: what trickles in or has thousands of headers is cut off, and the house goes on', async () => {
    at = await openHouse();
    const headers = Object.fromEntries(Array.from({ length: 2500 }, (_, n) => [`x-${n}`, 'y'.repeat(10)]));
    expect(
      await at.get('/health', headers).then(
        ({ status }) => status,
        () => 0,
      ),
    ).not.toBe(200);
    expect((await at.get('/health')).status).toBe(200);
  });
});

describe('every answer', () => {
  test('is sent with safe headers, a socket’s too', async () => {
    at = await openHouse({ publicUrl: 'https://backroom.example' });
    for (const path of ['/', '/health', '/nothing.txt', '/api/titles', '/socket.io/?EIO=4&transport=polling']) {
      const { headers } = await at.get(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
      expect(headers.get('x-powered-by'), path).toBeNull();
    }
    expect((await at.get('/')).headers.get('strict-transport-security')).toContain('max-age');
  });

  test('is refused to a page of another origin before a connection is made', async () => {
    at = await openHouse({ publicUrl: 'https://backroom.example' });
    for (const origin of ['https://evil.example', 'http://backroom.example', 'null']) {
      const options = {
        transports: ['websocket', 'polling'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { origin },
      };
      const socket = io(at.url, options);
      await new Promise((resolve) => socket.once('connect_error', resolve));
      expect(socket.connected).toBe(false);
      socket.disconnect();
      expect(await at.post('/games/alley/create', { numPlayers: 2 }, { origin })).toMatchObject({ status: 403 });
      expect((await at.get('/api/tables', { origin })).headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
