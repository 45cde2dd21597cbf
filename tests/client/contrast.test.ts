/** The house's colours as people with other eyes see them: words and marks keep their contrast in every sight, and in grey. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLOTH, FAMILY_COLOUR, FAMILY_PATTERN, KIND_TINT, LACQUER } from '../../client/games/moonshine/map/palette.ts';
import { contrast, over, SIGHTS } from '../support/sights.ts';

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

  test.each([
    ['soft', CLOTH.pattern, 1.1],
    ['strong', CLOTH.strong, 1.35],
  ])('a %s pattern’s thread can be told from the cloth beneath it', (_, weave, least) => {
    for (const colour of Object.values(FAMILY_COLOUR)) {
      const cloth = over(over(KIND_TINT.ward, LACQUER, CLOTH.lacquer), colour, CLOTH.wash);
      expect(contrast(over(cloth, colour, weave), cloth, rows), colour).toBeGreaterThan(least);
    }
  });
});

test('where colour says nothing the pattern does: each family has its own', () => {
  expect(new Set(Object.values(FAMILY_PATTERN)).size).toBe(Object.keys(FAMILY_COLOUR).length);
});
