/** What the battery must be told about a title beyond its contract. A new title adds its line to EXTRAS, and all tests run on it. */
import type { GameEvent } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { coscaExtras } from '../games/cosca/extras.ts';
import { moonshineExtras } from '../games/moonshine/extras.ts';

export interface Extras {
  /** What is wrong with a State, one line each; empty when every law of the game holds. */
  invariants(state: unknown): string[];
  /** What is wrong with a step: changes of the State that no event of it accounts for. */
  audit(before: unknown, after: unknown, events: readonly GameEvent[]): string[];
  /** Every refusal code with the section of the rules it rests on. */
  refusals: Readonly<Record<string, string>>;
  /** Positions of the notation from which random play soon reaches a rule's end, with their seat counts. */
  nearTheEnd: readonly { seats: number; position: unknown }[];
  /** Positions from which the decisions that are rare from a fresh start come up soon. */
  rich: readonly { seats: number; position: unknown }[];
  /** Names of hidden things that this viewer may not know (null: a spectator). */
  hiddenFrom(state: unknown, seat: number | null): string[];
  /** The framework's phase of a State. */
  phase(state: unknown): string;
  /** Keys that no view may have. */
  secretKeys: readonly string[];
}

const EXTRAS: Readonly<Record<string, Extras>> = {
  moonshine: moonshineExtras,
  cosca: coscaExtras,
};

/** The invariants of each title, by id. */
export const INVARIANTS: Readonly<Record<string, (state: unknown) => string[]>> = Object.fromEntries(
  Object.entries(EXTRAS).map(([id, extras]) => [id, extras.invariants]),
);

export function extrasOf(title: Title): Extras {
  const extras = EXTRAS[title.id];
  if (!extras) throw new Error(`tests/battery/titles.ts has no line for ${title.id}`);
  return extras;
}

/** Rows for `describe.each`: every title of the catalogue. */
export const ALL_TITLES: readonly [string, Title][] = Object.entries(TITLES);

/** Complete options from some; throws with the title's own line. */
export function optionsOf(title: Title, some: object = {}): object {
  const read = title.rules.options(some);
  if (!read.ok) throw new Error(read.message);
  return read.options;
}

/** Every single choice that differs from the default. */
export function singleOptions(title: Title): Record<string, string | boolean>[] {
  return Object.entries(title.optionValues).flatMap(([name, values]) => values.slice(1).map((v) => ({ [name]: v })));
}

/** Every option at its last value, at once. */
export function allOptions(title: Title): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(title.optionValues).map(([name, values]) => [name, values.at(-1) as string | boolean]),
  );
}
