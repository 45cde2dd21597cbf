/** Who is at a screen that several people share. */
import { expect, test } from 'vitest';
import { nextAtScreen } from '../../../client/table/handing.ts';

const due = (...seats: number[]) => seats.map((seat) => ({ seat, stage: 'play' }));

test('one seat at the screen is never asked to hand it over', () => {
  expect(nextAtScreen([2], null, due(2))).toEqual({ seat: 2, wanted: null });
  expect(nextAtScreen([2], 2, due(0))).toEqual({ seat: 2, wanted: null });
});

test('a spectator has no seat', () => {
  expect(nextAtScreen([], null, due(0))).toEqual({ seat: null, wanted: null });
});

test('the screen is wanted when another of its seats must decide', () => {
  expect(nextAtScreen([0, 1], 0, due(1))).toEqual({ seat: 0, wanted: 1 });
  expect(nextAtScreen([0, 1], 1, due(1))).toEqual({ seat: 1, wanted: null });
  expect(nextAtScreen([0, 1], 0, due(0, 1))).toEqual({ seat: 0, wanted: null });
});

test('nobody is shown a board unasked after a reload', () => {
  expect(nextAtScreen([0, 1], null, due(1))).toEqual({ seat: 0, wanted: 1 });
  expect(nextAtScreen([0, 1], null, due(3))).toEqual({ seat: 0, wanted: null });
});

test('a seat that was given up is nobody’s eyes any more', () => {
  expect(nextAtScreen([1], 0, due(1))).toEqual({ seat: 1, wanted: null });
});
