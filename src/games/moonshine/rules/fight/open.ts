/** How a fight begins: the Standoff, or for a Stealth straight to Pinned (section 9.3). */
import type { Croupier, Seat } from '../../../../engine/rules.ts';
import type { At, Fight, State, Table } from '../../state.ts';
import { connections, district, hasSafehouse, mobsters, nameOf, player, safe } from '../board.ts';
import { ask } from '../decisions.ts';
import type { Trip } from '../plays/trip.ts';
import { fallBack } from './ends.ts';
import { sailingTargets } from './escape.ts';

/** Opens the fight record and asks the Occupier, whose men stand there. */
export function openFight(s: State, seat: Seat, trip: Trip, croupier: Croupier): void {
  const { by, from, to, boss, runners, moonshine, rum } = trip;
  s.fight = {
    attacker: seat,
    defender: district(s, to).mob,
    at: to,
    origin: from,
    entry: by,
    defendersAtStart: mobsters(s, to),
    safehouseAtStart: hasSafehouse(s, to),
    bossEntered: boss === 1,
    boss: boss ? 1 : 0,
    runners,
    moonshine,
    rum,
    firstShot: false,
  };
  croupier.tell?.({ type: 'standoff', seat, rival: s.fight.defender, at: nameOf(to) });
  standoff(s, s.fight, croupier);
}

/** Asks the Occupier once; Hold Fire is applied where it is the only answer. */
function standoff(s: State, f: Fight, croupier: Croupier): void {
  if (mayAmbush(s, f) || foldTargets(s, f).length > 0) ask(s, { stage: 'standoff', seat: f.defender });
  else holdFire(s, f, croupier, true);
}

export function holdFire(s: State, f: Fight, croupier: Croupier, forced: boolean): void {
  croupier.tell?.({ type: 'heldFire', seat: f.defender, at: nameOf(f.at), forced });
  pin(s, f, croupier);
}

/** Asks the Invader; with an empty Ledger he must Fall Back (section 9.3). */
export function pin(s: State, f: Fight, croupier: Croupier): void {
  if (player(s, f.attacker).ledger > 0) ask(s, { stage: 'pinned', seat: f.attacker });
  else fallBack(s, f, croupier, true);
}

/** An Ambush is paid from the Ledger, by one who has not Laid Low, and never answers a Stealth. */
export function mayAmbush(s: Table, f: Fight): boolean {
  const p = player(s, f.defender);
  return p.ledger > 0 && !p.laidLow && f.entry !== 'stealth';
}

/** Where the Occupier may Fold to: Connected (or where the Skiff reaches) and Safe; none on a Stealth (A74). */
export function foldTargets(s: Table, f: Fight): At[] {
  if (f.entry === 'stealth' && !s.options.stealth_allows_fold) return [];
  const near = connections(s, f.at).filter((at) => safe(s, f.defender, at));
  return [...near, ...sailingTargets(s, f, f.defender)].filter((at) => !barredOrigin(s, f, at));
}

/** With `scram_bars_origin` a Fold never goes where the Invader came from. */
export function barredOrigin(s: Table, f: Fight, at: At): boolean {
  return s.options.scram_bars_origin && at === f.origin;
}
