/** What `actions` lists against everything that `refuse` lets pass: amounts may be named in steps, nothing else may be left out. */
import type { Action } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import type { Node, Tree } from '../../src/lab/perft/tree.ts';

const AMOUNTS = new Set(['boss', 'runners', 'moonshine', 'rum', 'barrels']);

/** The action without its amounts, but whether Mobsters, Moonshine and Rum are among them at all. */
function kind(action: Action): string {
  const fields = Object.entries(action).filter(([name]) => !AMOUNTS.has(name));
  const [crew, load] = [
    Number(action.boss ?? 0) + Number(action.runners ?? 0),
    [action.moonshine, action.rum].map(Number),
  ];
  const sorts = `${crew > 0 ? 'crew' : ''} ${load.some((n) => n > 0) ? 'load' : ''}`;
  return `${JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)))} ${sorts}`;
}

/** The first legal kind of action that is not listed, or a listed one that is not legal; null when there is none. */
export function listingDifference({ rules }: Title, tree: Tree, node: Node): string | null {
  const legal = new Set(tree.answers(node).map(({ action }) => kind(action)));
  const listed = new Set(
    rules.waiting(node.state).flatMap(({ seat }) => rules.actions(node.state, seat).map((action) => kind(action))),
  );
  const missing = [...legal].find((one) => !listed.has(one));
  if (missing !== undefined) return `not listed: ${missing}`;
  const extra = [...listed].find((one) => !legal.has(one));
  return extra === undefined ? null : `listed, not legal: ${extra}`;
}

/** The same for every position of the tree, so many answers deep. */
export function listingsBelow(title: Title, tree: Tree, node: Node, depth: number): string | null {
  const found = listingDifference(title, tree, node);
  if (found !== null || depth === 0) return found;
  for (const { seat, action } of tree.answers(node)) {
    const deeper = listingsBelow(title, tree, tree.after(node, seat, action), depth - 1);
    if (deeper !== null) return `${JSON.stringify(action)} > ${deeper}`;
  }
  return null;
}
