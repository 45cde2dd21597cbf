/** The first place where what is differs from what was expected. */
export interface Difference {
  /** A JSON path, such as `$.districts.westSide.mob`. */
  path: string;
  expected: unknown;
  actual: unknown;
}

/**
 * Compares only what is written: an object key by key, a list whole, and what is missing is as good as null. Flags may be
 * written as 0 and 1. Returns null when everything written holds.
 */
export function difference(expected: unknown, actual: unknown, path = '$'): Difference | null {
  if (Array.isArray(expected)) return differenceOfLists(expected, actual, path);
  if (isRecord(expected)) return differenceOfRecords(expected, actual, path);
  return plain(expected) === plain(actual) ? null : { path, expected, actual: actual ?? null };
}

function differenceOfLists(expected: readonly unknown[], actual: unknown, path: string): Difference | null {
  if (!Array.isArray(actual) || actual.length !== expected.length) return { path, expected, actual: actual ?? null };
  for (const [i, item] of expected.entries()) {
    const found = difference(item, actual[i], `${path}[${i}]`);
    if (found) return found;
  }
  return null;
}

function differenceOfRecords(expected: Record<string, unknown>, actual: unknown, path: string): Difference | null {
  if (!isRecord(actual)) return { path, expected, actual: actual ?? null };
  for (const [key, value] of Object.entries(expected)) {
    const found = difference(value, Object.hasOwn(actual, key) ? actual[key] : null, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

function plain(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
