/** What a seat sees at a glance, worked out once a decision: its turf, its needs, and ways over Safe ground. */
import type { Action, Seat } from '../../../engine/rules.ts';
import { CROWN_RESPECT } from '../data/tables.ts';
import { bossCount, connections, district, nameOf, player, safe, squadAt } from '../rules/board.ts';
import { respect } from '../rules/respect.ts';
import type { At, Player, View } from '../state.ts';

export interface Sight {
  readonly v: View;
  readonly seat: Seat;
  readonly me: Player;
  /** Districts that the seat Controls. */
  readonly mine: readonly At[];
  /** Respect still missing for the crown; 0 or less when there is enough. */
  readonly need: number;
  readonly ways: Map<At, Ways>;
}

/** Something worth doing: its next action, what it is worth in dollars when done, and the Influence it takes in all. */
export interface Idea {
  action: Action;
  value: number;
  markers: number;
}

/** Shortest ways from one District: -1 where none leads. The last District of a way may be held by a rival. */
interface Ways {
  steps: Int8Array;
  back: Int8Array;
}

export function look(v: View, seat: Seat): Sight {
  const mine: At[] = [];
  v.districts.forEach((d, at) => {
    if (d.mob === seat) mine.push(at);
  });
  return { v, seat, me: player(v, seat), mine, need: CROWN_RESPECT - respect(v, seat), ways: new Map() };
}

/** How many Moves apart; Infinity when no way leads there. */
export function stepsTo(g: Sight, from: At, to: At): number {
  if (from === to) return 0;
  const steps = waysFrom(g, from).steps[to] ?? -1;
  return steps < 0 ? Number.POSITIVE_INFINITY : steps;
}

/** The Districts on the way, `to` included and `from` not; empty when no way leads there. */
export function wayTo(g: Sight, from: At, to: At): At[] {
  const { steps, back } = waysFrom(g, from);
  const way: At[] = [];
  for (let at = to; at !== from && (steps[at] ?? -1) > 0; at = back[at] ?? from) way.unshift(at);
  return way;
}

function waysFrom(g: Sight, from: At): Ways {
  const known = g.ways.get(from);
  if (known) return known;
  const ways = search(g, from);
  g.ways.set(from, ways);
  return ways;
}

/** Breadth first: through Safe Districts, into any that no Squad bars. */
function search(g: Sight, from: At): Ways {
  const steps = new Int8Array(g.v.districts.length).fill(-1);
  const back = new Int8Array(g.v.districts.length).fill(-1);
  const queue: At[] = [from];
  steps[from] = 0;
  for (const at of queue) {
    if (at !== from && !safe(g.v, g.seat, at)) continue;
    for (const next of connections(g.v, at)) {
      if (steps[next] !== -1 || squadAt(g.v, next)) continue;
      steps[next] = (steps[at] ?? 0) + 1;
      back[next] = at;
      queue.push(next);
    }
  }
  return { steps, back };
}

/** Runners that may leave without giving the District up or leaving the Boss alone. */
export function spare(g: Sight, at: At): number {
  const d = district(g.v, at);
  if (d.mob !== g.seat) return 0;
  const guarded = g.me.safehouse === at && bossCount(g.v, at) === 0;
  return Math.max(0, d.runners - (guarded ? 0 : 1));
}

/** Whether the seat's last piece there would be one Runner gone. */
export function lastPiece(g: Sight, at: At): boolean {
  return district(g.v, at).runners === 1 && g.me.boss !== at && g.me.safehouse !== at;
}

/** A Move; amounts left out are 0. */
export function moveAction(
  from: At,
  to: At,
  cargo: Partial<Record<'boss' | 'runners' | 'moonshine' | 'rum', number>>,
): Action {
  return { do: 'move', from: nameOf(from), to: nameOf(to), ...cargo };
}
