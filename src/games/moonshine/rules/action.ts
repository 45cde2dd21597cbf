/**
 * What an action of this game is: which decisions it answers, its fields in the notation, when it is refused, what is listed,
 * what it does. One object per action name; rules/registry.ts holds them all.
 */
import type { Action, Croupier, Refusal, Seat } from '../../../engine/rules.ts';
import { BOROUGHS, indexOf } from '../data/districts.ts';
import { isJob, type JobId } from '../data/jobs.ts';
import { no } from '../refusals.ts';
import type { At, Stage, State, Table, Vow } from '../state.ts';
import { readVow } from './deals/vow.ts';

/** The kinds of field that the notation has, and what each is read into. */
interface FieldTypes {
  district: At;
  districtOrNull: At | null;
  districts: At[];
  /** A whole number, 0 when left out. */
  count: number;
  /** A whole number that must be written. */
  number: number;
  job: JobId;
  /** A family, read into its seat. */
  seat: Seat;
  /** A Borough, read into its index. */
  borough: number;
  /** One side of a Handshake, or null for none. */
  vow: Vow | null;
  /** Which side: 0 what the offer gives, 1 what it asks. */
  side: 0 | 1;
  verdict: 'kept' | 'broken';
}

export type FieldKind = keyof FieldTypes;
export type Fields = Readonly<Record<string, FieldKind>>;
export type Read<F extends Fields> = { [K in keyof F]: FieldTypes[F[K]] };

export interface ActionRule<F extends Fields = Fields> {
  /** The decisions it answers; 'aside' for what may be done at any time. */
  readonly stages: readonly (Stage | 'aside')[];
  readonly fields: F;
  /** Called only in its stage and with fields of the right form. */
  refuse(s: Table, seat: Seat, a: Read<F>): Refusal | null;
  /** Appends the legal actions, amounts in canonical steps. */
  list(s: Table, seat: Seat, out: Action[]): void;
  apply(s: State, seat: Seat, a: Read<F>, croupier: Croupier): void;
}

/** States an action rule; only there to let the fields' types follow. */
export function rule<const F extends Fields>(r: ActionRule<F>): ActionRule<F> {
  return r;
}

const READERS: { [K in FieldKind]: (s: Table, value: unknown) => FieldTypes[K] | undefined } = {
  district: (_, v) => readDistrict(v),
  districtOrNull: (_, v) => (v === null ? null : readDistrict(v)),
  districts: (_, v) => readDistricts(v),
  count: (_, v) => (v === undefined ? 0 : readCount(v)),
  number: (_, v) => readCount(v),
  job: (_, v) => (isJob(v) ? v : undefined),
  seat: (s, v) => {
    const seat = s.players.findIndex((p) => p.family === v);
    return seat < 0 ? undefined : seat;
  },
  borough: (_, v) => {
    const borough = (BOROUGHS as readonly unknown[]).indexOf(v);
    return borough < 0 ? undefined : borough;
  },
  vow: (_, v) => readVow(v),
  side: (_, v) => (v === 0 || v === 1 ? v : undefined),
  verdict: (_, v) => (v === 'kept' || v === 'broken' ? v : undefined),
};

function readDistrict(v: unknown): At | undefined {
  const at = typeof v === 'string' ? indexOf(v) : -1;
  return at < 0 ? undefined : at;
}

function readDistricts(v: unknown): At[] | undefined {
  if (!Array.isArray(v) || v.length > 25) return undefined;
  const list = v.map(readDistrict);
  return list.every((at) => at !== undefined) ? list : undefined;
}

function readCount(v: unknown): number | undefined {
  return typeof v === 'number' && Number.isSafeInteger(v) && v >= 0 ? v : undefined;
}

/** The fields of an action read into indices and numbers; a Refusal names the first that has the wrong form. */
export function readFields<F extends Fields>(s: Table, fields: F, action: Action): Read<F> | Refusal {
  const read: Record<string, unknown> = {};
  for (const name in fields) {
    const value = READERS[fields[name] as FieldKind](s, Object.hasOwn(action, name) ? action[name] : undefined);
    if (value === undefined) return no('MALFORMED', { field: name });
    read[name] = value;
  }
  return read as Read<F>;
}

/** The first key of the action that is none of its fields. */
export function strayField(fields: Fields, action: Action): string | undefined {
  for (const key in action) if (key !== 'do' && !Object.hasOwn(fields, key)) return key;
  return undefined;
}
