/** What the battery asks of JSON: freezing, comparing, round trips, hashes. */
import { createHash } from 'node:crypto';

/** Freezes the value and everything it leads to. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

export function roundTrip<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The first place where a value is not plain JSON (undefined, NaN, a function, a class), or null. */
export function notPlain(value: unknown, path = '$'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path}: ${value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const wrong = notPlain(value[i], `${path}[${i}]`);
      if (wrong) return wrong;
    }
    return null;
  }
  if (prototype !== Object.prototype && prototype !== null) return `${path}: not a plain object`;
  for (const [key, part] of Object.entries(value)) {
    const wrong = notPlain(part, `${path}.${key}`);
    if (wrong) return wrong;
  }
  return null;
}

/** JSON with sorted keys: equal for equal values, however they were built. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export function sha256(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}
