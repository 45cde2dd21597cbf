import { BOROUGHS, type Borough, DISTRICTS, type DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import { JOBS, type JobId } from '../../../../src/games/moonshine/data/jobs.ts';
import { distance, plain } from '../../../actions/fuzzy.ts';
import { BOROUGH_WORDS, list } from '../words/names.ts';
import { SENTENCE_WORDS as W } from '../words/sentence.ts';

/** Something found by its name, or what is to be said of the name. */
export type Found<T> = { ok: true; value: T } | { ok: false; says: string };

/** Names without marks, spaces and articles: "The Tenderloin" is found by "tenderloin". */
const key = (text: string) =>
  plain(text)
    .replace(/^(the|der|die|das|den|dem) /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

interface Named<T> {
  value: T;
  name: string;
  keys: readonly string[];
}

const PLACES: readonly Named<DistrictId>[] = DISTRICTS.map(({ id, name, sign }) => ({
  value: id,
  name,
  keys: [key(id), key(name), ...(sign ? [key(sign)] : [])],
}));

/** The one whose name it is; else the only one whose name begins with it or has it as a word. */
function lookUp<T>(named: readonly Named<T>[], text: string): readonly Named<T>[] {
  const asked = key(text);
  const same = named.filter(({ keys }) => keys.includes(asked));
  if (same.length > 0) return same.slice(0, 1);
  const begin = named.filter(({ keys }) => keys.some((one) => one.startsWith(asked)));
  if (begin.length > 0) return begin;
  return named.filter(({ name }) =>
    plain(name)
      .split(/[^\p{L}]+/u)
      .some((word) => word.startsWith(plain(text))),
  );
}

/** How far a mistyped name may be from the one that is meant. */
const NEAR = 3;

function nearest<T>(named: readonly Named<T>[], text: string): string {
  const near = named.map(({ name, keys }) => ({ name, far: Math.min(...keys.map((one) => distance(one, key(text)))) }));
  const [best] = near.sort((a, b) => a.far - b.far);
  return best && best.far <= NEAR ? best.name : '';
}

export function placeNamed(text: string): Found<DistrictId> {
  const found = lookUp(PLACES, text);
  const [only] = found;
  if (!only) return { ok: false, says: W.unknownPlace(text, nearest(PLACES, text)) };
  if (found.length > 1) return { ok: false, says: W.manyPlaces(text, list(found.map(({ name }) => name))) };
  return { ok: true, value: only.value };
}

export function boroughNamed(text: string): Found<Borough> {
  const named = BOROUGHS.map((value) => {
    const name = BOROUGH_WORDS[value];
    return { value, name, keys: [key(value), key(name)] };
  });
  const [found] = lookUp(named, text);
  return found ? { ok: true, value: found.value } : { ok: false, says: W.unknownPlace(text, nearest(named, text)) };
}

/** A Job by its title, among `jobs` first. */
export function jobNamed(text: string, jobs: readonly JobId[]): Found<JobId> {
  const named = (ids: readonly JobId[]) =>
    ids.map((value) => ({ value, name: JOBS[value].title, keys: [key(value), key(JOBS[value].title)] }));
  const [found] = [...lookUp(named(jobs), text), ...lookUp(named(Object.keys(JOBS) as JobId[]), text)];
  return found ? { ok: true, value: found.value } : { ok: false, says: W.unknownJob(text) };
}

/** A player by family or by name; `people` are their names by family. */
export function personNamed(text: string, people: Readonly<Record<string, readonly string[]>>): Found<string> {
  const named = Object.entries(people).map(([value, names]) => ({
    value,
    name: names[0] ?? value,
    keys: [value, ...names].map(key),
  }));
  const found = lookUp(named, text);
  const [only] = found;
  return only ? { ok: true, value: only.value } : { ok: false, says: W.unknownPerson(text) };
}
