import { describe, expect, it } from 'vitest';
import {
  CLOTH,
  FAMILY_COLOUR,
  GILT,
  GILT_BRIGHT,
  IVORY,
  KIND_TINT,
  LACQUER,
  MOONSHINE,
  RUM,
  SEA,
  SIGN_COLOUR,
  WATER,
} from '../../../../client/games/moonshine/map/palette.ts';
import { contrast, dot, over, SIGHTS, seen, type Triple } from '../../../support/sights.ts';

/** Grey has no hues to keep apart; its contrast is tested with the house's own colours. */
const SIGHT = Object.entries(SIGHTS).filter(([name]) => name !== 'grey');

/** CIE L*a*b* of linear sRGB under D65. */
function lab(rgb: Triple): Triple {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot(rgb, [0.4124, 0.3576, 0.1805]) / 0.95047);
  const y = f(dot(rgb, [0.2126, 0.7152, 0.0722]));
  const z = f(dot(rgb, [0.0193, 0.1192, 0.9505]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const GROUNDS = [LACQUER, ...Object.values(KIND_TINT)];

describe('palette', () => {
  it('keeps words at 4.5 to 1 and marks at 3 to 1 on every ground', () => {
    for (const ground of GROUNDS) {
      for (const words of [IVORY, GILT, GILT_BRIGHT, MOONSHINE, RUM]) {
        expect(contrast(words, ground), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const mark of Object.values(FAMILY_COLOUR)) {
        expect(contrast(mark, ground), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
    expect(contrast(SEA, WATER)).toBeGreaterThanOrEqual(4.5);
    for (const mark of Object.values(FAMILY_COLOUR)) expect(contrast(mark, LACQUER)).toBeGreaterThanOrEqual(4.5);
  });

  describe.each(Object.entries(SIGHTS))('with %s sight', (_, rows) => {
    it.each([
      ['soft', CLOTH.pattern],
      ['strong', CLOTH.strong],
    ] as const)('keeps words readable on the brightest %s thread of a held and lit District', (pattern, weave) => {
      for (const ground of Object.values(KIND_TINT)) {
        for (const colour of Object.values(FAMILY_COLOUR)) {
          const base = over(over(ground, LACQUER, CLOTH.lacquer), colour, CLOTH.wash);
          const lit = over(over(base, colour, weave), GILT, CLOTH.lit);
          for (const words of [IVORY, SIGN_COLOUR[pattern]])
            expect(contrast(words, lit, rows), `${words} on ${lit}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    });
  });

  it.each(SIGHT)('keeps the four families apart with %s sight', (_, rows) => {
    const colours = Object.values(FAMILY_COLOUR).map((hex) => lab(seen(hex, rows)));
    colours.forEach((a, i) => {
      for (const b of colours.slice(i + 1)) {
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThanOrEqual(24);
      }
    });
  });
});
