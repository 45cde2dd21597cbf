/** The tree over one decision, grown by an iteration at a time; what it has found is its verdict. */
import { seededDice } from '../../engine/dice.ts';
import type { Action } from '../../engine/rules.ts';
import { foundAt, lookAhead } from './lookAhead.ts';
import { type Child, childOf, deviation, learn, mean, type Node, newNode } from './node.ts';
import { answers, type Question, winsAtOnce } from './question.ts';
import { compared, leaderOf, spreadOf, surely, turnsOf } from './race.ts';
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
  readonly #kept: string;
  #turns: Child[] = [];

  /** `kept`: the option that is looked at as often as the best, however it does. */
  constructor(question: Question<S, V>, tuning: Tuning, options: readonly Action[], kept?: Action) {
    this.#kept = JSON.stringify(kept);
    this.#q = question;
    this.#tuning = tuning;
    this.#options = options;
    this.#luck = `${question.dice.below(1 << 30)}`;
  }

  /**
   * One iteration: a world dealt, a way down the tree, a look ahead, what was learnt told upwards. Every second visit of an answer tries
   * things out beneath it, and is not held against it; the others follow what has proved best there, and are what it is judged by.
   */
  grow(): void {
    const { rules, insight, view, seat } = this.#q;
    const first = this.#first();
    const trying = first.visits >= this.#tuning.deepen && first.visits % 2 === 1;
    const dice = seededDice(`${this.#luck}/${trying ? `try/${first.visits}` : first.values.length}`);
    const state = rules.deal(view, seat, dice);
    const chapter = insight.chapter(state);
    rules.apply(state, seat, first.action, { dice });
    const path: Node[] = [this.#root, first];
    let leaf: Child | undefined = first;
    lookAhead(this.#q, this.#tuning, { state, chapter, dice }, (seen, habit) => {
      leaf = leaf && (trying ? this.#descend(leaf, seen, habit) : this.#proven(leaf, seen, habit));
      if (leaf) path.push(leaf);
      return leaf?.action ?? habit;
    });
    const { worth, chance } = foundAt(this.#q, state);
    for (const node of path) learn(node, worth);
    if (!trying) {
      first.values.push(worth);
      first.chances.push(chance);
    }
    this.iterations += 1;
  }

  /** The answer whose turn it is: all that may still be the best are visited in turns, so that any two can be compared on the same luck. */
  #first(): Child {
    if (this.#turns.length === 0)
      this.#turns = turnsOf(this.#opened(), this.#tuning, this.#root.children.get(this.#kept));
    return this.#turns.pop() as Child;
  }

  #opened(): Child[] {
    const root = this.#root;
    const { open, each } = this.#tuning;
    const opened = Math.max(2, Math.floor(Math.min(open * Math.sqrt(root.visits + 1), root.visits / each)));
    return this.#options.slice(0, opened).map((action) => childOf(root, action));
  }

  /** The next own decision of the tree, or undefined beyond it. */
  #descend(node: Node, view: V, habit: Action): Child | undefined {
    if (node.visits < this.#tuning.deepen || winsAtOnce({ ...this.#q, view }, habit)) return undefined;
    const options = answers(this.#q, view, habit, this.#tuning.width);
    return this.#choose(node, options);
  }

  /** The next own decision where nothing is tried out: what was visited most, as far as it can be answered there. */
  #proven(node: Node, view: V, habit: Action): Child | undefined {
    const { rules, seat } = this.#q;
    if (winsAtOnce({ ...this.#q, view }, habit)) return undefined;
    const known = [...node.children.values()].sort((a, b) => b.visits - a.visits);
    return known.find(({ action }) => rules.refuse(view, seat, action) === null);
  }

  /** Of the answers opened so far, the one with the best chance or the least tried; all in deviations seen at this node. */
  #choose(node: Node, options: readonly Action[]): Child {
    const { branch, curiosity, tries } = this.#tuning;
    const opened = Math.max(2, Math.floor(branch * Math.sqrt(node.visits + 1)));
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

  /** The leader of the race, if it is surely better than the fast player's answer; else that one. */
  verdict(habit: Action): Verdict {
    const children = [...this.#root.children.values()].filter(({ visits }) => visits > 0);
    const [base] = children;
    if (!base) return { action: habit, iterations: 0, thoughts: [] };
    const leader = leaderOf(children);
    const gain = compared(leader, base, spreadOf(children));
    const chosen = surely(gain, this.#tuning.doubt) > 0 ? leader : base;
    return { action: chosen.action, iterations: this.iterations, thoughts: thoughtsOf(children, chosen) };
  }
}

/** The chosen answer first, then the likeliest. */
function thoughtsOf(children: readonly Child[], chosen: Child): Thought[] {
  const thought = (child: Child) => ({
    action: child.action,
    chance: chanceBeside(chosen.chances, child.chances),
    visits: child.visits,
  });
  const others = children.filter((child) => child !== chosen).map(thought);
  return [thought(chosen), ...others.sort((a, b) => b.chance - a.chance)];
}

/** What dropped out early saw less luck, so its chance is told by how it did beside the chosen answer on what both saw. */
function chanceBeside(chosen: readonly number[], other: readonly number[]): number {
  const n = Math.min(chosen.length, other.length);
  const beside = average(chosen) + average(other.slice(0, n)) - average(chosen.slice(0, n));
  return Math.min(1, Math.max(0, beside));
}

function average(of: readonly number[]): number {
  return of.reduce((sum, value) => sum + value, 0) / Math.max(1, of.length);
}
