/** What a seat sees at a glance, worked out once a decision: its turf, its needs, its stock. */
import type { Action, Seat } from '../../../engine/rules.ts';
import { CROWN_RESPECT } from '../data/tables.ts';
import { bossCount, district, nameOf, player, safe } from '../rules/board.ts';
import { respect } from '../rules/respect.ts';
import type { At, Player, View } from '../state.ts';
import { type Ways, waysOver } from './ways.ts';

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
  /** Shortest ways over Safe ground. */
  readonly ways: Ways;
  /** What one more marker on the Heat Track would cost, once somebody has asked. */
  noise: number | null;
}

/** Something worth doing: its next action, what it is worth in dollars when done, and the Influence it takes in all. */
export interface Idea {
  action: Action;
  value: number;
  markers: number;
}

export function look(v: View, seat: Seat): Sight {
  const mine: At[] = [];
  let ground = 0;
  let moonshine = 0;
  let rum = 0;
  for (let at = 0; at < v.districts.length; at++) {
    if (!safe(v, seat, at)) continue;
    const d = district(v, at);
    ground |= 1 << at;
    moonshine += d.moonshine;
    rum += d.rum;
    if (d.mob === seat) mine.push(at);
  }
  const need = CROWN_RESPECT - respect(v, seat);
  const ways = waysOver(v, ground);
  return { v, seat, me: player(v, seat), mine, need, moonshine, rum, ways, noise: null };
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
