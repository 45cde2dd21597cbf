import { indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import {
  arrive,
  depart,
  district,
  placeSafehouse,
  player,
  removeSafehouse,
  toSupply,
} from '../../../../src/games/moonshine/rules/board.ts';
import { NOBODY, SUPPLY, type View } from '../../../../src/games/moonshine/state.ts';
import type { Shown } from './shown.ts';

interface Losses {
  boss: number;
  runners: number;
}

/** Shots, ends and claims (sections 2.7 and 9). */
export function foldFight(v: View, e: Shown): void {
  switch (e.type) {
    case 'ambushed':
      loseInvaders(v, e);
      break;
    case 'volley':
      if (e.killed.boss + e.killed.runners > 0) toSupply(v, indexOf(e.at), e.killed.runners, e.killed.boss);
      loseInvaders(v, e.lost);
      break;
    case 'torched':
      player(v, e.rival).safehouse = SUPPLY;
      loseInvaders(v, { boss: 0, runners: 1 });
      break;
    case 'looted':
      carry(v, e.moonshine, e.rum);
      break;
    case 'tookControl':
      seized(v, indexOf(e.at));
      break;
    case 'fightEnded':
      if (e.end !== 'win') repelled(v);
      break;
    case 'folded':
      fled(v, e);
      break;
    case 'fellBack':
    case 'advanced':
      left(v, e);
      break;
    case 'tookOver':
      removeSafehouse(v, e.rival);
      placeSafehouse(v, e.seat, indexOf(e.at));
      break;
    case 'razed':
      removeSafehouse(v, e.rival);
      break;
  }
}

function loseInvaders(v: View, { boss, runners }: Losses): void {
  if (!v.fight) return;
  v.fight.runners -= runners;
  player(v, v.fight.attacker).supply += runners;
  if (!boss) return;
  v.fight.boss = 0;
  player(v, v.fight.attacker).boss = SUPPLY;
}

function carry(v: View, moonshine: number, rum: number): void {
  if (!v.fight) return;
  drop(v, v.fight.at, -moonshine, -rum);
  v.fight.moonshine += moonshine;
  v.fight.rum += rum;
}

function drop(v: View, at: number, moonshine: number, rum: number): void {
  const d = district(v, at);
  d.moonshine += moonshine;
  d.rum += rum;
}

/** Control that came without a fight has come with the crew already. */
function seized(v: View, at: number): void {
  const { fight } = v;
  if (fight?.at !== at) return;
  v.fight = null;
  arrive(v, fight.attacker, at, fight.runners, fight.boss);
  drop(v, at, fight.moonshine, fight.rum);
}

function repelled(v: View): void {
  const { fight } = v;
  if (!fight) return;
  v.fight = null;
  drop(v, fight.at, fight.moonshine, fight.rum);
}

/** Those for whom a Skiff has no room are lost. */
function fled(v: View, e: Extract<Shown, { type: 'folded' }>): void {
  const at = indexOf(e.at);
  depart(v, at, e.runners, e.boss);
  const left = district(v, at);
  if (left.mob === e.seat && left.runners > 0) toSupply(v, at, left.runners, 0);
  arrive(v, e.seat, indexOf(e.to), e.runners, e.boss);
}

/** The pinned crew goes back or on; what it does not take along stays. */
function left(v: View, e: Extract<Shown, { type: 'fellBack' | 'advanced' }>): void {
  const { fight } = v;
  if (!fight) return;
  v.fight = null;
  const [moonshine, rum] = e.type === 'advanced' ? [e.moonshine, e.rum] : [0, 0];
  if (e.runners + e.boss > 0 || district(v, indexOf(e.to)).mob !== NOBODY) {
    arrive(v, e.seat, indexOf(e.to), e.runners, e.boss);
  }
  drop(v, indexOf(e.to), moonshine, rum);
  drop(v, fight.at, fight.moonshine - moonshine, fight.rum - rum);
}
