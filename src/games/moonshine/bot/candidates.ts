/** The answers that the search thinks about: of a Play first the kinds, then places and amounts; elsewhere all that is legal. No promise is broken. */
import type { Action, Seat } from '../../../engine/rules.ts';
import { top } from '../rules/decisions.ts';
import { rules } from '../rules/index.ts';
import type { Stage, View } from '../state.ts';
import { breaksWord } from './deals/keeping.ts';
import { playIdeas } from './playing.ts';
import { look } from './sight.ts';
import { urgent } from './urgent.ts';

/** Answers that the fast player gives as well as any search would. */
const BY_HABIT: ReadonlySet<Stage> = new Set<Stage>(['stock', 'loot', 'judge', 'answer', 'ballot']);

export function candidates(view: View, seat: Seat, most: number): Action[] {
  const stage = top(view)?.stage;
  if (stage === undefined || BY_HABIT.has(stage)) return [];
  if (stage === 'play') return plays(view, seat, most);
  const listed = rules.actions(view, seat).filter((action) => !breaksWord(view, seat, action));
  return listed.slice(0, most);
}

/** Of a Play there are more legal ones than ideas; no promise is broken. */
export function everyAnswer(view: View, seat: Seat): Action[] {
  if (top(view)?.stage !== 'play') return [];
  return rules.actions(view, seat).filter((action) => !breaksWord(view, seat, action));
}

/** The best idea of every kind of Play, then the second best of every kind, and so on; Lay Low always. */
function plays(view: View, seat: Seat, most: number): Action[] {
  const byKind = new Map<string, Action[]>([['layLow', [{ do: 'layLow' }]]]);
  const seen = new Set<string>();
  const g = look(view, seat);
  for (const action of [...urgent(g), ...playIdeas(g).map((idea) => idea.action)]) {
    const key = JSON.stringify(action);
    if (seen.has(key) || rules.refuse(view, seat, action) !== null || breaksWord(view, seat, action)) continue;
    seen.add(key);
    const alike = byKind.get(action.do);
    if (alike) alike.push(action);
    else byKind.set(action.do, [action]);
  }
  return inTurns([...byKind.values()], most);
}

function inTurns(kinds: readonly Action[][], most: number): Action[] {
  const out: Action[] = [];
  for (let round = 0; out.length < most; round++) {
    const row = kinds.flatMap((alike) => alike.slice(round, round + 1));
    if (row.length === 0) break;
    out.push(...row);
  }
  return out.slice(0, most);
}
