/** The two crews of a fight: their dice, Threat and casualties (section 9.2). */
import type { Dice } from '../../../../engine/rules.ts';
import { killsFrom, muscle } from '../../data/tables.ts';
import type { Roll } from '../../events.ts';
import { type Fight, type State, SUPPLY, type Table } from '../../state.ts';
import { bossCount, district, hasSafehouse, mobsters, player, toSupply } from '../board.ts';
import { isFamily } from '../plays/families.ts';

const DICE_CAP = 5;

export interface Losses {
  boss: 0 | 1;
  runners: number;
}

/** The open fight; throws without one, which only a defect can bring about. */
export function fightOf(s: Table): Fight {
  if (!s.fight) throw new Error('no fight is open');
  return s.fight;
}

/** Pinned Mobsters still standing. */
export function invaders(f: Fight): number {
  return f.boss + f.runners;
}

/** The Occupier's Mobsters still standing. */
export function occupiers(s: Table, f: Fight): number {
  return district(s, f.at).mob === f.defender ? mobsters(s, f.at) : 0;
}

/** Dice of the Invader; Firepower adds one to the Irish when they Open Fire (section 8). */
export function invaderDice(s: Table, f: Fight, openFire: boolean): number {
  const firepower = openFire && isFamily(s, f.attacker, 'irish') ? 1 : 0;
  return Math.min(DICE_CAP, muscle(invaders(f)) + firepower);
}

export function invaderThreat(f: Fight): number {
  return 1 + f.boss;
}

/** Base, his Boss, his Safehouse, and one more on the Ambush roll. */
export function occupierThreat(s: Table, f: Fight, ambush: boolean): number {
  return 1 + bossCount(s, f.at) + (hasSafehouse(s, f.at) ? 1 : 0) + (ambush ? 1 : 0);
}

/** Rolls that many dice at that Threat. */
export function roll(dice: Dice, count: number, threat: number): Roll {
  const faces = Array.from({ length: count }, () => dice.die());
  const from = killsFrom(threat);
  return { dice: faces, killsFrom: from, hits: faces.filter((face) => face >= from).length };
}

/** Runners first, then the Boss; with `bossFirst` (a Hit) the Boss takes the first. Excess hits are wasted. */
export function casualties(hits: number, crew: { boss: number; runners: number }, bossFirst = false): Losses {
  const head: 0 | 1 = bossFirst && hits > 0 && crew.boss ? 1 : 0;
  const runners = Math.min(hits - head, crew.runners);
  const boss = head || (crew.boss && hits > runners ? 1 : 0);
  return { boss: boss ? 1 : 0, runners };
}

/** Removes pinned Mobsters to their owner's supply. */
export function loseInvaders(s: State, f: Fight, lost: Losses): void {
  f.runners -= lost.runners;
  player(s, f.attacker).supply += lost.runners;
  if (!lost.boss) return;
  f.boss = 0;
  player(s, f.attacker).boss = SUPPLY;
}

/** Removes the Occupier's Mobsters to their owner's supply. */
export function loseOccupiers(s: State, f: Fight, lost: Losses): void {
  if (lost.boss + lost.runners > 0) toSupply(s, f.at, lost.runners, lost.boss);
}
