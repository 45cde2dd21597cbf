/** A node of the tree: one's own decisions alone, by what was answered before (an open loop: dice and rivals are drawn anew). */
import type { Action } from '../../engine/rules.ts';

export interface Node {
  visits: number;
  /** Sum and sum of squares of what was found beneath. */
  sum: number;
  squares: number;
  readonly children: Map<string, Child>;
}

export interface Child extends Node {
  readonly action: Action;
  /** How often the answer was there to be chosen. */
  offered: number;
  /** What each visit came to, in order, and the chance to win beside it: visits of equal number saw the same luck. */
  readonly values: number[];
  readonly chances: number[];
}

export function newNode(): Node {
  return { visits: 0, sum: 0, squares: 0, children: new Map() };
}

/** The child of that answer, made when it is new. */
export function childOf(node: Node, action: Action): Child {
  const key = JSON.stringify(action);
  const known = node.children.get(key);
  if (known) return known;
  const child: Child = { ...newNode(), action, offered: 0, values: [], chances: [] };
  node.children.set(key, child);
  return child;
}

export function learn(node: Node, value: number): void {
  node.visits += 1;
  node.sum += value;
  node.squares += value * value;
}

export function mean(node: Node): number {
  return node.visits === 0 ? 0 : node.sum / node.visits;
}

/** How far what was seen there lies apart. */
export function deviation(node: Node): number {
  if (node.visits < 2) return 0;
  const m = mean(node);
  return Math.sqrt(Math.max(0, node.squares / node.visits - m * m));
}
