/** Phase 1: a new day (section 5.1). It is skipped on the first. */
import type { Croupier, Seat } from '../../../engine/rules.ts';
import { BASE_DICE, KEPT_OVERNIGHT } from '../data/tables.ts';
import { type Mobster, NEUTRAL, type Player, type State, type Table } from '../state.ts';
import { atWork, weekday } from './table.ts';

export function newDay(s: State, croupier: Croupier): void {
  s.day += 1;
  croupier.tell?.({ type: 'dayBegan', day: s.day, weekday: weekday(s) });
  s.players.forEach((_, seat) => {
    gatherMinions(s, seat, croupier);
  });
  revealMobster(s, croupier);
  s.players.forEach((p, seat) => {
    returnExcess(p, seat, croupier);
  });
}

/** Dice that come every day and for loyal mobsters at work today. */
export function diceDue(s: Table, seat: Seat): number {
  return BASE_DICE + atWork(s, seat).length;
}

/** Steps 2 and 3: the dice of the day; the die on the villa token is taken, and the token turned or put away. */
function gatherMinions(s: State, seat: Seat, croupier: Croupier): void {
  const p = s.players[seat];
  if (!p) return;
  p.dice = diceDue(s, seat) + (p.villaDie ? 1 : 0);
  const villa = p.villaDie ? (p.villa === 'black' ? 'white' : 'gone') : null;
  if (villa) p.villa = villa;
  p.villaDie = false;
  const mobsters = atWork(s, seat).map((m) => m.id);
  croupier.tell?.({ type: 'minionsGathered', seat, dice: p.dice, mobsters, villa });
}

/** Step 4: the next mobster stands at the right end of the row. */
export function revealMobster(s: State, croupier: Croupier): void {
  const id = s.deck.shift();
  if (!id) return;
  s.row.push(newMobster(id));
  croupier.tell?.({ type: 'mobsterArrived', mobster: id });
}

/** A mobster nobody has won yet. */
export function newMobster(id: Mobster['id']): Mobster {
  return { id, loyalTo: NEUTRAL, drink: false, carry: [], meets: [] };
}

/** Step 5: what is more than may be kept overnight goes back. */
function returnExcess(p: Player, seat: Seat, croupier: Croupier): void {
  const money = Math.max(0, p.money - KEPT_OVERNIGHT);
  const weapons = Math.max(0, p.weapons - KEPT_OVERNIGHT);
  if (money + weapons === 0) return;
  p.money -= money;
  p.weapons -= weapons;
  croupier.tell?.({ type: 'excessReturned', seat, money, weapons });
}
