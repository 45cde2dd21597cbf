/**
 * What a level's choices cost by the search's own lights: every answer of a position is searched alone for long, and each choice is
 * held against the best. Quicker than matches for seeing whether a change finds the better answer, or more time does; matches alone
 * tell whether what is found is any good.
 */
import { answers, type Question } from '../bots/search/question.ts';
import { Tree } from '../bots/search/tree.ts';
import { TUNING } from '../bots/search/tuning.ts';
import { thinkingPolicy } from '../bots/thinkers.ts';
import { seededDice } from '../engine/dice.ts';
import type { Policy } from '../engine/policy.ts';
import type { Action, Seat } from '../engine/rules.ts';
import type { Title } from '../engine/title.ts';
import { Usage } from './command.ts';

/** Who leads the games that positions are taken from, and one decision in so many that is. */
const LEADER = { level: 'search', iterations: 16 };
const EVERY = 40;

export interface Position {
  view: unknown;
  seat: Seat;
  /** By answer, written as JSON: the chance that a long search of it alone comes to. */
  values: ReadonlyMap<string, number>;
}

export interface Exam {
  title: Title;
  seats: number;
  seed: string;
  positions: number;
  /** Iterations that each answer is searched for. */
  truth: number;
}

/** Positions with a choice, one after the other; those of the same exam are the same. Throws Usage where no search can be had. */
export function* positions({ title, seats, seed, positions: wanted, truth }: Exam): Generator<Position> {
  const leader = thinkingPolicy(title, LEADER.level, { iterations: LEADER.iterations });
  if (!leader) throw new Usage(`${title.id} gives the search nothing to go by`);
  for (let game = 0, found = 0; found < wanted; game++) {
    for (const { view, seat } of decisions(title, seats, leader, `${seed}/${game}`)) {
      const values = valued(title, view, seat, truth, `${seed}/${game}/${found}`);
      if (values.size < 2) continue;
      yield { view, seat, values };
      found += 1;
      if (found >= wanted) return;
    }
  }
}

function* decisions({ rules }: Title, seats: number, leader: Policy, seed: string) {
  const [dice, pick] = [seededDice(seed), seededDice(`${seed}/pick`)];
  const options = rules.options(undefined, seats);
  if (!options.ok) throw new Usage(options.message);
  const state = rules.setup(seats, options.options, { dice });
  while (!rules.outcome(state)) {
    const seat = rules.waiting(state)[0]?.seat ?? 0;
    const view = rules.view(state, seat);
    if (pick.below(EVERY) === 0) yield { view, seat };
    rules.apply(state, seat, leader(view, seat, dice), { dice });
  }
}

/** Every answer that the search would think about, searched alone on the same luck. */
function valued(
  { rules, insight }: Title,
  view: unknown,
  seat: Seat,
  truth: number,
  seed: string,
): Map<string, number> {
  const values = new Map<string, number>();
  if (!insight) return values;
  const question = (): Question => ({ rules, insight, view, seat, dice: seededDice(seed) });
  const habit = insight.policy(view, seat, seededDice(seed));
  const options = answers(question(), view, habit, TUNING.width);
  if (options.length < 2) return values;
  for (const option of options) {
    const tree = new Tree(question(), TUNING, [option]);
    for (let i = 0; i < truth; i++) tree.grow();
    values.set(JSON.stringify(option), tree.verdict(option).thoughts[0]?.chance ?? 0);
  }
  return values;
}

/** By how much of a chance to win that answer falls short of the best; null for one that the search would not think about. */
export function regret({ values }: Position, answer: Action): number | null {
  const value = values.get(JSON.stringify(answer));
  return value === undefined ? null : Math.max(...values.values()) - value;
}
