// @vitest-environment jsdom
/** When a hand is upon the page: what thinks beside it rests so long. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHands } from '../../../client/bots/hands.ts';

const told: boolean[] = [];
let unwatch: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  unwatch = watchHands((on) => told.push(on));
});

afterEach(() => {
  unwatch();
  vi.useRealTimers();
});

const happens = (type: string, pointerId = 1) =>
  void window.dispatchEvent(Object.assign(new Event(type), { pointerId }));

test('from the press until a little after the last finger is lifted', () => {
  happens('pointerdown', 1);
  happens('pointerdown', 2);
  happens('pointerup', 1);
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([true, true]);
  happens('pointercancel', 2);
  expect(told).toEqual([true, true]);
  vi.advanceTimersByTime(150);
  expect(told).toEqual([true, true, false]);
});

test('a press soon after another is one with it', () => {
  happens('pointerdown');
  happens('pointerup');
  happens('pointerdown');
  vi.advanceTimersByTime(5000);
  expect(told).not.toContain(false);
});

test.each(['wheel', 'keydown'])('for a moment at each %s, but not for less than a press lasts', (type) => {
  happens(type);
  vi.advanceTimersByTime(150);
  expect(told).toEqual([true, false]);
  happens('pointerdown');
  happens(type);
  vi.advanceTimersByTime(5000);
  expect(told.at(-1)).toBe(true);
});

test('a page that is left is left by the hand; one that is not watched tells nothing', () => {
  happens('pointerdown');
  happens('blur');
  vi.advanceTimersByTime(150);
  expect(told).toEqual([true, false]);
  happens('pointerdown');
  happens('pointerup');
  unwatch();
  vi.advanceTimersByTime(150);
  happens('pointerdown');
  expect(told).toEqual([true, false, true]);
});
