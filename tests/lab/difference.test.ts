import { describe, expect, it } from 'vitest';
import { difference } from '../../src/lab/difference.ts';

describe('difference', () => {
  it.each([
    [{}, { a: 1 }],
    [{ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 }],
    [{ a: null }, {}],
    [{ list: [1, { x: 1 }] }, { list: [1, { x: 1 }] }],
    [
      { boss: true, squad: 0 },
      { boss: 1, squad: false },
    ],
  ])('finds none between %j and %j', (expected, actual) => {
    expect(difference(expected, actual)).toBeNull();
  });

  it.each([
    [{ a: { b: 1 } }, { a: { b: 2 } }, '$.a.b', 1, 2],
    [{ a: { b: 1 } }, {}, '$.a', { b: 1 }, null],
    [{ list: [1, 2] }, { list: [1] }, '$.list', [1, 2], [1]],
    [{ list: [{ x: 1 }] }, { list: [{ x: 2 }] }, '$.list[0].x', 1, 2],
    [{ a: 0 }, { a: null }, '$.a', 0, null],
    [{ a: { toString: 1 } }, { a: {} }, '$.a.toString', 1, null],
    [{ a: '1' }, { a: 1 }, '$.a', '1', 1],
  ])('between %j and %j is at %s', (expected, actual, path, wanted, got) => {
    expect(difference(expected, actual)).toEqual({ path, expected: wanted, actual: got });
  });
});
