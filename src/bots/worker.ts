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
import { Pace } from './pace.ts';
import type { Budget } from './search/budget.ts';
import { atOnce, type Steps } from './search/steps.ts';
import { type Explained, type Pondering, pondererOf, type Why } from './thinkers.ts';

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
  /** Raised to `id` when the answer is not wanted any more. Null where no memory is shared: then it is thought slice by slice. */
  stop: Int32Array | null;
}

/** What is said to a thread that thinks slice by slice: from which assignment back no answer is wanted, and when to rest. */
export type Aside = { stop: number } | { rest: boolean };

export type Reply = { id: number } & ({ verdict: Explained } | { dealing: Dealing | null } | { error: string });

/** What a thread hears and answers through: Node's `parentPort`, or a browser worker's `self` wrapped. */
export interface Line {
  postMessage(reply: Reply): void;
  on(event: 'message', hear: (said: Assignment | Aside) => void): unknown;
}

/**
 * Answers every assignment that comes over the line. The next one comes when that is done. `breathMs`: how long a thread that
 * thinks slice by slice leaves the processor to others after each.
 */
export function thinkAt(line: Line, titleOf: TitleOf, breathMs = 0): void {
  const hearing = new Hearing(breathMs);
  line.on('message', (said) => {
    if (!('id' in said)) hearing.hear(said);
    else if (said.stop) line.postMessage(answer(said, titleOf));
    else void answerInSlices(said, titleOf, hearing).then((reply) => line.postMessage(reply));
  });
}

/** What was said to the thread beside its assignments. */
class Hearing {
  readonly pace: Pace;
  #stopped = 0;

  constructor(breathMs: number) {
    this.pace = new Pace(breathMs);
  }

  hear(said: Aside): void {
    if ('rest' in said) {
      this.pace.rest(said.rest);
      return;
    }
    this.#stopped = said.stop;
    this.pace.stir();
  }

  budgetOf({ id, budget }: Assignment): Budget {
    return { ...budget, stop: () => this.#stopped >= id, now: this.pace.now };
  }
}

type TitleOf = (id: string) => Playable | null;

function answer(a: Assignment, titleOf: TitleOf): Reply {
  try {
    return besides(a, titleOf) ?? { id: a.id, verdict: atOnce(thoughtOf(a, titleOf, sharedBudget(a))) };
  } catch (error) {
    return { id: a.id, error: String(error) };
  }
}

async function answerInSlices(a: Assignment, titleOf: TitleOf, hearing: Hearing): Promise<Reply> {
  try {
    const thought = () => hearing.pace.take(thoughtOf(a, titleOf, hearing.budgetOf(a)));
    return besides(a, titleOf) ?? { id: a.id, verdict: await thought() };
  } catch (error) {
    return { id: a.id, error: String(error) };
  }
}

/** What is done on the side, if it is that which is asked. */
function besides({ id, title, level, view, seat, seed, done }: Assignment, titleOf: TitleOf): Reply | null {
  const playable = titleOf(title);
  if (!playable || !done) return null;
  return { id, dealing: asideOf(playable, level)?.(view, seat, seededDice(seed), done) ?? null };
}

function thoughtOf(a: Assignment, titleOf: TitleOf, budget: Budget): Steps<Explained> {
  const title = titleOf(a.title);
  const ponder = title && (pondererOf(title, a.level, budget) ?? withoutThought(title, a.level));
  if (!ponder) throw new Error(`no level ${a.level} at ${a.title}`);
  return ponder(a.view, a.seat, seededDice(a.seed), a.why);
}

/** A fast level has an answer and no thoughts. */
function withoutThought(title: Playable, level: string): Pondering | null {
  const policy = policyOf(title, level);
  if (!policy) return null;
  // biome-ignore lint/correctness/useYield: it takes no step
  return function* (view, seat, dice) {
    return { action: policy(view, seat, dice), iterations: 0, thoughts: [] };
  };
}

/** With no figures the level's own, and the stop still works. */
function sharedBudget({ id, budget, stop }: Assignment): Budget {
  return { ...budget, stop: () => stop !== null && Atomics.load(stop, 0) >= id };
}
