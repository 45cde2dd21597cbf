/** Counting the tree of actions from a position: decisions only, no asides, with dice that are written down. */
import type { Action, Dice, Seat } from '../../engine/rules.ts';
import type { Title } from '../../engine/title.ts';
import { type Candidates, everyAction } from './everyAction.ts';

/** A position of the tree and how many dice were rolled on the way to it. */
export interface Node {
  state: unknown;
  rolled: number;
}

/** Faces as written, 1s when they are used up; a shuffle leaves the order as it is, so that a path has one outcome. */
export class WrittenDice implements Dice {
  rolled: number;
  private readonly faces: readonly number[];

  constructor(faces: readonly number[], rolled: number) {
    this.faces = faces;
    this.rolled = rolled;
  }

  die(): number {
    const face = this.faces[this.rolled] ?? 1;
    this.rolled += 1;
    return face;
  }

  below(n: number): number {
    return n - 1;
  }
}

export class Tree {
  private readonly title: Title;
  private readonly candidates: Candidates;
  private readonly faces: readonly number[];

  constructor(title: Title, candidates: Candidates, faces: readonly number[]) {
    this.title = title;
    this.candidates = candidates;
    this.faces = faces;
  }

  /** `[n1, n2, ...]`: how many sequences of so many legal answers there are. */
  count(node: Node, depth: number): number[] {
    const counts = Array.from({ length: depth }, () => 0);
    this.add(node, counts, 0);
    return counts;
  }

  /** Every legal answer to what is asked there, by seat. */
  answers({ state }: Node): { seat: Seat; action: Action }[] {
    const { rules } = this.title;
    return rules
      .waiting(state)
      .flatMap(({ seat, stage }) =>
        everyAction(rules, this.candidates, state, seat, stage).map((action) => ({ seat, action })),
      );
  }

  /** The position after that answer; the one given stays as it is. */
  after({ state, rolled }: Node, seat: Seat, action: Action): Node {
    const next = this.title.rules.copy(state);
    const dice = new WrittenDice(this.faces, rolled);
    this.title.rules.apply(next, seat, action, { dice });
    return { state: next, rolled: dice.rolled };
  }

  private add(node: Node, counts: number[], level: number): void {
    if (level === counts.length) return;
    const answers = this.answers(node);
    counts[level] = (counts[level] ?? 0) + answers.length;
    if (level + 1 === counts.length) return;
    for (const { seat, action } of answers) this.add(this.after(node, seat, action), counts, level + 1);
  }
}
