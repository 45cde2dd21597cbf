/**
 * What an action of this game is. All decisions are of one kind: whoever is asked puts something behind his screen, and may change it
 * until the last one has. One object per action, which is also named as the stage it answers; rules/registry.ts holds them all.
 */
import type { Action, Refusal, Seat } from '../../../engine/rules.ts';
import { isMobster, type MobsterId } from '../data/mobsters.ts';
import { type Counts, countsOf, isPlace, type Place } from '../data/places.ts';
import { no } from '../refusals.ts';
import type { Sealed, Table } from '../state.ts';

/** The kinds of field that the notation has, and what each is read into. */
interface FieldTypes {
  /** A list of places, read into counts. */
  faces: Counts;
  /** A whole number, 0 when left out. */
  count: number;
  flag: boolean;
  mobsters: MobsterId[];
}

export type FieldKind = keyof FieldTypes;
export type Fields = Readonly<Record<string, FieldKind>>;
export type Read<F extends Fields> = { [K in keyof F]: FieldTypes[F[K]] };

export interface ScreenRule<F extends Fields = Fields> {
  readonly fields: F;
  /** Why that seat is not asked, in the step that asks; null when it is. Rests on what everybody knows. */
  bar(s: Table, seat: Seat): Refusal | null;
  /** Called only for a seat that is asked, with fields of the right form. */
  refuse(s: Table, seat: Seat, a: Read<F>): Refusal | null;
  /** Every legal answer. */
  list(s: Table, seat: Seat): readonly Action[];
  /** What then lies behind the screen: the same for all ways of saying the same. */
  seal(s: Table, a: Read<F>): Sealed;
}

/** States an action rule; only there to let the fields' types follow. */
export function screen<const F extends Fields>(r: ScreenRule<F>): ScreenRule<F> {
  return r;
}

/** More entries than any list of an action can rightly have. */
const LIST_LIMIT = 40;

const READERS: { [K in FieldKind]: (value: unknown) => FieldTypes[K] | undefined } = {
  faces: readFaces,
  count: (v) => (v === undefined ? 0 : readCount(v)),
  flag: (v) => (typeof v === 'boolean' ? v : undefined),
  mobsters: (v) => (isShortList(v) && v.every(isMobster) ? [...v] : undefined),
};

function readFaces(v: unknown): Counts | undefined {
  return isShortList(v) && v.every(isPlace) ? countsOf(v as Place[]) : undefined;
}

function readCount(v: unknown): number | undefined {
  return typeof v === 'number' && Number.isSafeInteger(v) && v >= 0 ? v : undefined;
}

function isShortList(v: unknown): v is unknown[] {
  return Array.isArray(v) && v.length <= LIST_LIMIT;
}

/** The fields of an action, read; a Refusal names the first that has the wrong form, or is none. */
export function readFields<F extends Fields>(fields: F, action: Action): Read<F> | Refusal {
  const stray = Object.keys(action).find((key) => key !== 'do' && !Object.hasOwn(fields, key));
  if (stray !== undefined) return no('MALFORMED', { field: stray.slice(0, 40) });
  const read: Record<string, unknown> = {};
  for (const name in fields) {
    const value = READERS[fields[name] as FieldKind](Object.hasOwn(action, name) ? action[name] : undefined);
    if (value === undefined) return no('MALFORMED', { field: name });
    read[name] = value;
  }
  return read as Read<F>;
}

/** Whether reading came to a Refusal. */
export function isRefusal(read: object): read is Refusal {
  return Object.hasOwn(read, 'code');
}
