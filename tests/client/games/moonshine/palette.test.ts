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
  WATER,
} from '../../../../client/games/moonshine/map/palette.ts';

type Triple = readonly [number, number, number];

/** Linear sRGB of a #rrggbb colour. */
function linear(hex: string): Triple {
  const channel = (i: number) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const luminance = (hex: string) => dot(linear(hex), [0.2126, 0.7152, 0.0722]);

/** The WCAG contrast ratio. */
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** What a colour of that opacity gives on a ground. */
function over(ground: string, paint: string, opacity: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(i, i + 2), 16);
  const mixed = [1, 3, 5].map((i) => Math.round(channel(ground, i) * (1 - opacity) + channel(paint, i) * opacity));
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear sRGB. */
const SIGHT: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIE L*a*b* of linear sRGB under D65. */
function lab(rgb: Triple): Triple {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot(rgb, [0.4124, 0.3576, 0.1805]) / 0.95047);
  const y = f(dot(rgb, [0.2126, 0.7152, 0.0722]));
  const z = f(dot(rgb, [0.0193, 0.1192, 0.9505]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(hex: string, rows: readonly [Triple, Triple, Triple]): Triple {
  const clamp = (row: Triple) => Math.min(1, Math.max(0, dot(row, linear(hex))));
  return lab([clamp(rows[0]), clamp(rows[1]), clamp(rows[2])]);
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

  it('keeps words readable on the brightest thread of a held and lit District', () => {
    for (const ground of Object.values(KIND_TINT)) {
      for (const colour of Object.values(FAMILY_COLOUR)) {
        const base = over(over(ground, LACQUER, CLOTH.lacquer), colour, CLOTH.wash);
        const lit = over(over(base, colour, CLOTH.pattern), GILT, CLOTH.lit);
        for (const words of [IVORY, GILT])
          expect(contrast(words, lit), `${words} on ${lit}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each(Object.entries(SIGHT))('keeps the four families apart with %s sight', (_, rows) => {
    const colours = Object.values(FAMILY_COLOUR).map((hex) => seen(hex, rows));
    colours.forEach((a, i) => {
      for (const b of colours.slice(i + 1)) {
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThanOrEqual(24);
      }
    });
  });
});
