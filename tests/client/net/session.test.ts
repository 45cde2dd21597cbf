/** Watching a table through a line that fails: gaps, reconnects, actions that must be carried out exactly once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTable } from '../../../client/net/session.ts';
import type { Entry, Frame, TableCard } from '../../../client/net/types.ts';
import { FakeWire } from './fakeWire.ts';

const TABLE: TableCard = {
  matchID: 'm',
  title: 'moonshine',
  name: 'Sunday',
  createdAt: 0,
  status: 'running',
  seats: [],
  options: {},
  spectators: true,
};
const HELD = { seat: 1, credentials: 'secret', name: 'Ming' };
const ACTION = { do: 'collect' };

const entry = (number: number): Entry => ({ number, seat: 0, action: { do: 'collect' }, events: [], at: 0 });
const frame = (number: number, entries = [entry(number)], seat: number | null = 1): Frame => ({
  matchID: 'm',
  number,
  seat,
  view: { number },
  waiting: [],
  outcome: null,
  entries,
});

let wire: FakeWire;
let keys: number;
const open = () =>
  openTable('m', wire, () => {
    keys += 1;
    return `key-number-${keys}`;
  });

/** A session that is live at action 3. */
function live() {
  const session = open();
  session.watch([HELD]);
  const history = [entry(0), entry(1), entry(2), entry(3)];
  wire.answer('watch', { ok: true, table: TABLE, frames: [frame(3, [])], history });
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

test('watches with its credentials and shows what it is given', () => {
  const session = live();
  expect(wire.of('watch')[0]?.payload).toEqual({ matchID: 'm', seats: [{ seat: 1, credentials: 'secret' }] });
  expect(session.snapshot()).toMatchObject({ status: 'live', number: 3, table: { name: 'Sunday' } });
});

test('follows frame after frame, and keeps the whole history', () => {
  const session = live();
  wire.push('frame', frame(4));
  wire.push('frame', frame(5));
  expect(session.snapshot().number).toBe(5);
  expect(session.snapshot().history.map((e) => e.number)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(wire.of('watch').length).toBe(1);
});

test('a jump in the numbers is a gap: it watches anew, and shows nothing it cannot vouch for', () => {
  const session = live();
  wire.push('frame', frame(6));
  expect(session.snapshot().number).toBe(3);
  expect(wire.of('watch').length).toBe(2);
  wire.answer('watch', { ok: true, table: TABLE, frames: [frame(6, [])], history: [4, 5, 6].map(entry) });
  expect(session.snapshot().number).toBe(6);
});

test('several actions in one frame are no gap', () => {
  const session = live();
  wire.push('frame', frame(5, [entry(4), entry(5)]));
  expect(session.snapshot().number).toBe(5);
  expect(wire.of('watch').length).toBe(1);
});

test('two seats of one screen each get their frame of the same action', () => {
  const session = live();
  wire.push('frame', frame(4, [entry(4)], 1));
  wire.push('frame', frame(4, [entry(4)], 2));
  expect([...session.snapshot().frames.keys()].sort()).toEqual([1, 2]);
  expect(session.snapshot().history.length).toBe(5);
  expect(wire.of('watch').length).toBe(1);
});

test('an old frame is dropped; one of the same number is the truth after a refusal', () => {
  const session = live();
  wire.push('frame', frame(2));
  expect(session.snapshot().frames.get(1)?.view).toEqual({ number: 3 });
  wire.push('frame', { ...frame(3, []), view: 'true' });
  expect(session.snapshot().frames.get(1)?.view).toBe('true');
});

test('frames of another table are none of its business', () => {
  const session = live();
  wire.push('frame', { ...frame(9), matchID: 'other' });
  wire.push('table', { ...TABLE, matchID: 'other', name: 'Monday' });
  expect(session.snapshot()).toMatchObject({ number: 3, table: { name: 'Sunday' } });
});

test('a lost line is said, the position stays on show, and the table is watched again afterwards', () => {
  const session = live();
  wire.lose();
  expect(session.snapshot()).toMatchObject({ status: 'lost', number: 3 });
  wire.regain();
  expect(wire.of('watch').length).toBe(2);
  wire.answer('watch', { ok: true, table: TABLE, frames: [frame(7, [])], history: [] });
  expect(session.snapshot()).toMatchObject({ status: 'live', number: 7 });
});

test('an action is answered once: done, refused or failed', async () => {
  const session = live();
  const done = session.act(HELD, ACTION);
  wire.answer('act', { ok: true, number: 4 });
  expect(await done).toEqual({ ok: true, number: 4 });
  const refused = session.act(HELD, ACTION);
  wire.answer('act', { ok: false, refusal: { code: 'LEDGER_SHORT', rule: '3.2' } });
  expect(await refused).toMatchObject({ ok: false, refusal: { code: 'LEDGER_SHORT' } });
  expect(wire.of('act').map((s) => s.payload.key)).toEqual(['key-number-1', 'key-number-2']);
});

test('an unanswered action is sent again after a reconnect, under the same key', async () => {
  const session = live();
  const answer = session.act(HELD, ACTION);
  wire.lose();
  wire.regain();
  wire.answer('watch', { ok: true, table: TABLE, frames: [frame(4, [])], history: [] });
  expect(wire.of('act').map((s) => s.payload.key)).toEqual(['key-number-1', 'key-number-1']);
  wire.answer('act', { ok: true, number: 4 });
  expect(await answer).toEqual({ ok: true, number: 4 });
});

test('a late first answer and the answer to the second sending settle it only once', async () => {
  const session = live();
  const answer = session.act(HELD, ACTION);
  vi.advanceTimersByTime(7000);
  const [first, second] = wire.of('act');
  expect(second?.payload.key).toBe(first?.payload.key);
  second?.ack?.({ ok: true, number: 4 });
  first?.ack?.({ ok: false, error: { code: 'LATE', message: 'late' } });
  expect(await answer).toEqual({ ok: true, number: 4 });
});

test('after several sendings without any answer it says so', async () => {
  const session = live();
  const answer = session.act(HELD, ACTION);
  vi.advanceTimersByTime(60_000);
  expect(await answer).toMatchObject({ ok: false, error: { code: 'NO_ANSWER' } });
  expect(wire.of('act').length).toBeLessThanOrEqual(5);
});

test('a table that is not there is gone, with the reason', () => {
  const session = open();
  session.watch([]);
  wire.answer('watch', { ok: false, error: { code: 'noSuchMatch', message: 'There is no such match.' } });
  expect(session.snapshot()).toMatchObject({ status: 'gone', error: { message: 'There is no such match.' } });
});

test('the answer to an older watch is not taken for the newer one’s', () => {
  const session = open();
  session.watch([]);
  session.watch([HELD]);
  const [spectator, seat] = wire.of('watch');
  seat?.ack?.({ ok: true, table: TABLE, frames: [frame(3, [])], history: [] });
  spectator?.ack?.({ ok: true, table: TABLE, frames: [frame(3, [], null)], history: [] });
  expect([...session.snapshot().frames.keys()]).toEqual([1]);
});

test('closing takes every listener off and stops watching', () => {
  const session = live();
  expect(wire.listeners).toBe(6);
  session.close();
  expect(wire.listeners).toBe(0);
  expect(wire.of('unwatch').length).toBe(1);
});

test('a closed session can be watched again, as React does in development', () => {
  const session = live();
  session.close();
  session.watch([HELD]);
  wire.answer('watch', { ok: true, table: TABLE, frames: [frame(3, [])], history: [] });
  wire.push('frame', frame(4));
  expect(session.snapshot()).toMatchObject({ status: 'live', number: 4 });
});
