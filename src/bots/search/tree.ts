/** The tree over one decision, grown by an iteration at a time; what it has found is its verdict. */
import { seededDice } from '../../engine/dice.ts';
import type { Action } from '../../engine/rules.ts';
import { chanceAt, lookAhead } from './lookAhead.ts';
import { type Child, childOf, deviation, learn, mean, type Node, newNode } from './node.ts';
import { answers, type Question, winsAtOnce } from './question.ts';
import type { Tuning } from './tuning.ts';

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

/** The tree of one decision. */
export class Tree<S, V> {
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
    let leaf: Child | undefined = first;
    lookAhead(this.#q, this.#tuning, { state, chapter, dice }, (seen, habit) => {
      leaf = leaf && this.#descend(leaf, seen, habit);
      if (leaf) path.push(leaf);
      return leaf?.action ?? habit;
    });
    const value = chanceAt(this.#q, state);
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
