/** What the battery must be told about a title beyond its contract. A new title adds its line to EXTRAS, and all tests run on it. */
import { seededDice } from '../../src/engine/dice.ts';
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
  /** Stages that a fresh game with the default options seldom or never comes to. */
  rareStages: readonly string[];
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
export function optionsOf(title: Title, some: object = {}, seats?: number): object {
  const read = title.rules.options(some, seats);
  if (!read.ok) throw new Error(read.message);
  return read.options;
}

type Choice = Record<string, string | boolean>;

/** Every single choice that differs from the default, beside the one other that it needs, if it needs one. */
export function singleOptions(title: Title): Choice[] {
  const single = Object.entries(title.optionValues).flatMap(([name, values]) =>
    values.slice(1).map((v): Choice => ({ [name]: v })),
  );
  return single.map((choice) => {
    const companions = [{}, ...single].map((other): Choice => ({ ...other, ...choice }));
    return companions.find((options) => seatsFor(title, options).length > 0) ?? choice;
  });
}

/** That many mixes of options at random (always the same ones), each of which some seat count allows. */
export function randomOptions(title: Title, count: number): Choice[] {
  const dice = seededDice(`options of ${title.id}`);
  const entries = Object.entries(title.optionValues);
  const mixes: Choice[] = [];
  while (mixes.length < count) {
    const mix = Object.fromEntries(
      entries.map(([name, values]) => [name, values[dice.below(values.length)]]),
    ) as Choice;
    if (seatsFor(title, mix).length > 0) mixes.push(mix);
  }
  return mixes;
}

/** The seat counts that those options allow. */
export function seatsFor(title: Title, options: object): number[] {
  return title.rules.seats.filter((seats) => title.rules.options(options, seats).ok);
}

/** Every option at its last value, at once; with `seats` without those that so many cannot play with. */
export function allOptions(title: Title, seats?: number): Choice {
  const last = Object.entries(title.optionValues).map(([name, values]) => [name, values.at(-1)] as const);
  const kept = last.filter(([name, value]) => seats === undefined || worksAt(title, name, value, seats));
  return Object.fromEntries(kept) as Choice;
}

/** Whether that one choice, with the companion it needs, can be played by so many. */
function worksAt(title: Title, name: string, value: unknown, seats: number): boolean {
  const choice = singleOptions(title).find((options) => options[name] === value);
  return choice === undefined || seatsFor(title, choice).includes(seats);
}
