/** Map terms: Control, Safe, Connected, and the only functions that move pieces (section 2). */
import type { Seat } from '../../../engine/rules.ts';
import { BOROUGH_OF, type DistrictId, facts, MAPS, OF_BOROUGH } from '../data/districts.ts';
import { type At, type District, NOBODY, type Player, SUPPLY, type Table } from '../state.ts';

/** The District of that index. */
export function district(s: Table, at: At): District {
  return s.districts[at] as District;
}

/** The player in that seat. */
export function player(s: Table, seat: Seat): Player {
  return s.players[seat] as Player;
}

export function nameOf(at: At): DistrictId {
  return facts(at).id;
}

/** Whether a Police Squad stands there: Impassable, padlocked (sections 2.4, 2.6). */
export function squadAt(s: Table, at: At): boolean {
  return s.squads[BOROUGH_OF[at] as number] === at;
}

/** Section 2.1: by pieces, so it also answers within a Play (A1). */
export function controls(s: Table, seat: Seat, at: At): boolean {
  return district(s, at).mob === seat;
}

/** Mobsters of the mob that stands there: Runners and the Boss. */
export function mobsters(s: Table, at: At): number {
  const d = district(s, at);
  return d.mob === NOBODY ? 0 : d.runners + bossCount(s, at);
}

/** 1 when the Boss of the mob that stands there is among them. */
export function bossCount(s: Table, at: At): 0 | 1 {
  const mob = district(s, at).mob;
  return mob !== NOBODY && player(s, mob).boss === at ? 1 : 0;
}

/** Whether the mob that stands there has its Safehouse there. */
export function hasSafehouse(s: Table, at: At): boolean {
  const mob = district(s, at).mob;
  return mob !== NOBODY && player(s, mob).safehouse === at;
}

export function barrels(d: District): number {
  return d.moonshine + d.rum;
}

/** Nobody's pieces and no Squad (section 2.4). */
export function defenseless(s: Table, at: At): boolean {
  return district(s, at).mob === NOBODY && !squadAt(s, at);
}

/** Yours or Defenseless (section 2.4). */
export function safe(s: Table, seat: Seat, at: At): boolean {
  const mob = district(s, at).mob;
  return mob === seat || (mob === NOBODY && !squadAt(s, at));
}

/** At least one rival Mobster: moving in starts a Standoff (section 2.4). */
export function hostile(s: Table, seat: Seat, at: At): boolean {
  const mob = district(s, at).mob;
  return mob !== seat && mob !== NOBODY && mobsters(s, at) > 0;
}

/** Land or water (section 2.5). */
export function connected(s: Table, a: At, b: At): boolean {
  return connections(s, a).includes(b);
}

export function connections(s: Table, at: At): readonly At[] {
  return MAPS[s.options.map].connected[at] as readonly At[];
}

export function landConnections(s: Table, at: At): readonly At[] {
  return MAPS[s.options.map].land[at] as readonly At[];
}

/** How many Districts that seat Controls, in one Borough (by index) or anywhere. */
export function controlled(s: Table, seat: Seat, borough?: number): number {
  let n = 0;
  if (borough === undefined) for (const d of s.districts) n += d.mob === seat ? 1 : 0;
  else for (const at of OF_BOROUGH[borough] ?? []) n += district(s, at).mob === seat ? 1 : 0;
  return n;
}

/** Puts Mobsters on the board where only their own mob may stand. */
export function arrive(s: Table, seat: Seat, at: At, runners: number, boss: number): void {
  const d = district(s, at);
  d.mob = seat;
  d.runners += runners;
  if (boss) player(s, seat).boss = at;
}

/** Takes Mobsters of the mob that stands there off the District; the Boss goes to `bossTo`. */
export function depart(s: Table, at: At, runners: number, boss: number, bossTo: At = SUPPLY): void {
  const d = district(s, at);
  d.runners -= runners;
  if (boss) player(s, d.mob).boss = bossTo;
  vacate(s, at);
}

/** Back to their owner's supply, however they left (section 1.2). */
export function toSupply(s: Table, at: At, runners: number, boss: number): void {
  player(s, district(s, at).mob).supply += runners;
  depart(s, at, runners, boss);
}

/** Places a Safehouse, from the supply or from where it stood (sections 2.7, 7.3). */
export function placeSafehouse(s: Table, seat: Seat, at: At): void {
  const p = player(s, seat);
  const old = p.safehouse;
  p.safehouse = at;
  district(s, at).mob = seat;
  if (old !== SUPPLY) vacate(s, old);
}

/** Returns a Safehouse to its owner's supply. */
export function removeSafehouse(s: Table, seat: Seat): void {
  const p = player(s, seat);
  const old = p.safehouse;
  p.safehouse = SUPPLY;
  if (old !== SUPPLY && district(s, old).mob === seat) vacate(s, old);
}

/** A District that lost its last piece is nobody's, and its barrels are loose (sections 2.1, 2.3). */
function vacate(s: Table, at: At): void {
  const d = district(s, at);
  if (d.mob === NOBODY || d.runners > 0) return;
  const p = player(s, d.mob);
  if (p.boss !== at && p.safehouse !== at) d.mob = NOBODY;
}

/** Whether that seat's Boss is on the board, pinned in a fight included. */
export function bossOnBoard(s: Table, seat: Seat): boolean {
  return player(s, seat).boss !== SUPPLY;
}
