import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { newSeed } from '../../server/secrets.ts';
import { commitment, secretDice } from '../../src/proof/secretDice.ts';

const SEED = 'ab'.repeat(32);

test('go on where they stood', () => {
  const dice = secretDice(SEED, 0);
  const rolls = Array.from({ length: 40 }, () => dice.die());
  const later = secretDice(SEED, 25);
  expect(Array.from({ length: 15 }, () => later.die())).toEqual(rolls.slice(25));
  expect([dice.draws, later.draws]).toEqual([40, 40]);
});

test('can be checked by anybody who has the seed', () => {
  const mac = createHmac('sha256', Buffer.from(SEED, 'hex')).update('1/0').digest();
  expect(secretDice(SEED, 0).die()).toBe((mac.readUIntBE(0, 6) % 6) + 1);
  expect(commitment(SEED)).toMatch(/^[0-9a-f]{64}$/);
});

test('are fair', () => {
  const dice = secretDice(SEED, 0);
  const faces = new Map<number, number>();
  for (let n = 0; n < 12_000; n++) {
    const face = dice.die();
    faces.set(face, (faces.get(face) ?? 0) + 1);
  }
  const chi = [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + ((faces.get(face) ?? 0) - 2000) ** 2 / 2000, 0);
  expect(chi).toBeLessThan(20.5);
  expect([...faces.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('refuse what is no number of faces', () => {
  for (const n of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => secretDice(SEED, 0).below(n)).toThrow();
  expect(secretDice(SEED, 0).below(1)).toBe(0);
});

test('no two matches share a seed', () => {
  expect(new Set(Array.from({ length: 1000 }, newSeed)).size).toBe(1000);
});
