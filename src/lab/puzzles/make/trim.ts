/** A position said as short as the notation allows: what is nothing is left out. */
export function trim(position: Record<string, unknown>): Record<string, unknown> {
  const { supply, ...rest } = position;
  return { ...withoutNothing(rest), supply };
}

function withoutNothing(value: unknown): Record<string, unknown> {
  const kept = Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => {
    const short = isPlain(inner) ? withoutNothing(inner) : inner;
    // An empty pile of cards is not the same as one that is not mentioned, nor is an empty Reserve.
    return isNothing(short) && !MEANT.has(key) ? [] : [[key, short] as const];
  });
  return Object.fromEntries(kept);
}

const MEANT: ReadonlySet<string> = new Set(['deck', 'market', 'discard', 'reserves', 'pool']);

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === 0 || value === false || value === null || (isPlain(value) && Object.keys(value).length === 0);
}
