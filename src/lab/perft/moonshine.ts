/** Candidates for Moonshine Kingdom, from the kinds of the fields that its actions have in the notation. */
import type { Action } from '../../engine/rules.ts';
import { BOROUGHS, DISTRICT_IDS, indexOf } from '../../games/moonshine/data/districts.ts';
import { JOB_IDS } from '../../games/moonshine/data/jobs.ts';
import { DIE_FACES, RUNNERS } from '../../games/moonshine/data/tables.ts';
import type { FieldKind } from '../../games/moonshine/rules/action.ts';
import { ACTIONS_OF, ruleOf } from '../../games/moonshine/rules/registry.ts';
import type { Stage, State } from '../../games/moonshine/state.ts';
import type { Candidates } from './everyAction.ts';

/** An action in the making: fields are set one after the other, and set again. */
type Draft = Action & Record<string, unknown>;
type Chosen = Readonly<Record<string, unknown>>;

/** Every action that answers that stage, with every combination of its fields. */
export const moonshineCandidates: Candidates = (state, stage, show) => {
  for (const name of ACTIONS_OF[stage as Stage]) {
    const fields = Object.entries(ruleOf(name)?.fields ?? {}) as [string, FieldKind][];
    combine(state as State, fields, 0, { do: name }, show);
  }
};

function combine(
  s: State,
  fields: readonly [string, FieldKind][],
  i: number,
  draft: Draft,
  show: (action: Action) => void,
): void {
  const field = fields[i];
  if (!field) {
    show(draft);
    return;
  }
  const [name, kind] = field;
  for (const value of valuesOf(s, name, kind, draft)) {
    draft[name] = value;
    combine(s, fields, i + 1, draft, show);
  }
}

function valuesOf(s: State, name: string, kind: FieldKind, chosen: Chosen): readonly unknown[] {
  switch (kind) {
    case 'district':
      return name === 'to' ? DISTRICT_IDS : sources(s);
    case 'districtOrNull':
      return [...DISTRICT_IDS, null];
    case 'districts':
      return orders(firedStills(s));
    case 'job':
      return JOB_IDS;
    case 'borough':
      return BOROUGHS;
    case 'number':
      return upTo(DIE_FACES + 1);
    case 'count':
      return upTo(mostOf(s, name, chosen));
    default:
      throw new RangeError(`a decision with a field of kind ${kind} (Handshakes) has no tree`);
  }
}

/** Where anything stands or lies: nothing could be taken from anywhere else. */
function sources(s: State): string[] {
  return DISTRICT_IDS.filter((_, at) =>
    ['boss', 'runners', 'moonshine', 'rum'].some((name) => lyingAt(s, at, name) > 0),
  );
}

/** As many as lie where they are taken from: no more could be moved, sold or lost. */
function mostOf(s: State, name: string, { from, at }: Chosen): number {
  const place = typeof from === 'string' ? from : at;
  if (typeof place === 'string') return lyingAt(s, indexOf(place), name);
  return s.fight ? Math.max(lyingAt(s, s.fight.at, name), carried(s, name)) : RUNNERS;
}

function lyingAt(s: State, at: number, name: string): number {
  const here = s.districts[at];
  if (!here) return 0;
  if (name === 'boss') return s.players.some((p) => p.boss === at) ? 1 : 0;
  if (name === 'runners') return here.runners;
  return name === 'rum' ? here.rum : here.moonshine;
}

const carried = ({ fight }: State, name: string): number => (name === 'rum' ? fight?.rum : fight?.moonshine) ?? 0;

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

function firedStills(s: State): string[] {
  const open = s.stack.at(-1);
  return open?.stage === 'stock' ? open.fired.map((at) => DISTRICT_IDS[at] ?? '') : [];
}

function orders(list: readonly string[]): string[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first) => orders(list.filter((id) => id !== first)).map((rest) => [first, ...rest]));
}
