/** Panning and zooming the map. */
import { expect, test } from 'vitest';
import { clamp, START, zoomed } from '../../../../client/games/moonshine/parts/placement.ts';

test('the point under the finger stays where it is', () => {
  const at = zoomed(START, 2, 100, 50);
  expect((100 - at.x) / at.scale).toBe(100);
  expect((50 - at.y) / at.scale).toBe(50);
});

test('never smaller than the frame, never beyond its edges', () => {
  expect(zoomed(START, 0.2, 10, 10).scale).toBe(1);
  expect(zoomed(START, 99, 10, 10).scale).toBe(5);
  expect(clamp({ x: 40, y: -900, scale: 2 }, 400, 300)).toEqual({ x: 0, y: -300, scale: 2 });
});
