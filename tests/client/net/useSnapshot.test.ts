// @vitest-environment jsdom
/** What a session knows, as React draws it: always the newest of the session at hand. */
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Snapshot } from '../../../client/net/snapshot.ts';
import type { Frame } from '../../../client/net/types.ts';
import { useSnapshot } from '../../../client/net/useSnapshot.ts';

const at = (number: number, by: number): Snapshot => ({
  status: 'live',
  table: null,
  frames: new Map([[0, { number } as Frame]]),
  history: Array.from(
    { length: number },
    (_, i) => ({ number: i + 1, seat: by, action: { do: 'x' }, events: [] }) as never,
  ),
  number,
  error: null,
});

function told(first: Snapshot) {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    listeners,
    snapshot: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next: Snapshot) {
      now = next;
      for (const listener of listeners) listener();
    },
  };
}

const MINE = [{ seat: 0 }];

test('follows what the held seat does and what others do, and what becomes of the line', () => {
  const session = told(at(0, 0));
  const { result } = renderHook(() => useSnapshot(session, MINE));
  for (const next of [at(1, 0), at(2, 1), { ...at(2, 1), status: 'lost' as const }, at(3, 1)]) {
    act(() => session.set(next));
    expect(result.current).toBe(next);
  }
});

test('a change between drawing and listening is not missed', () => {
  const session = told(at(0, 0));
  const early = { ...session, subscribe: (listener: () => void) => session.subscribe(listener) };
  const { result } = renderHook(() => {
    const now = useSnapshot(early, MINE);
    if (session.snapshot().number === 0) session.set(at(1, 1));
    return now;
  });
  expect(result.current.number).toBe(1);
});

test('another session is shown at once, and the one before no longer listened to', () => {
  const [one, other] = [told(at(1, 0)), told(at(7, 1))];
  const { result, rerender } = renderHook(({ session }) => useSnapshot(session, MINE), {
    initialProps: { session: one },
  });
  rerender({ session: other });
  expect(result.current.number).toBe(7);
  expect(one.listeners.size).toBe(0);
  act(() => one.set(at(2, 0)));
  expect(result.current.number).toBe(7);
});
