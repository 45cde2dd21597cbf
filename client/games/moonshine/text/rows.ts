import {
  BOROUGHS,
  DISTRICTS,
  type DistrictFacts,
  type DistrictId,
  facts,
  indexOf,
  MAPS,
} from '../../../../src/games/moonshine/data/districts.ts';
import { NOBODY, type View } from '../../../../src/games/moonshine/state.ts';
import { hasSafehouse, squadAt } from '../rules.ts';
import { BOROUGH_WORDS, KIND_WORDS, type Names } from '../words/names.ts';
import { TEXT_WORDS as W } from '../words/text.ts';

/** A District as a line of a table. */
export interface Row {
  id: DistrictId;
  name: string;
  borough: string;
  kind: string;
  still: number;
  pressure: number;
  holder: string;
  /** How many Mobsters, the Boss among them. */
  crew: number;
  moonshine: number;
  rum: number;
  notes: string;
}

export const COLUMNS = [
  'name',
  'borough',
  'kind',
  'still',
  'pressure',
  'holder',
  'crew',
  'moonshine',
  'rum',
  'notes',
] as const;
export type Column = (typeof COLUMNS)[number];

export interface Sorting {
  by: Column;
  down: boolean;
}

export function rowOf(view: View, names: Names, at: number): Row {
  const f = facts(at);
  const d = view.districts[at];
  const boss = d && view.players[d.mob]?.boss === at;
  const notes = [squadAt(view, at) && W.squad, boss && W.boss, hasSafehouse(view, at) && W.safehouse];
  return {
    id: f.id,
    name: f.name,
    borough: BOROUGH_WORDS[f.borough],
    kind: KIND_WORDS[f.kind],
    still: f.still,
    pressure: f.pressure,
    holder: d && d.mob !== NOBODY ? names.seat(d.mob) : '',
    crew: (d?.runners ?? 0) + Number(boss ?? false),
    moonshine: d?.moonshine ?? 0,
    rum: d?.rum ?? 0,
    notes: notes.filter(Boolean).join(', '),
  };
}

export function sorted(rows: readonly Row[], { by, down }: Sorting): Row[] {
  const order = (a: Row, b: Row) => {
    const [x, y] = [a[by], b[by]];
    return typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y));
  };
  const up = [...rows].sort(order);
  return down ? up.reverse() : up;
}

export type Grouping = keyof typeof W.groups;

/** Districts under one heading. */
export interface Group {
  title: string;
  at: number[];
}

const ALL = DISTRICTS.map((_, at) => at);

/** The Districts under headings; `near` is the one whose neighbours are listed. */
export function groupsOf(view: View, names: Names, by: Grouping, near: DistrictId): Group[] {
  if (by === 'all') return [{ title: W.groups.all, at: ALL }];
  if (by === 'neighbours') return neighboursOf(view, near);
  if (by === 'seat') return bySeat(view, names);
  const titles = by === 'kind' ? KIND_WORDS : BOROUGH_WORDS;
  const keys = by === 'kind' ? (Object.keys(KIND_WORDS) as DistrictFacts['kind'][]) : BOROUGHS;
  return keys.map((key) => ({
    title: (titles as Record<string, string>)[key] ?? key,
    at: ALL.filter((at) => facts(at)[by] === key),
  }));
}

function bySeat(view: View, names: Names): Group[] {
  const held = view.players.map((_, seat) => ({
    title: names.seat(seat),
    at: ALL.filter((at) => view.districts[at]?.mob === seat),
  }));
  const free = ALL.filter((at) => view.districts[at]?.mob === NOBODY);
  const groups = [
    ...held,
    { title: W.squads, at: free.filter((at) => squadAt(view, at)) },
    { title: W.nobody, at: free.filter((at) => !squadAt(view, at)) },
  ];
  return groups.filter(({ at }) => at.length > 0);
}

function neighboursOf(view: View, near: DistrictId): Group[] {
  const { land, connected } = MAPS[view.options.map];
  const here = indexOf(near);
  const byLand = [...(land[here] ?? [])];
  const byWater = [...(connected[here] ?? [])].filter((at) => !byLand.includes(at));
  const groups = [
    { title: facts(here).name, at: byLand },
    { title: W.byWater(facts(here).name), at: byWater },
  ];
  return groups.filter(({ at }) => at.length > 0);
}
