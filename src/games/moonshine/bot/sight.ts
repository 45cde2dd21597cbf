/** What a seat sees at a glance, worked out once a decision: its turf, its needs, and ways over Safe ground. */
import type { Action, Seat } from '../../../engine/rules.ts';
import type { JobId } from '../data/jobs.ts';
import { CROWN_RESPECT } from '../data/tables.ts';
import { bossCount, connections, district, nameOf, player, safe, squadAt } from '../rules/board.ts';
import { respect } from '../rules/respect.ts';
import type { At, Player, View } from '../state.ts';

/** The way to some end: its next action (null when it is reached), and the Influence and dollars (gifts and men counted) it takes. */
export interface Plan {
  next: Action | null;
  markers: number;
  cash: number;
}

export interface Sight {
  readonly v: View;
  readonly seat: Seat;
  readonly me: Player;
  /** Districts that the seat Controls. */
  readonly mine: readonly At[];
  /** Respect still missing for the crown; 0 or less when there is enough. */
  readonly need: number;
  /** Barrels on Safe ground: own, or loose. */
  readonly moonshine: number;
  readonly rum: number;
  /** Shortest ways from each District that was asked about. */
  readonly ways: (Ways | undefined)[];
  /** What one more marker on the Heat Track would cost, once somebody has asked. */
  noise: number | null;
  /** The way to each Job that was asked about. */
  readonly plans: Map<JobId, Plan | null>;
}

/** Something worth doing: its next action, what it is worth in dollars when done, and the Influence it takes in all. */
export interface Idea {
  action: Action;
  value: number;
  markers: number;
}

/** Shortest ways from one District: -1 where none leads. The last District of a way may be held by a rival. */
interface Ways {
  steps: number[];
  back: At[];
}

export function look(v: View, seat: Seat): Sight {
  const mine: At[] = [];
  let moonshine = 0;
  let rum = 0;
  for (let at = 0; at < v.districts.length; at++) {
    if (!safe(v, seat, at)) continue;
    const d = district(v, at);
    moonshine += d.moonshine;
    rum += d.rum;
    if (d.mob === seat) mine.push(at);
  }
  const need = CROWN_RESPECT - respect(v, seat);
  return { v, seat, me: player(v, seat), mine, need, moonshine, rum, ways: [], noise: null, plans: new Map() };
}

/** How many Moves apart; Infinity when no way leads there. */
export function stepsTo(g: Sight, from: At, to: At): number {
  if (from === to) return 0;
  const steps = waysFrom(g, from).steps[to] ?? -1;
  return steps < 0 ? Number.POSITIVE_INFINITY : steps;
}

/** The Districts on the way, `to` included and `from` not; empty when no way leads there. */
export function wayTo(g: Sight, from: At, to: At): At[] {
  const way: At[] = [];
  appendWay(g, from, to, way);
  return way;
}

/** The same, put at the end of a way that leads to `from`. False when no way leads there. */
export function appendWay(g: Sight, from: At, to: At, way: At[]): boolean {
  const { steps, back } = waysFrom(g, from);
  const length = steps[to] ?? -1;
  if (length <= 0) return false;
  const end = way.length + length;
  for (let at = to; at !== from; at = back[at] as At) way.push(at);
  reverse(way, end - length);
  return true;
}

/** Turns round what lies from there to the end. */
function reverse(list: At[], start: number): void {
  for (let i = start, j = list.length - 1; i < j; i++, j--) [list[i], list[j]] = [list[j] as At, list[i] as At];
}

/** The first District on the way; undefined when no way leads there. */
export function firstStep(g: Sight, from: At, to: At): At | undefined {
  const { steps, back } = waysFrom(g, from);
  if ((steps[to] ?? -1) <= 0) return undefined;
  let at = to;
  while (steps[at] !== 1) at = back[at] as At;
  return at;
}

function waysFrom(g: Sight, from: At): Ways {
  g.ways[from] ??= search(g, from);
  return g.ways[from];
}

/** Breadth first: through Safe Districts, into any that no Squad bars. */
function search(g: Sight, from: At): Ways {
  const { v, seat } = g;
  const steps = v.districts.map(() => -1);
  const back = steps.slice();
  const queue: At[] = [from];
  steps[from] = 0;
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as At;
    if (i > 0 && !safe(v, seat, at)) continue;
    const step = (steps[at] as number) + 1;
    for (const next of connections(v, at)) {
      if (steps[next] !== -1 || squadAt(v, next)) continue;
      steps[next] = step;
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
