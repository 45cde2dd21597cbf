/** Indices said in words, and back: Districts by id, seats by family, nobody as null. Which is which follows from the key. */
import type { Seat } from '../../../engine/rules.ts';
import { facts, indexOf } from '../data/districts.ts';
import type { Family } from '../data/families.ts';
import { NOBODY, type Table } from '../state.ts';

const AT_KEYS = new Set(['at', 'from', 'to', 'origin', 'fired', 'targets', 'exits']);
const SEAT_KEYS = new Set([
  'seat',
  'attacker',
  'defender',
  'rival',
  'mob',
  'mobBefore',
  'owner',
  'order',
  'heat',
  'first',
  'second',
]);

type Json = unknown;

/** A record of the State (a decision, a fight, a deed) with Districts and seats said in words. */
export function inWords(s: Table, record: object): Record<string, Json> {
  return mapFields(record, (key, value) => {
    if (typeof value !== 'number') return value;
    if (AT_KEYS.has(key)) return facts(value).id;
    return SEAT_KEYS.has(key) ? nameOfSeat(s, value) : value;
  });
}

/** The record back from its words. The schema has vouched for its form. */
export function fromWords(seatOf: (name: Family) => Seat, record: object): Record<string, Json> {
  return mapFields(record, (key, value) => {
    if (SEAT_KEYS.has(key)) return value === null ? NOBODY : seatOf(value as Family);
    return AT_KEYS.has(key) && typeof value === 'string' ? indexOf(value) : value;
  });
}

/** An event for people: it says Districts by id already; every number in a seat's place is said by family. */
export function eventInWords(s: Table, event: object): Record<string, Json> {
  const places = new Set([...SEAT_KEYS, 'from', 'to']);
  return mapFields(event, (key, value) =>
    places.has(key) && typeof value === 'number' ? nameOfSeat(s, value) : value,
  );
}

function nameOfSeat(s: Table, seat: Seat): string | null {
  return s.players[seat]?.family ?? null;
}

function mapFields(record: object, map: (key: string, value: Json) => Json): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((item) => map(key, item)) : map(key, value),
    ]),
  );
}
