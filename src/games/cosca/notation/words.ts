/** An event for people: mobsters and places are said in words already; seats are said by colour here. */
import type { GameEvent } from '../../../engine/rules.ts';

import type { Table } from '../state.ts';
import { nameOf } from './write.ts';

const SEAT_KEYS = new Set(['seat', 'seats', 'from', 'loyalTo']);
/** Lists with an entry for each seat. */
const BY_SEAT_KEYS: Readonly<Record<string, ReadonlySet<string>>> = { gameEnded: new Set(['mobsters', 'values']) };

/** The event with every number in a seat's place said by its family, and lists by seat as records by family. */
export function eventInWords(s: Table, event: GameEvent): Record<string, unknown> {
  const bySeat = BY_SEAT_KEYS[event.type];
  return Object.fromEntries(
    Object.entries(event).map(([key, value]) => [
      key,
      bySeat?.has(key) ? byFamily(s, value as unknown[]) : inWords(s, key, value),
    ]),
  );
}

function inWords(s: Table, key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inWords(s, key, item));
  if (typeof value === 'number') return SEAT_KEYS.has(key) ? nameOf(s, value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, part]) => [inner, inWords(s, inner, part)]));
}

function byFamily(s: Table, values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(values.map((value, seat) => [nameOf(s, seat) ?? 'nobody', value]));
}
