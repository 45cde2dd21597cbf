// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '../../../client/net/types.ts';
import { DEFAULTS } from '../../../client/settings/shape.ts';
import { change } from '../../../client/settings/store.ts';
import type { Beat, Course } from '../../../client/show/course.ts';
import { hurry, MOST_BEATS } from '../../../client/show/pace.ts';
import { useShow } from '../../../client/show/useShow.ts';

/** A table that counts what happened; every line is one event and one beat. */
const COUNTING: Course<number, number> = {
  eventsOf: (entry) => [entry.number],
  beatsOf: (entries) => entries.map(({ number }, i): Beat<number> => ({ start: i, end: i + 1, events: [number] })),
  after: (view) => view + 1,
  during: (view) => view + 0.5,
  times: () => ({ going: 100, rest: 100 }),
};

/** A history of that many lines, of which seat 0 made the first. */
const lines = (count: number): Entry[] =>
  Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    seat: i === 0 ? 0 : 1,
    action: { do: 'x' },
    events: [],
    at: 0,
  }));

function watch(count: number, whenCalm: 'byHand' | 'off' = 'off') {
  const input = { course: COUNTING, eyes: '0', seat: 0, still: false, whenCalm };
  const of = (n: number, eyes = '0') => ({ ...input, eyes, view: n, history: lines(n) });
  const hook = renderHook((props: ReturnType<typeof of>) => useShow(props), { initialProps: of(count) });
  return { now: () => hook.result.current, to: (n: number, eyes?: string) => hook.rerender(of(n, eyes)) };
}

/** The table is drawn anew after every tenth of a second. */
function pass(ms: number): void {
  for (let left = ms; left > 0; left -= 100) act(() => vi.advanceTimersByTime(100));
}

beforeEach(() => {
  vi.useFakeTimers();
  change({ ...DEFAULTS, motion: 'full' });
});
afterEach(() => {
  vi.useRealTimers();
});

test('nothing is shown of what happened before the table was looked at', () => {
  const { now } = watch(5);
  expect(now()).toMatchObject({ beat: null, view: 5 });
});

test('a line is on its way, then lands, then is over', () => {
  const { now, to } = watch(1);
  to(2);
  expect(now()).toMatchObject({ view: 1.5, landed: false, told: 1 });
  pass(100);
  expect(now()).toMatchObject({ view: 2, landed: true });
  pass(100);
  expect(now()).toMatchObject({ beat: null, view: 2, told: 2 });
});

test('lines that come meanwhile are shown after it', () => {
  const { now, to } = watch(1);
  to(2);
  pass(100);
  to(4);
  expect(now().view).toBe(2);
  pass(100);
  expect(now().view).toBe(2.5);
  pass(400);
  expect(now()).toMatchObject({ beat: null, view: 4 });
});

test('it can be skipped at any moment, and then the table stands as it is', () => {
  const { now, to } = watch(1);
  to(9);
  act(() => now().skip());
  expect(now()).toMatchObject({ beat: null, view: 9, told: 9 });
});

test('the further behind, the faster; of very much only the end is shown', () => {
  expect([1, 10, 1000].map(hurry)).toEqual([1, 0.5, 0.2]);
  const { now, to } = watch(1);
  to(1 + MOST_BEATS + 60);
  expect(now().ahead).toHaveLength(MOST_BEATS - 1);
  expect(now().view).toBe(1 + 60 + 0.5);
});

test('turned off, only the result is seen; by hand it waits for a press', () => {
  change({ speed: 'off' });
  const { now, to } = watch(1);
  to(3);
  expect(now()).toMatchObject({ beat: null, view: 3 });
  change({ speed: 'byHand' });
  to(5);
  pass(60_000);
  expect(now().view).toBe(4);
  act(() => now().next());
  pass(60_000);
  expect(now().view).toBe(5);
});

test('where nothing is to travel, the game decides whether it is shown by hand or not at all', () => {
  change({ motion: 'reduced' });
  const quiet = watch(1);
  quiet.to(3);
  expect(quiet.now()).toMatchObject({ beat: null, view: 3 });
  const read = watch(1, 'byHand');
  read.to(3);
  expect(read.now()).toMatchObject({ view: 2, landed: true, byHand: true, going: 0 });
});

test('in a hidden window nothing is kept waiting', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { now, to } = watch(1);
  to(3);
  expect(now()).toMatchObject({ beat: null, view: 3 });
  vi.restoreAllMocks();
});

test('a take-back or other eyes end it', () => {
  const { now, to } = watch(3);
  to(5);
  to(2);
  expect(now()).toMatchObject({ beat: null, view: 2 });
  to(4);
  to(4, '1');
  expect(now()).toMatchObject({ beat: null, view: 4 });
});

test('what happened since one’s own last line is shown again when asked for, even where the show is off', () => {
  change({ speed: 'off' });
  const { now, to } = watch(1);
  expect(now().again).toBeNull();
  to(3);
  expect(now().beat).toBeNull();
  act(() => now().again?.());
  expect(now()).toMatchObject({ view: 1.5, of: 2 });
  pass(400);
  expect(now()).toMatchObject({ beat: null, view: 3 });
});
