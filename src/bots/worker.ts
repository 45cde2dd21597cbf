/**
 * A thinking player on a thread of its own. The thread's entry is a module of whoever owns the catalogue, for bots know no
 * game; on a server it is two lines:
 *
 *     import { parentPort } from 'node:worker_threads';
 *     if (parentPort) thinkAt(parentPort, titleOf);
 *
 * A browser's `self` is wrapped to the same two methods. The other side is `Thoughts` (thoughts.ts).
 */
import type { Dealing } from '../engine/dealings.ts';
import { seededDice } from '../engine/dice.ts';
import type { Seat } from '../engine/rules.ts';
import type { Playable } from '../engine/title.ts';
import { asideOf, policyOf } from './index.ts';
import type { Budget } from './search/budget.ts';
import { type Explained, type Thinking, thinkerOf, type Why } from './thinkers.ts';

/** Plain data, for it crosses between threads. Only the seat's own view goes over. */
export interface Assignment {
  id: number;
  title: string;
  level: string;
  view: unknown;
  seat: Seat;
  /** Where the search's luck comes from; never the match's own. */
  seed: string;
  budget: { ms?: number; iterations?: number };
  why?: Why | undefined;
  /** Asks what is done on the side instead; the occasions that the seat has used up. */
  done?: readonly string[] | undefined;
  /** Raised to `id` when the answer is not wanted any more. */
  stop: Int32Array | null;
}

export type Reply = { id: number } & ({ verdict: Explained } | { dealing: Dealing | null } | { error: string });

/** What a thread hears and answers through: Node's `parentPort`, or a browser worker's `self` wrapped. */
export interface Line {
  postMessage(reply: Reply): void;
  on(event: 'message', hear: (assignment: Assignment) => void): unknown;
}

/** Answers every assignment that comes over the line, one after the other. */
export function thinkAt(line: Line, titleOf: (id: string) => Playable | null): void {
  line.on('message', (assignment) => line.postMessage(answer(assignment, titleOf)));
}

function answer(a: Assignment, titleOf: (id: string) => Playable | null): Reply {
  try {
    const title = titleOf(a.title);
    if (title && a.done) return { id: a.id, dealing: besides(title, a, a.done) };
    const think = title && (thinkerOf(title, a.level, budgetOf(a)) ?? atOnce(title, a.level));
    if (!think) return { id: a.id, error: `no level ${a.level} at ${a.title}` };
    return { id: a.id, verdict: think(a.view, a.seat, seededDice(a.seed), a.why) };
  } catch (error) {
    return { id: a.id, error: String(error) };
  }
}

function besides(title: Playable, { level, view, seat, seed }: Assignment, done: readonly string[]): Dealing | null {
  return asideOf(title, level)?.(view, seat, seededDice(seed), done) ?? null;
}

/** A fast level has an answer and no thoughts. */
function atOnce(title: Playable, level: string): Thinking | null {
  const policy = policyOf(title, level);
  return policy && ((view, seat, dice) => ({ action: policy(view, seat, dice), iterations: 0, thoughts: [] }));
}

/** With no figures the level's own, and the stop still works. */
function budgetOf({ id, budget, stop }: Assignment): Budget {
  return { ...budget, stop: () => stop !== null && Atomics.load(stop, 0) >= id };
}
