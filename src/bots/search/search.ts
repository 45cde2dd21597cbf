/**
 * Information-set Monte-Carlo tree search on what one seat may know. Every iteration deals the hidden parts anew and throws
 * other dice; own decisions are in the tree, rivals play by the game's fast player; where the look ahead ends, the game's
 * estimate of each seat's chance to win is taken.
 */
import { seededDice } from '../../engine/dice.ts';
import type { Insight } from '../../engine/insight.ts';
import type { Action, Dice, Rules, Seat } from '../../engine/rules.ts';
import { type Budget, Clock } from './budget.ts';
import { type Child, childOf, deviation, learn, mean, type Node, newNode } from './node.ts';
import { TUNING, type Tuning } from './tuning.ts';

/** What is searched: a decision of one seat, as it sees it. */
export interface Question<S = unknown, V = unknown> {
  readonly rules: Rules<S, V>;
  readonly insight: Insight<S, V>;
  readonly view: V;
  readonly seat: Seat;
  readonly dice: Dice;
}

/** An answer with the chance to win that was found for it. */
export interface Thought {
  action: Action;
  chance: number;
  visits: number;
}

export interface Verdict {
  action: Action;
  iterations: number;
  /** Every answer that was thought about, the chosen one first. Empty when nothing was to be thought about. */
  thoughts: Thought[];
}

/** Thinks within that budget. A decision with one answer costs nothing. The view is never written. */
export function search<S, V>(question: Question<S, V>, budget: Budget, tuning: Tuning = TUNING): Verdict {
  const { insight, view, seat, dice } = question;
  const habit = insight.policy(view, seat, dice);
  const options = answers(question, view, habit, tuning.width);
  if (options.length < 2) return { action: habit, iterations: 0, thoughts: [] };
  const won = options.find((action) => winsAtOnce(question, action));
  if (won) return { action: won, iterations: 0, thoughts: [] };
  const tree = new Tree(question, tuning, options);
  const clock = new Clock(budget);
  while (clock.allows(tree.iterations)) tree.grow();
  return tree.verdict(habit);
}

/** The fast player's answer first, then what the game thinks worth a thought; one alone where there is no choice. */
function answers<S, V>({ rules, insight, seat }: Question<S, V>, view: V, habit: Action, width: number): Action[] {
  if (rules.actions(view, seat).length < 2) return [habit];
  const key = JSON.stringify(habit);
  const others = insight.candidates(view, seat, width).filter((action) => JSON.stringify(action) !== key);
  return [habit, ...others].slice(0, width);
}

/** Whether that answer ends the game in the seat's favour without a die. */
function winsAtOnce<S, V>({ rules, view, seat }: Question<S, V>, action: Action): boolean {
  const dice = seededDice('once');
  let rolled = false;
  const state = rules.deal(view, seat, dice);
  const roll = (from: () => number) => {
    rolled = true;
    return from();
  };
  rules.apply(state, seat, action, { dice: { die: () => roll(dice.die), below: (n) => roll(() => dice.below(n)) } });
  return !rolled && rules.outcome(state)?.winner === seat;
}

class Tree<S, V> {
  iterations = 0;
  readonly #q: Question<S, V>;
  readonly #tuning: Tuning;
  readonly #options: readonly Action[];
  readonly #root = newNode();
  readonly #luck: string;

  constructor(question: Question<S, V>, tuning: Tuning, options: readonly Action[]) {
    this.#q = question;
    this.#tuning = tuning;
    this.#options = options;
    this.#luck = `${question.dice.below(1 << 30)}`;
  }

  /** One iteration: a world dealt, a way down the tree, a look ahead, what was learnt told upwards. */
  grow(): void {
    const { rules, insight, view, seat } = this.#q;
    const first = this.#first();
    const dice = seededDice(`${this.#luck}/${first.visits}`);
    const state = rules.deal(view, seat, dice);
    const chapter = insight.chapter(state);
    rules.apply(state, seat, first.action, { dice });
    const path: Node[] = [this.#root, first];
    const value = this.#lookAhead(state, chapter, dice, path);
    for (const node of path) learn(node, value);
    first.values.push(value);
    this.iterations += 1;
  }

  /** The fast player's answer is tried half as often as any other at least: it is what the others are compared with. */
  #first(): Child {
    const chosen = this.#choose(this.#root, this.#options);
    const habit = childOf(this.#root, this.#options[0] ?? chosen.action);
    return 2 * habit.visits < chosen.visits ? habit : chosen;
  }

  #lookAhead(state: S, chapter: number, dice: Dice, path: Node[]): number {
    const { rules, insight, seat } = this.#q;
    const { least, most } = this.#tuning;
    let leaf: Node | undefined = path.at(-1);
    for (let n = 0; n < most; n++) {
      const outcome = rules.outcome(state);
      if (outcome) return outcome.winner === seat ? 1 : 0;
      if (n >= least && insight.chapter(state) !== chapter) break;
      const asked = rules.waiting(state)[0]?.seat;
      if (asked === undefined) break;
      const view = rules.view(state, asked);
      let action = insight.policy(view, asked, dice);
      if (asked === seat && leaf) {
        leaf = this.#descend(leaf, view, action);
        if (leaf) {
          path.push(leaf);
          action = (leaf as Child).action;
        }
      }
      rules.apply(state, asked, action, { dice });
    }
    return insight.estimate(state)[seat] ?? 0;
  }

  /** The next own decision of the tree, or undefined beyond it. */
  #descend(node: Node, view: V, habit: Action): Child | undefined {
    if (node.visits < this.#tuning.deepen || winsAtOnce({ ...this.#q, view }, habit)) return undefined;
    const options = answers(this.#q, view, habit, this.#tuning.width);
    return this.#choose(node, options);
  }

  /** Of the answers opened so far, the one with the best chance or the least tried; all in deviations seen at this node. */
  #choose(node: Node, options: readonly Action[]): Child {
    const { open, curiosity, tries } = this.#tuning;
    const opened = Math.max(2, Math.floor(open * Math.sqrt(node.visits + 1)));
    const scale = curiosity * (deviation(node) || 1);
    let best: Child | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of options.slice(0, opened)) {
      const child = childOf(node, action);
      child.offered += 1;
      const worth =
        child.visits < tries
          ? Number.MAX_VALUE / (1 + child.visits)
          : mean(child) + scale * Math.sqrt(Math.log(child.offered + 1) / child.visits);
      if (worth > most) [best, most] = [child, worth];
    }
    return best as Child;
  }

  /** The answer that is surely better than the fast player's by most; that one when none is. */
  verdict(habit: Action): Verdict {
    const children = [...this.#root.children.values()].filter(({ visits }) => visits > 0);
    const base = children[0];
    if (!base) return { action: habit, iterations: 0, thoughts: [] };
    const lead = new Map(
      children.map((child) => [child, child === base ? 0 : surely(base, child, this.#tuning.doubt)]),
    );
    const sorted = children.sort((a, b) => (lead.get(b) ?? 0) - (lead.get(a) ?? 0));
    return {
      action: (sorted[0] ?? base).action,
      iterations: this.iterations,
      thoughts: sorted.map((child) => ({ action: child.action, chance: mean(child), visits: child.visits })),
    };
  }
}

/** By how much the second is better where both had the same luck, less so many standard errors. */
function surely(base: Child, other: Child, doubt: number): number {
  const n = Math.min(base.values.length, other.values.length);
  if (n < 2) return Number.NEGATIVE_INFINITY;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = (other.values[i] ?? 0) - (base.values[i] ?? 0);
    sum += d;
    squares += d * d;
  }
  const m = sum / n;
  const variance = Math.max(0, squares / n - m * m) * (n / (n - 1));
  return m - doubt * Math.sqrt(variance / n);
}
