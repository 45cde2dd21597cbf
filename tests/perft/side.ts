/** Both programs side by side over one tree: the same answers everywhere, and after each the same position. */
import { isDeepStrictEqual } from 'node:util';
import type { Title } from '../../src/engine/title.ts';
import type { Node, Tree } from '../../src/lab/perft/tree.ts';
import { said } from './naive/file.ts';
import type { Action, Game } from './naive/game.ts';
import { after, answers } from './naive/tree.ts';

interface Pair {
  game: Game;
  node: Node;
  path: string[];
}

export class SideBySide {
  private readonly title: Title;
  private readonly tree: Tree;
  /** Names of the answers met. */
  readonly names = new Set<string>();
  /** Answers found at each depth, by the rules and by the naive program. */
  readonly nodes: number[] = [];
  readonly naiveNodes: number[] = [];
  private positions = 0;

  constructor(title: Title, tree: Tree) {
    this.title = title;
    this.tree = tree;
  }

  /** The first difference in words, or null: answers to `depth`, positions to `positions` answers deep. */
  difference(game: Game, node: Node, depth: number, positions: number): string | null {
    this.positions = positions;
    return this.below({ game, node, path: [] }, depth);
  }

  private below(pair: Pair, depth: number): string | null {
    const found = this.positionDifference(pair);
    if (found !== null || depth === 0) return found;
    const [naive, engine] = this.answersAt(pair);
    const missing = [...naive.keys()].find((name) => !engine.has(name));
    if (missing !== undefined) return `${where(pair)}: the rules do not allow ${missing}`;
    for (const [name, { seat, action }] of engine) {
      const own = naive.get(name);
      if (!own) return `${where(pair)}: only the rules allow ${name}`;
      this.names.add(action.do);
      if (depth === 1 && pair.path.length >= this.positions) continue;
      const next = { game: after(pair.game, own), node: this.tree.after(pair.node, seat, action) };
      const deeper = this.below({ ...next, path: [...pair.path, name] }, depth - 1);
      if (deeper !== null) return deeper;
    }
    return null;
  }

  /** The answers of both, by their keys; counted with all that has more than one form. */
  private answersAt({ game, node, path }: Pair) {
    const naive = answers(game);
    const engine = this.tree.answers(node);
    this.naiveNodes[path.length] = (this.naiveNodes[path.length] ?? 0) + naive.length;
    this.nodes[path.length] = (this.nodes[path.length] ?? 0) + engine.length;
    return [
      new Map(naive.map((action) => [key(action), action])),
      new Map(engine.map((answer) => [key(answer.action), answer])),
    ] as const;
  }

  private positionDifference(pair: Pair): string | null {
    const naive = said(pair.game);
    const engine = this.engineSays(pair);
    const name = Object.keys(naive).find((k) => !isDeepStrictEqual(naive[k], engine[k]));
    if (name === undefined) return null;
    return `${where(pair)}: ${name} is ${JSON.stringify(engine[name])}, the naive program has ${JSON.stringify(naive[name])}`;
  }

  /** What the rules’ position says under the same names. */
  private engineSays({ node: { state } }: Pair): Record<string, unknown> {
    const { rules, notation } = this.title;
    const position = notation.write(state);
    const [open] = rules.waiting(state);
    const waiting = open ? { seat: notation.seatName(state, open.seat), stage: open.stage } : null;
    const pool = open?.stage === 'draft' ? [...(position.pool as number[])].sort() : null;
    return { ...position, waiting, pool };
  }
}

const where = ({ path }: Pair): string => path.join(' > ') || 'at the root';

/** An action with what is 0 left out, in the order of its names. */
function key(action: Action): string {
  const fields = Object.entries(action).filter(([, value]) => value !== 0);
  return JSON.stringify(Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))));
}
