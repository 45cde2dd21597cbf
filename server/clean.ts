import type { Action } from '../src/engine/rules.ts';
import { HouseError } from './errors.ts';

const MOST_BYTES = 4096;
const MOST_DEPTH = 6;
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The action said again in our own words: plain JSON of bounded size and depth, built from own properties, with `do` among the
 * game's action names. Nothing of what the client sent is kept. Throws HouseError `badAction`.
 */
export function cleanAction(input: unknown, actionNames: readonly string[]): Action {
  const plain = cleanJson(input, MOST_DEPTH);
  if (!isRecord(plain)) throw bad('An action is an object.');
  if (JSON.stringify(plain).length > MOST_BYTES) throw bad('An action is at most 4 KB.');
  const name = Object.hasOwn(plain, 'do') ? plain.do : undefined;
  if (typeof name !== 'string' || !actionNames.includes(name)) throw bad('The game has no such action.');
  const { do: _, ...fields } = plain;
  return { do: name, ...fields };
}

function cleanJson(value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw bad('A number is not finite.');
    return value;
  }
  if (depth === 0) throw bad('An action is not that deep.');
  if (Array.isArray(value)) return value.map((item) => cleanJson(item, depth - 1));
  if (isRecord(value)) return cleanRecord(value, depth);
  throw bad('An action is plain JSON.');
}

function cleanRecord(value: Record<string, unknown>, depth: number): Record<string, unknown> {
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  if (names.some((name) => POISON.has(name))) throw bad('A field has a name that no action uses.');
  return Object.fromEntries(names.map((name) => [name, cleanJson(value[name], depth - 1)]));
}

/** A plain object: not null, not a list, not an instance of anything. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function bad(message: string): HouseError {
  return new HouseError('badAction', message);
}

/** A name as people may read it: no control or invisible characters, single spaces, at most `most` characters. */
export function cleanName(text: string, most: number): string {
  const spaced = text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ');
  return [...spaced.replace(/\p{C}/gu, '').trim()].slice(0, most).join('').trim();
}
