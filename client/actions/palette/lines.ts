import type { ReactNode } from 'react';
import type { Ability } from '../action.ts';
import { ranked } from '../fuzzy.ts';
import type { Part, Reading } from '../switchboard.ts';

/** One thing to choose in the palette. */
export interface Line {
  id: string;
  icon: ReactNode;
  name: string;
  does: string;
  keys: readonly string[];
  ability: Ability;
  /** Shown beneath: what a sentence would do. */
  more?: ReactNode;
  /** It is a sentence, not an action that was searched for. */
  sentence?: true;
  run(): void;
}

/** So many lines are shown at the most: further down nobody looks. */
const MOST = 40;

/** What the sentence means to the game on the page; `none` when it is no sentence of its. */
export function readingOf(parts: readonly Part[], query: string): Reading {
  const asked = query.trim();
  const readers = asked === '' ? [] : parts.flatMap((part) => part.read ?? []);
  return readers.map((read) => read(asked)).find(({ kind }) => kind !== 'none') ?? { kind: 'none' };
}

/** The sentence first, then every action that the query finds; those that cannot be done only when they are asked for. */
export function linesOf(parts: readonly Part[], query: string, reading: Reading): Line[] {
  const games = [...parts].reverse().flatMap((part) => part.actions ?? []);
  const found = ranked(query, games, ({ name, id }) => `${name} ${id.split('.').at(-1)}`)
    .map((action) => ({ ...action, ability: action.test() }))
    .filter(({ ability }) => ability.kind !== 'hidden' && (query.trim() !== '' || ability.kind === 'ready'));
  return [...sentence(reading), ...found].slice(0, MOST);
}

function sentence(reading: Reading): Line[] {
  if (reading.kind !== 'clear') return [];
  const { says, more, ability, run } = reading;
  return [{ id: 'sentence', icon: '❝', name: says, does: '', keys: [], ability, more, sentence: true, run }];
}
