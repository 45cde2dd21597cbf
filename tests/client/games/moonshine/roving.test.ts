/** Arrow keys on the map: every District can be reached from every other, and an arrow never leads the wrong way. */
import { expect, test } from 'vitest';
import { anchorsOf } from '../../../../client/games/moonshine/map/anchors.ts';
import { type Arrow, nextOf, towards } from '../../../../client/games/moonshine/map/roving.ts';
import { DISTRICT_IDS, type DistrictId } from '../../../../src/games/moonshine/data/districts.ts';

const ARROWS: Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

test.each(['window', 'later'] as const)('all 25 are in reach of one another on the map "%s"', (map) => {
  for (const start of DISTRICT_IDS) {
    const found = new Set<DistrictId>([start]);
    for (const id of found) {
      for (const arrow of ARROWS) {
        const next = towards(id, arrow, map);
        if (next) found.add(next);
      }
    }
    expect(found.size, start).toBe(25);
  }
});

test('an arrow leads that way', () => {
  const at = anchorsOf('window');
  for (const id of DISTRICT_IDS) {
    const [up, right] = [towards(id, 'ArrowUp', 'window'), towards(id, 'ArrowRight', 'window')];
    if (up) expect(at[up].still.y).toBeLessThan(at[id].still.y);
    if (right) expect(at[right].still.x).toBeGreaterThan(at[id].still.x);
  }
  expect(towards('tenderloin', 'ArrowUp', 'window')).toBe('westSide');
});

test('Page keys go round the lit ones', () => {
  const lit = new Set(['bowery', 'corona']);
  expect(nextOf(lit, 'fivePoints', 1)).toBe('bowery');
  expect(nextOf(lit, 'bowery', 1)).toBe('corona');
  expect(nextOf(lit, 'corona', 1)).toBe('bowery');
  expect(nextOf(lit, 'fivePoints', -1)).toBe('corona');
  expect(nextOf(new Set(), 'fivePoints', 1)).toBeNull();
});
