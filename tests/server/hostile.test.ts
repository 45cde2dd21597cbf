import { createHash } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seededDice } from '../../src/engine/dice.ts';
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

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

const own = (json: string) => JSON.parse(json);

const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  0.5,
  '',
  'x',
  '0',
  '\u0000\uD800',
  '__proto__',
  'constructor',
  'valueOf',
  'toString',
  'hasOwnProperty',
  'x'.repeat(5000),
  [],
  [[[[]]]],
  Array.from({ length: 2000 }, () => 0),
  {},
  { length: 1e9 },
  { toString: 'foo', valueOf: 'bar', toJSON: 'baz' },
  own('{"__proto__":{"polluted":1},"do":"seal","coins":1}'),
  own('{"constructor":{"prototype":{"polluted":1}}}'),
  deep(50),
  deep(2000),
  new Uint8Array(64),
  { do: 'seal' },
  { do: 'seal', coins: '1' },
  { do: 'seal', coins: 1e9 },
  { do: 'seal', coins: { valueOf: 1 } },
  { do: 'valueOf' },
  { do: '__proto__' },
  { do: ['seal'], coins: 1 },
  { do: 'gift', to: 'length', coins: 1 },
  { do: 'gift', to: '__proto__', coins: 1 },
  { do: 'gift', to: 1, coins: Number.MAX_SAFE_INTEGER },
  { do: 'seal', coins: 1, junk: 'x'.repeat(10_000) },
];

const INTERNAL = ['UPDATE', 'RESET', 'SYNC', 'PATCH', 'PLUGIN', 'GAME_EVENT', 'UNDO', 'REDO', 'STRIP_TRANSIENTS'];
const MOVES = ['valueOf', 'hasOwnProperty', '__proto__', 'constructor', 'keep', 'sealed', 'setup', 'endGame', ''];

/** Packets from a hand that knows the protocol and means no good. */
function malice(credentials: string): [string, ...unknown[]][] {
  const payload = { type: 'seal', args: [{ coins: 1 }], playerID: '1', credentials };
  const move = { type: 'MAKE_MOVE', payload };
  const state = { G: {}, ctx: { gameover: { winner: 1 } }, plugins: {}, _stateID: 99 };
  return [
    ...INTERNAL.map((type): [string, ...unknown[]] => [
      'update',
      {
        type,
        payload: { ...payload, type: 'endGame', args: [{ winner: '1' }] },
        state,
        patch: [],
        prevStateID: 1,
        stateID: 99,
      },
      1,
      matchID,
      '1',
    ]),
    ...MOVES.map((type): [string, ...unknown[]] => [
      'update',
      { type: 'MAKE_MOVE', payload: { ...payload, type } },
      1,
      matchID,
      '1',
    ]),
    ['update', { ...move, payload: { ...payload, playerID: '2' } }, 1, matchID, '1'],
    ['update', { ...move, payload: { ...payload, playerID: '2' } }, 1, matchID, '2'],
    ['update', { ...move, payload: { ...payload, playerID: null } }, 1, matchID, '1'],
    ['update', { ...move, payload: { ...payload, playerID: '__proto__' } }, 1, matchID, '__proto__'],
    ['update', { ...move, payload: { ...payload, credentials: undefined } }, 1, matchID, '1'],
    ['update', move, 99, matchID, '1'],
    ['update', move, -1, matchID, '1'],
    ['update', move, '1', matchID, '1'],
    ['update', move, 1, `${matchID}:metadata`, '1'],
    ['update', { ...move, payload: { ...payload, args: [{ coins: 1 }, { coins: 2 }] } }, 1, matchID, '1'],
    ['update', { ...move, payload: { ...payload, args: [{ coins: 1, do: 'keep' }] } }, 1, matchID, '1'],
    ['update', { ...move, payload: { ...payload, args: [deep(1000)] } }, 1, matchID, '1'],
    ['sync', matchID, '1', 'guess', 1e8],
    ['sync', 'unknown-match', null, null, 1e8],
    ['sync', `${matchID}:metadata`, null],
    ['chat', matchID, { sender: '1', payload: 'x'.repeat(20_000) }, credentials],
    ['act', { matchID, seat: 1, credentials, action: { do: 'seal', coins: 1 }, key: 'short' }],
    ['act', { matchID, seat: 1, credentials, action: { do: 'seal', coins: 1 }, key: ':bot:1-abcdef' }],
    ['act', { matchID, seat: 2, credentials, action: { do: 'seal', coins: 1 }, key: 'long-enough' }],
    ['act', { matchID, seat: '1', credentials, action: { do: 'seal', coins: 1 }, key: 'long-enough' }],
    ['takeBack', { matchID, seat: 1, credentials, key: 'nothing-of-mine' }],
    ['takeBack', { matchID, seat: 0, credentials, to: 0, key: 'nothing-of-mine' }],
    ['takeBack', { matchID, seat: 1, credentials, to: -1, key: 'nothing-of-mine' }],
    ['takeBack', { matchID, seat: 1, credentials, to: 1e308, key: 'nothing-of-mine' }],
    ['askTakeBack', { matchID, seat: 1, credentials, to: 0, key: 'nothing-of-mine' }],
    ['askTakeBack', { matchID, seat: 1, credentials, to: 999_999_999, key: 'nothing-of-mine' }],
    ['askTakeBack', { matchID, seat: 0, credentials, to: 0, key: 'nothing-of-mine' }],
    ['answerTakeBack', { matchID, seat: 1, credentials, agree: true }],
    ['answerTakeBack', { matchID, seat: 1, credentials, agree: 'yes' }],
    ['watch', { matchID, seats: Array.from({ length: 500 }, () => ({ seat: 1, credentials })) }],
  ];
}

async function raw(namespace: string): Promise<Socket> {
  const socket = io(at.url + namespace, { transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  return socket;
}

/** Sends the packets; resolves when the house has answered something sent after them all. */
async function pour(socket: Socket, packets: [string, ...unknown[]][]): Promise<void> {
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
  const pick = () => ODD[dice.below(ODD.length)];
  const known = ['watch', 'act', 'unwatch', 'sync', 'update', 'takeBack', 'askTakeBack', 'answerTakeBack'];
  const events = [...known, 'chat', 'frame', 'error', 'nonsense', 'toString'];
  const random = (): [string, ...unknown[]] => {
    const event = events[dice.below(events.length)] ?? 'act';
    if (event === 'act' && dice.below(2) === 0) {
      return ['act', { matchID, ...chair(1), action: pick(), key: dice.below(4) === 0 ? pick() : 'key-of-malice' }];
    }
    if (event === 'update' && dice.below(2) === 0) {
      const payload = { type: pick(), args: pick(), playerID: '1', credentials: chair(1).credentials };
      return ['update', { type: 'MAKE_MOVE', payload }, dice.below(3), matchID, '1'];
    }
    if (/TakeBack$/.test(event) && dice.below(2) === 0) {
      return [event, { matchID, ...chair(1), to: pick(), agree: pick(), key: 'key-of-malice' }];
    }
    return [event, ...Array.from({ length: dice.below(5) }, pick)];
  };
  const [stranger, seated, player] = [await raw('/'), await raw('/alley'), await at.connect()];
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const packets = Array.from({ length: 300 }, random);
    const pouring = Promise.all([
      pour(stranger, [...packets, ...malice('guess')]),
      pour(seated, [...packets, ...malice(chair(1).credentials)]),
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
  await new Promise<void>((resolve) => fourth.io.once('close', () => resolve()));
  expect(fourth.connected).toBe(false);
  for (let n = 0; n < 800; n++) player.socket.emit('unwatch', {});
  await until(() => !player.socket.connected);
  await strict.close();
});
