/**
 * What a level's choices cost by the search's own lights: every answer of a position is searched alone for long, and each choice is
 * held against the best. Quicker than matches for seeing whether a change finds the better answer, or more time does; matches alone
 * tell whether what is found is any good.
 */
import { Clock } from '../bots/search/budget.ts';
import { answers, type Question } from '../bots/search/question.ts';
import { atOnce } from '../bots/search/steps.ts';
import { Tree } from '../bots/search/tree.ts';
import { TUNING } from '../bots/search/tuning.ts';
import { widened } from '../bots/search/widening.ts';
import { thinkingPolicy } from '../bots/thinkers.ts';
import { seededDice } from '../engine/dice.ts';
import type { Policy } from '../engine/policy.ts';
import type { Action, Seat } from '../engine/rules.ts';
import type { Title } from '../engine/title.ts';
import { Usage } from './command.ts';

/** Who leads the games that positions are taken from, and one decision in so many that is. */
const LEADER = { level: 'search', iterations: 16 };
const EVERY = 40;

/** Answers that are searched whether a level gives them or not, beside the game's ideas: those that look best at once. */
const OTHERS = 12;

export interface Position {
  view: unknown;
  seat: Seat;
  /** The chance that a long search of that answer alone comes to. */
  worth(answer: Action): number;
  /** The most that is known of. */
  best: number;
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
      const position = judged(title, view, seat, truth, `${seed}/${game}/${found}`);
      if (!position) continue;
      yield position;
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

/** Every answer is searched alone, on the same luck; null where there is no choice. */
function judged({ rules, insight }: Title, view: unknown, seat: Seat, truth: number, seed: string): Position | null {
  if (!insight) return null;
  const question = (): Question => ({ rules, insight, view, seat, dice: seededDice(seed) });
  const habit = insight.policy(view, seat, seededDice(seed));
  const ideas = answers(question(), view, habit, TUNING.width);
  const options = atOnce(widened(question(), ideas, OTHERS, new Clock({ iterations: Number.POSITIVE_INFINITY })));
  if (options.length < 2) return null;
  const known = new Map<string, number>();
  const worth = (answer: Action): number => {
    const key = JSON.stringify(answer);
    const value = known.get(key) ?? searchedAlone(question(), answer, truth);
    known.set(key, value);
    return value;
  };
  return { view, seat, worth, best: Math.max(...options.map(worth)) };
}

function searchedAlone(question: Question, answer: Action, iterations: number): number {
  const tree = new Tree(question, TUNING, [answer]);
  for (let i = 0; i < iterations; i++) tree.grow();
  return tree.verdict(answer).thoughts[0]?.chance ?? 0;
}

/** By how much of a chance to win that answer falls short of the best. */
export function regret({ worth, best }: Position, answer: Action): number {
  return Math.max(0, best - worth(answer));
}
