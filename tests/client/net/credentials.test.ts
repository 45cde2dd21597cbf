/** Chairs are remembered by table, also where the browser stores nothing. */
import { expect, test } from 'vitest';
import { dropSeat, heldSeats, holdSeat, keep, onSeats } from '../../../client/net/credentials.ts';

test('holds several chairs of one table, in order, and tells of changes', () => {
  let told = 0;
  const stop = onSeats(() => {
    told += 1;
  });
  holdSeat('a', { seat: 2, credentials: 'x', name: 'Ming' });
  holdSeat('a', { seat: 0, credentials: 'y', name: 'Tim' });
  expect(heldSeats('a').map((s) => s.seat)).toEqual([0, 2]);
  expect(heldSeats('a')).toBe(heldSeats('a'));
  expect(heldSeats('b')).toEqual([]);
  dropSeat('a', 2);
  stop();
  dropSeat('a', 0);
  expect(heldSeats('a')).toEqual([]);
  expect(told).toBe(3);
});

test('a newer secret for a chair replaces the older', () => {
  holdSeat('c', { seat: 1, credentials: 'old', name: 'Tim' });
  holdSeat('c', { seat: 1, credentials: 'new', name: 'Tim' });
  expect(heldSeats('c')).toEqual([{ seat: 1, credentials: 'new', name: 'Tim' }]);
});

test('junk in the storage is no chair', () => {
  for (const text of ['{', '{}', '[1, null, {"seat": "0"}]']) {
    keep('backroom.seats.junk', text);
    expect(heldSeats('junk')).toEqual([]);
  }
});
