import type { Action, Refusal, Rules, Seat } from '../../../src/engine/rules.ts';

/** What the coach says at one beat; `text` is prose of the rulebook. */
export interface Said {
  title: string;
  text: string;
  /** To somebody who has done something else. */
  wrong?: string;
}

/**
 * One beat of a lesson. `words` names what is said; `at` are selectors of what is pointed at, of which the last one in sight counts:
 * a half-made Play moves the finger on.
 */
export type Beat =
  | { kind: 'tell'; words: string; at?: readonly string[] }
  /** Waits for an action that has these fields; amounts left out are 0. A bare name leaves the rest to the pupil. */
  | { kind: 'ask'; words: string; want: Action; free?: true; at: readonly string[] }
  | { kind: 'rivals'; words: string; acts: readonly { seat: Seat; action: Action }[]; at?: readonly string[] };

/** A game played along a line, for one pupil. */
export interface Lesson<S = unknown, V = unknown> {
  game: string;
  rules: Rules<S, V>;
  seat: Seat;
  names: readonly string[];
  /** A fresh position, and the faces that will fall; when they have all fallen, a seed goes on. */
  begin(): S;
  faces: readonly number[];
  seed: string;
  beats: readonly Beat[];
  words: Readonly<Record<string, Said>>;
}

/** Whether that is what is asked for. */
export function answers(want: Action, action: Action, free = false): boolean {
  if (want.do !== action.do) return false;
  if (free) return Object.entries(want).every(([field, value]) => action[field] === value);
  const fields = new Set([...Object.keys(want), ...Object.keys(action)]);
  return [...fields].every((field) => (want[field] ?? 0) === (action[field] ?? 0));
}

/** What came of an attempt: done, refused by the rules, or legal and not what the lesson needs. */
export type Attempt = { kind: 'done' } | { kind: 'refused'; refusal: Refusal } | { kind: 'other'; wrong: string };
