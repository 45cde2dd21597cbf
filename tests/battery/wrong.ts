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

const STRAY_KEYS = ['__proto__', 'seat', 'extra', 'constructor', 'toString', 'length', '0', 'Do', 'then'];

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

/** An unlisted action, once it is known what is listed where it is tried. */
export type Attempt = (listed: readonly Action[]) => unknown;

/** A listed action with one or two of its keys changed, dropped, or one too many. */
function mutated(pool: readonly Action[]): fc.Arbitrary<Attempt> {
  const value = fieldValue(pool);
  const blow = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.nat({ max: 40 }), value).map(([k, v]) => setting(k, v)) },
    { weight: 1, arbitrary: fc.nat({ max: 40 }).map(dropping) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...STRAY_KEYS), value).map(([key, v]) => adding(key, v)) },
  );
  const blows = fc.array(blow, { minLength: 1, maxLength: 2 });
  return fc.tuple(fc.nat({ max: 5000 }), blows).map(([pick, list]) => (listed) => {
    const action = listed[pick % Math.max(1, listed.length)] ?? pool[pick % pool.length];
    return list.reduce((now: Action, strike) => strike(now) as Action, action as Action);
  });
}

type Blow = (action: Action) => unknown;

/** A field keeps its name and gets another value; `do` stays more often than not. */
function setting(which: number, value: unknown): Blow {
  return (action) => {
    const fields = Object.keys(action).filter((key) => key !== 'do' || which % 7 === 0);
    const key = fields[which % Math.max(1, fields.length)];
    return key === undefined ? action : withKey(action, key, value);
  };
}

function dropping(which: number): Blow {
  return (action) => withoutKey(action, Object.keys(action)[which % Object.keys(action).length] ?? 'do');
}

function adding(key: string, value: unknown): Blow {
  return (action) => withKey(action, key, value);
}

/** Anything that could be sent as an action: junk, real ones from elsewhere, listed ones gone wrong. */
export function anyAction(pool: readonly Action[], names: readonly string[]): fc.Arbitrary<Attempt> {
  const always =
    (action: unknown): Attempt =>
    () =>
      action;
  const named = fc.tuple(fc.constantFrom(...names), fc.object({ maxDepth: 1 })).map(([name, rest]) => ({
    ...(rest as object),
    do: name,
  }));
  return fc.oneof(
    { weight: 3, arbitrary: (fc.anything() as fc.Arbitrary<unknown>).map(always) },
    { weight: 2, arbitrary: named.map(always) },
    { weight: 4, arbitrary: fc.constantFrom(...pool).map(always) },
    { weight: 14, arbitrary: mutated(pool) },
  );
}

/** Any seat, seated or not. */
export const anySeat: fc.Arbitrary<number> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 4, 5, 0.5, -0, Number.NaN, Number.POSITIVE_INFINITY, 1e9) },
);
