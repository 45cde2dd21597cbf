import { createHash } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seededDice } from '../../src/engine/dice.ts';
import { malice, type Packet, randomPacket } from '../hostile/packets.ts';
import { type Chair, openHouse, type Player, seatAll, type TestHouse, until } from './house.ts';

/** Packets of every shape, from strangers and from a seated player: the house stands and the match does not change. */

let at: TestHouse;
let matchID: string;
let chair: (seat: number) => Chair;
const unhandled = vi.fn();

beforeAll(async () => {
  process.on('unhandledRejection', unhandled);
  process.on('uncaughtException', unhandled);
  at = await openHouse();
  ({ matchID, chair } = await seatAll(at, 3));
  await (await at.connect()).act(matchID, chair(0), { do: 'seal', coins: 4 });
});

afterAll(async () => {
  await at.close();
  process.off('unhandledRejection', unhandled);
  process.off('uncaughtException', unhandled);
});

/** Everything that is stored, in one hash. */
async function stored(): Promise<string> {
  const { db } = at.house.storage;
  const rows = [];
  for (const table of ['match', 'seat', 'position', 'journal', 'snapshot', 'question'] as const) {
    rows.push(await db.selectFrom(table).selectAll().execute());
  }
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

async function raw(namespace: string): Promise<Socket> {
  const socket = io(at.url + namespace, { transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  return socket;
}

/** Sends the packets; resolves when the house has answered something sent after them all. */
async function pour(socket: Socket, packets: Packet[]): Promise<void> {
  for (const [index, packet] of packets.entries()) {
    socket.emit(...packet);
    if (index % 200 === 199) await socket.timeout(60_000).emitWithAck('unwatch', { matchID });
  }
  await socket.timeout(60_000).emitWithAck('unwatch', { matchID });
}

async function good(player: Player): Promise<number> {
  const start = performance.now();
  const answer = await player.act(matchID, chair(0), { do: 'gift', to: 0, coins: 1 });
  expect(answer.refusal?.code).toBe('badGift');
  return performance.now() - start;
}

test('six thousand hostile packets change nothing and end nothing', async () => {
  const before = await stored();
  const dice = seededDice('hostile');
  const target = { matchID, chair: chair(1) };
  const [stranger, seated, player] = [await raw('/'), await raw('/alley'), await at.connect()];
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const packets = Array.from({ length: 300 }, () => randomPacket(dice, target));
    const pouring = Promise.all([
      pour(stranger, [...packets, ...malice({ matchID, chair: { seat: 1, credentials: 'guess' } })]),
      pour(seated, [...packets, ...malice({ matchID, chair: chair(1) })]),
    ]);
    times.push(await good(player));
    await pouring;
  }
  expect(stranger.connected && seated.connected).toBe(true);
  expect(await stored()).toBe(before);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  expect(unhandled).not.toHaveBeenCalled();
  expect(Math.max(...times)).toBeLessThan(2000);
  for (const socket of [stranger, seated]) socket.disconnect();
  expect(await player.act(matchID, chair(1), { do: 'seal', coins: 1 })).toMatchObject({ ok: true, number: 2 });
});

test('raw frames that are no packets, and one that is too large', async () => {
  const frames = [
    '2{"toString":"foo"}',
    '42[{"toString":"foo"}]',
    '42["error",1]',
    '42["disconnect"]',
    '451-["a",{"_placeholder":true,"num":9}]',
    '4',
    '40/nowhere,',
    `42["act","${'x'.repeat(100_000)}"]`,
    '42'.padEnd(60_000, '['),
  ];
  for (const frame of frames) {
    const socket = new WebSocket(`${at.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.send('40');
    socket.send(frame);
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.close();
  }
  expect((await at.get('/health')).status).toBe(200);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a page of another origin gets no socket', async () => {
  const opened = (origin: string) =>
    new Promise((resolve) => {
      const socket = io(at.url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { origin },
      });
      socket.on('connect', () => resolve(socket.disconnect() && true));
      socket.on('connect_error', () => resolve(false));
    });
  expect(await opened('https://evil.example')).toBe(false);
  expect(await opened('null')).toBe(false);
  expect(await opened('http://localhost:5173')).toBe(true);
});

test('who does not stop is slowed down and then let go', async () => {
  const strict = await openHouse({ socketLimits: { burst: 20, perSecond: 5, connections: 3 } });
  const player = await strict.connect();
  const answers = await Promise.all(Array.from({ length: 40 }, () => player.ask('unwatch', { matchID })));
  expect(answers.filter((answer) => answer.error?.code === 'tooMany').length).toBeGreaterThan(15);
  const others = await Promise.all([strict.connect(), strict.connect()]);
  expect((await others[0]?.ask('unwatch', { matchID }))?.error?.code).toBe('tooMany');
  const fourth = io(strict.url, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise<void>((resolve) => fourth.once('connect_error', () => resolve()));
  expect(fourth.connected).toBe(false);
  for (let n = 0; n < 800; n++) player.socket.emit('unwatch', {});
  await until(() => !player.socket.connected);
  await strict.close();
});
