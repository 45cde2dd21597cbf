/** Actions that nobody listed: real ones with something wrong about them, and any JSON at all. */
import fc from 'fast-check';
import type { Action } from '../../src/engine/rules.ts';

/** Values that break careless readers. */
const NASTY: readonly unknown[] = [
  -1,
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  100,
  0.5,
  1e9,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  '1',
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  true,
  false,
  null,
  [],
  {},
  [null],
  [[]],
  { length: 3 },
];

const STRAY_KEYS = ['seat', 'extra', 'constructor', 'toString', 'length', '0', 'Do', 'then'];

/** A value for a field: nasty, or what some field of some real action holds. */
function fieldValue(pool: readonly Action[]): fc.Arbitrary<unknown> {
  const real = fc.constantFrom(...pool).chain((action) => fc.constantFrom(...Object.values(action)));
  return fc.oneof(fc.constantFrom(...NASTY), real, fc.integer({ min: -3, max: 40 }));
}

/** A copy with one own key set, `__proto__` included. */
function withKey(action: Action, key: string, value: unknown): unknown {
  const copy: Record<string, unknown> = { ...action };
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

function withoutKey(action: Action, key: string): unknown {
  return Object.fromEntries(Object.entries(action).filter(([name]) => name !== key));
}

/** A real action with one or two of its keys changed, dropped, or one too many. */
function mutated(pool: readonly Action[]): fc.Arbitrary<unknown> {
  const value = fieldValue(pool);
  return fc.constantFrom(...pool).chain((action) => {
    const key = fc.constantFrom(...Object.keys(action));
    return fc.oneof(
      { weight: 6, arbitrary: fc.tuple(key, value).map(([k, v]) => withKey(action, k, v)) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(key, value, key, value)
          .map(([k, v, k2, v2]) => withKey(withKey(action, k, v) as Action, k2, v2)),
      },
      { weight: 1, arbitrary: key.map((k) => withoutKey(action, k)) },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.constantFrom(...STRAY_KEYS, '__proto__'), value).map(([k, v]) => withKey(action, k, v)),
      },
    );
  });
}

/** Anything that could be sent as an action: junk, real ones from elsewhere, real ones gone wrong. */
export function anyAction(pool: readonly Action[], names: readonly string[]): fc.Arbitrary<unknown> {
  const named = fc.tuple(fc.constantFrom(...names), fc.object({ maxDepth: 1 })).map(([name, rest]) => ({
    ...(rest as object),
    do: name,
  }));
  return fc.oneof(
    { weight: 3, arbitrary: fc.anything() as fc.Arbitrary<unknown> },
    { weight: 2, arbitrary: named },
    { weight: 5, arbitrary: fc.constantFrom(...pool) },
    { weight: 12, arbitrary: mutated(pool) },
  );
}

/** Any seat, seated or not. */
export const anySeat: fc.Arbitrary<number> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 4, 5, 0.5, -0, Number.NaN, Number.POSITIVE_INFINITY, 1e9) },
);
