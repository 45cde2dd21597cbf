/** The house's colours as people with other eyes see them: words and marks keep their contrast in every sight, and in grey. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLOTH, FAMILY_COLOUR, FAMILY_PATTERN, KIND_TINT, LACQUER } from '../../client/games/moonshine/map/palette.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear sRGB; grey is the luminance alone. */
const SIGHTS: Readonly<Record<string, Matrix>> = {
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
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function linear(hex: string): Triple {
  const channel = (i: number) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** How bright that colour is to those eyes. */
function seen(hex: string, rows: Matrix): number {
  const clamp = (row: Triple) => Math.min(1, Math.max(0, dot(row, linear(hex))));
  return dot([clamp(rows[0]), clamp(rows[1]), clamp(rows[2])], [0.2126, 0.7152, 0.0722]);
}

function contrast(a: string, b: string, rows: Matrix): number {
  const [x, y] = [seen(a, rows), seen(b, rows)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function over(ground: string, paint: string, opacity: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(i, i + 2), 16);
  const mixed = [1, 3, 5].map((i) => Math.round(channel(ground, i) * (1 - opacity) + channel(paint, i) * opacity));
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

const css = readFileSync(new URL('../../client/styles/tokens.css', import.meta.url), 'utf8');
const token = (name: string) => new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1] ?? '';

const GROUNDS = ['lacquer', 'lacquer-raised', 'lacquer-high', 'lacquer-hover'].map(token);
const WORDS = ['ivory', 'smoke', 'gilt', 'gilt-bright', 'flame', 'good'].map(token);

describe.each(Object.entries(SIGHTS))('with %s sight', (_, rows) => {
  test('words of every token keep 4.5 to 1 on every ground', () => {
    for (const ground of GROUNDS) {
      for (const word of WORDS) {
        expect(contrast(word, ground, rows), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('a button’s words keep 4.5 to 1, and its frame 3 to 1', () => {
    expect(contrast('#17120a', token('gilt'), rows)).toBeGreaterThanOrEqual(4.5);
    for (const ground of GROUNDS) expect(contrast(token('gilt-dim'), ground, rows)).toBeGreaterThanOrEqual(3);
  });

  test('a family’s mark keeps 3 to 1 on every kind of ground, and its own sign on it too', () => {
    for (const colour of Object.values(FAMILY_COLOUR)) {
      for (const ground of [LACQUER, ...Object.values(KIND_TINT)]) {
        expect(contrast(colour, ground, rows), `${colour} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('a pattern’s thread can be told from the cloth beneath it', () => {
    for (const colour of Object.values(FAMILY_COLOUR)) {
      const cloth = over(over(KIND_TINT.ward, LACQUER, CLOTH.lacquer), colour, CLOTH.wash);
      expect(contrast(over(cloth, colour, CLOTH.pattern), cloth, rows), colour).toBeGreaterThan(1.1);
    }
  });
});

test('where colour says nothing the pattern does: each family has its own', () => {
  expect(new Set(Object.values(FAMILY_PATTERN)).size).toBe(Object.keys(FAMILY_COLOUR).length);
});
