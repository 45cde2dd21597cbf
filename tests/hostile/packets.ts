import type { Dice } from '../../src/engine/rules.ts';
import type { Chair } from '../server/house.ts';

/** Packets of every shape, from hands that know the protocol and from hands that do not. */
export type Packet = [event: string, ...unknown[]];

/** Whom they are meant for: a running match, and the seat whose credentials the sender has (or guesses). */
export interface Target {
  matchID: string;
  chair: Chair;
}

/** JSON that many levels deep. */
export function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

const own = (json: string) => JSON.parse(json);

export const ODD: readonly unknown[] = [
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
export function malice({ matchID, chair: { seat, credentials } }: Target): Packet[] {
  const id = String(seat);
  const payload = { type: 'seal', args: [{ coins: 1 }], playerID: id, credentials };
  const move = { type: 'MAKE_MOVE', payload };
  const state = { G: {}, ctx: { gameover: { winner: 1 } }, plugins: {}, _stateID: 99 };
  return [
    ...INTERNAL.map(
      (type): Packet => [
        'update',
        {
          type,
          payload: { ...payload, type: 'endGame', args: [{ winner: id }] },
          state,
          patch: [],
          prevStateID: 1,
          stateID: 99,
        },
        1,
        matchID,
        id,
      ],
    ),
    ...MOVES.map((type): Packet => ['update', { type: 'MAKE_MOVE', payload: { ...payload, type } }, 1, matchID, id]),
    ['update', { ...move, payload: { ...payload, playerID: '2' } }, 1, matchID, id],
    ['update', { ...move, payload: { ...payload, playerID: '2' } }, 1, matchID, '2'],
    ['update', { ...move, payload: { ...payload, playerID: null } }, 1, matchID, id],
    ['update', { ...move, payload: { ...payload, playerID: '__proto__' } }, 1, matchID, '__proto__'],
    ['update', { ...move, payload: { ...payload, credentials: undefined } }, 1, matchID, id],
    ['update', move, 99, matchID, id],
    ['update', move, -1, matchID, id],
    ['update', move, '1', matchID, id],
    ['update', move, 1, `${matchID}:metadata`, id],
    ['update', { ...move, payload: { ...payload, args: [{ coins: 1 }, { coins: 2 }] } }, 1, matchID, id],
    ['update', { ...move, payload: { ...payload, args: [{ coins: 1, do: 'keep' }] } }, 1, matchID, id],
    ['update', { ...move, payload: { ...payload, args: [deep(1000)] } }, 1, matchID, id],
    ['sync', matchID, id, 'guess', 1e8],
    ['sync', 'unknown-match', null, null, 1e8],
    ['sync', `${matchID}:metadata`, null],
    ['chat', matchID, { sender: id, payload: 'x'.repeat(20_000) }, credentials],
    ['act', { matchID, seat, credentials, action: { do: 'seal', coins: 1 }, key: 'short' }],
    ['act', { matchID, seat, credentials, action: { do: 'seal', coins: 1 }, key: ':bot:1-abcdef' }],
    ['act', { matchID, seat: 2, credentials, action: { do: 'seal', coins: 1 }, key: 'long-enough' }],
    ['act', { matchID, seat: '1', credentials, action: { do: 'seal', coins: 1 }, key: 'long-enough' }],
    ['takeBack', { matchID, seat, credentials, key: 'nothing-of-mine' }],
    ['takeBack', { matchID, seat: 0, credentials, to: 0, key: 'nothing-of-mine' }],
    ['takeBack', { matchID, seat, credentials, to: -1, key: 'nothing-of-mine' }],
    ['takeBack', { matchID, seat, credentials, to: 1e308, key: 'nothing-of-mine' }],
    ['askTakeBack', { matchID, seat, credentials, to: 0, key: 'nothing-of-mine' }],
    ['askTakeBack', { matchID, seat, credentials, to: 999_999_999, key: 'nothing-of-mine' }],
    ['askTakeBack', { matchID, seat: 0, credentials, to: 0, key: 'nothing-of-mine' }],
    ['answerTakeBack', { matchID, seat, credentials, agree: true }],
    ['answerTakeBack', { matchID, seat, credentials, agree: 'yes' }],
    ['watch', { matchID, seats: Array.from({ length: 500 }, () => ({ seat, credentials })) }],
  ];
}

const KNOWN = ['watch', 'act', 'unwatch', 'sync', 'update', 'takeBack', 'askTakeBack', 'answerTakeBack'];
const EVENTS = [...KNOWN, 'chat', 'frame', 'error', 'nonsense', 'toString'];

/** Any packet at all; every other one of those that could play comes with the right credentials and odd contents. */
export function randomPacket(dice: Dice, { matchID, chair }: Target): Packet {
  const pick = () => ODD[dice.below(ODD.length)];
  const event = EVENTS[dice.below(EVENTS.length)] ?? 'act';
  if (event === 'act' && dice.below(2) === 0) {
    return ['act', { matchID, ...chair, action: pick(), key: dice.below(4) === 0 ? pick() : 'key-of-malice' }];
  }
  if (event === 'update' && dice.below(2) === 0) {
    const payload = { type: pick(), args: pick(), playerID: String(chair.seat), credentials: chair.credentials };
    return ['update', { type: 'MAKE_MOVE', payload }, dice.below(3), matchID, String(chair.seat)];
  }
  if (/TakeBack$/.test(event) && dice.below(2) === 0) {
    return [event, { matchID, ...chair, to: pick(), agree: pick(), key: 'key-of-malice' }];
  }
  return [event, ...Array.from({ length: dice.below(5) }, pick)];
}
