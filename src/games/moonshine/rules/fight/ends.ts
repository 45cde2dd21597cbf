/** How a fight ends, and what becomes of Control, barrels, Safehouse and pieces (section 9.5). */
import type { Croupier } from '../../../../engine/rules.ts';
import { type At, type Fight, NOBODY, type State } from '../../state.ts';
import { arrive, depart, district, nameOf, player, toSupply } from '../board.ts';
import { watchMove } from '../deals/watch.ts';
import { ask } from '../decisions.ts';
import { record } from '../play.ts';
import { invaders, loseInvaders, occupiers } from './crews.ts';
import { aboard, sails } from './escape.ts';

/** END_WIN and END_FOLD: the Invader stands in Control; a rival Safehouse left there is taken over or razed. */
export function seize(s: State, f: Fight, by: 'fight' | 'fold', croupier: Croupier): void {
  s.fight = null;
  arrive(s, f.attacker, f.at, f.runners, f.boss);
  drop(s, f, f.at);
  record(s, {
    type: 'tookControl',
    at: f.at,
    by,
    rival: f.defender,
    hadSafehouse: f.safehouseAtStart,
    defenders: f.defendersAtStart,
  });
  croupier.tell?.({ type: 'tookControl', seat: f.attacker, at: nameOf(f.at), from: f.defender });
  if (player(s, f.defender).safehouse === f.at)
    ask(s, { stage: 'claim', seat: f.attacker, at: f.at, rival: f.defender });
}

/** END_HOLD and END_WIPE: no Invader stands; carried barrels join the pile, whosoever it is now. */
export function repelled(s: State, f: Fight, croupier: Croupier): void {
  s.fight = null;
  drop(s, f, f.at);
  const end = district(s, f.at).mob === NOBODY ? 'wipe' : 'hold';
  croupier.tell?.({ type: 'fightEnded', seat: f.attacker, rival: f.defender, at: nameOf(f.at), end });
}

/** END_FALLBACK: the crew returns to its origin; carried barrels become the Occupier's. */
export function fallBack(s: State, f: Fight, croupier: Croupier, forced: boolean): void {
  s.fight = null;
  const { boss, runners, moonshine, rum } = f;
  const [from, to] = [nameOf(f.at), nameOf(f.origin)];
  croupier.tell?.({ type: 'fellBack', seat: f.attacker, from, to, forced, boss, runners, moonshine, rum });
  arrive(s, f.attacker, f.origin, runners, boss);
  drop(s, f, f.at);
}

/** END_ADVANCE: the crew goes on to `to` with what it takes along; the rest becomes the Occupier's. */
export function advanceTo(s: State, f: Fight, to: At, moonshine: number, rum: number, croupier: Croupier): void {
  s.fight = null;
  const { boss, runners } = f;
  // Control changes only when the Play ends (A1): an origin left empty was the Invader's before.
  const mobBefore = to === f.origin ? f.attacker : district(s, to).mob;
  arrive(s, f.attacker, to, runners, boss);
  addBarrels(s, to, moonshine, rum);
  addBarrels(s, f.at, f.moonshine - moonshine, f.rum - rum);
  record(s, { type: 'moved', by: 'advance', from: f.at, to, boss, runners, moonshine, rum, mobBefore });
  croupier.tell?.({
    type: 'advanced',
    seat: f.attacker,
    from: nameOf(f.at),
    to: nameOf(to),
    boss,
    runners,
    moonshine,
    rum,
  });
  watchMove(s, f.attacker, to, croupier);
  if (mobBefore !== NOBODY) return;
  record(s, { type: 'tookControl', at: to, by: 'advance', rival: NOBODY, hadSafehouse: false, defenders: 0 });
  croupier.tell?.({ type: 'tookControl', seat: f.attacker, at: nameOf(to), from: NOBODY });
}

/** The Occupier's Mobsters flee; barrels and Safehouse stay (END_FOLD). */
export function foldTo(s: State, f: Fight, to: At, croupier: Croupier): void {
  const boss = player(s, f.defender).boss === f.at ? 1 : 0;
  const all = district(s, f.at).runners;
  const runners = sails(s, f, f.defender, to) ? aboard(boss, all) : all;
  croupier.tell?.({ type: 'folded', seat: f.defender, at: nameOf(f.at), to: nameOf(to), boss, runners });
  depart(s, f.at, runners, boss);
  if (runners < all) toSupply(s, f.at, all - runners, 0);
  arrive(s, f.defender, to, runners, boss);
  seize(s, f, 'fold', croupier);
}

/** Sails off with up to five and no barrel; those left behind die (`skiff_escape`). */
export function sailTo(s: State, f: Fight, to: At, croupier: Croupier): void {
  loseInvaders(s, f, { boss: 0, runners: f.runners - aboard(f.boss, f.runners) });
  advanceTo(s, f, to, 0, 0, croupier);
}

/** After a roll: who still stands decides (section 9.4). False while both do. */
export function decided(s: State, f: Fight, croupier: Croupier): boolean {
  if (invaders(f) === 0) repelled(s, f, croupier);
  else if (occupiers(s, f) === 0) won(s, f, croupier);
  else return false;
  return true;
}

function won(s: State, f: Fight, croupier: Croupier): void {
  croupier.tell?.({ type: 'fightEnded', seat: f.attacker, rival: f.defender, at: nameOf(f.at), end: 'win' });
  seize(s, f, 'fight', croupier);
}

function drop(s: State, f: Fight, at: At): void {
  addBarrels(s, at, f.moonshine, f.rum);
}

function addBarrels(s: State, at: At, moonshine: number, rum: number): void {
  const d = district(s, at);
  d.moonshine += moonshine;
  d.rum += rum;
}
