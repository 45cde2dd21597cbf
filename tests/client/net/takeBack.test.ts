/** Take-backs over the line: sent until answered, with a key of their own, beside frames that repeat a number. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTable } from '../../../client/net/session.ts';
import type { Entry, Frame, TableCard } from '../../../client/net/types.ts';
import { FakeWire } from './fakeWire.ts';

const TABLE = { matchID: 'm', title: 'moonshine', name: '', seats: [], options: {} } as unknown as TableCard;
const HELD = { seat: 1, credentials: 'secret', name: 'Ming' };
const line = (number: number): Entry => ({ number, seat: 1, action: { do: 'collect' }, events: [], at: 0 });
const frame = (number: number, entries: Entry[], more: Partial<Frame> = {}): Frame => ({
  matchID: 'm',
  number,
  seat: 1,
  view: { number },
  waiting: [],
  outcome: null,
  entries,
  ...more,
});

let wire: FakeWire;
let keys: number;

function live() {
  const session = openTable('m', wire, () => {
    keys += 1;
    return `key-number-${keys}`;
  });
  session.watch([HELD]);
  wire.answer('watch', { ok: true, table: TABLE, frames: [frame(2, [])], history: [0, 1, 2].map(line) });
  return session;
}

beforeEach(() => {
  wire = new FakeWire();
  keys = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('each of the three is sent as agreed, and answered', async () => {
  const session = live();
  const taken = session.takeBack(HELD, 1);
  const last = session.takeBack(HELD);
  const asked = session.askTakeBack(HELD, 0);
  const said = session.answerTakeBack(HELD, true);
  const who = { matchID: 'm', seat: 1, credentials: 'secret' };
  expect(wire.of('takeBack').map((p) => p.payload)).toEqual([
    { ...who, to: 1, key: 'key-number-1' },
    { ...who, key: 'key-number-2' },
  ]);
  expect(wire.of('askTakeBack')[0]?.payload).toEqual({ ...who, to: 0, key: 'key-number-3' });
  expect(wire.of('answerTakeBack')[0]?.payload).toEqual({ ...who, agree: true });
  for (const { event, ack } of wire.sent) if (event !== 'watch') ack?.({ ok: true, number: 3 });
  await expect(Promise.all([taken, last, asked, said])).resolves.toHaveLength(4);
});

test('a lost answer is asked for again with the same key', async () => {
  const session = live();
  const taken = session.takeBack(HELD, 1);
  vi.advanceTimersByTime(6500);
  const sent = wire.of('takeBack');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.payload).toEqual(sent[1]?.payload);
  wire.answer('takeBack', { ok: false, refusal: { code: 'DIE_FALLEN', rule: 'house', params: { number: 2 } } });
  await expect(taken).resolves.toMatchObject({ refusal: { code: 'DIE_FALLEN' } });
});

test('a take-back is one more line; the position it leads to takes the place of the last', () => {
  const session = live();
  const back: Entry = { ...line(3), action: { do: 'takeBack', to: 1, by: 'free' }, kind: 'takeBack', to: 1 };
  wire.push('frame', frame(3, [back], { takeBack: { last: null, turn: null, ends: null } }));
  expect(session.snapshot().number).toBe(3);
  expect(session.snapshot().history.at(-1)).toMatchObject({ kind: 'takeBack', to: 1 });
});

test('a question comes and goes without a line', () => {
  const session = live();
  const question = { seat: 0, to: 1, waits: [1] };
  wire.push('frame', frame(2, [], { question }));
  expect(session.snapshot().frames.get(1)?.question).toEqual(question);
  wire.push('frame', frame(2, [], { question: null }));
  expect(session.snapshot().frames.get(1)?.question).toBeNull();
  expect(session.snapshot().history).toHaveLength(3);
});
