/** The mobsters' conditions, exactly (section 6). */
import type { Seat } from '../../../engine/rules.ts';
import { cardOf, type MobsterId, needsOf, type Special } from '../data/mobsters.ts';
import type { Counts } from '../data/places.ts';
import { LEAST_MOST, MATCH } from '../data/tables.ts';
import type { Table } from '../state.ts';
import { player, seatsWhere } from './table.ts';

/** Conditions that are not read from the dice, but from what is held once the city is done. */
export function isByResources(special: Special | null): boolean {
  return special === 'fewestMoney' || special === 'mostWeapons' || special === 'equal';
}

/** Who meets the mobster's condition with the dice shown and the tokens held now. */
export function whoMeets(s: Table, id: MobsterId): Seat[] {
  const { special } = cardOf(id);
  switch (special) {
    case 'match3':
      return matching(s);
    case 'fewestMoney':
      return fewestMoney(s);
    case 'mostWeapons':
      return mostWeapons(s);
    case 'equal':
      return seatsWhere(s, (p) => p.money === p.weapons);
    default:
      return seatsWhere(s, (p) => p.shown !== null && fits(id, p.shown));
  }
}

/** Whether these dice alone meet a condition that asks for nothing else. */
export function fits(id: MobsterId, dice: Counts): boolean {
  const { special } = cardOf(id);
  if (special === 'allSame') return dice.filter((n) => n > 0).length === 1;
  if (special === 'allDifferent') return dice.every((n) => n <= 1);
  return special === null && contains(dice, needsOf(id));
}

/** A doubled symbol needs two dice; more dice do no harm. */
function contains(dice: Counts, needs: Counts): boolean {
  for (let place = 0; place < needs.length; place++) {
    if ((dice[place] ?? 0) < (needs[place] ?? 0)) return false;
  }
  return true;
}

/** How many dice of the one can be paired with equal dice of the other. */
export function overlap(a: Counts, b: Counts): number {
  return a.reduce((sum, n, place) => sum + Math.min(n, b[place] ?? 0), 0);
}

/** Henrietta: enough dice equal to those of one other player. */
function matching(s: Table): Seat[] {
  return seatsWhere(s, (p, seat) =>
    s.players.some((q, other) => other !== seat && p.shown && q.shown && overlap(p.shown, q.shown) >= MATCH),
  );
}

/** Little Buck: nobody has less money; all who tie. */
function fewestMoney(s: Table): Seat[] {
  const fewest = Math.min(...s.players.map((p) => p.money));
  return seatsWhere(s, (p) => p.money === fewest);
}

/** Roberto di Salvo: nobody has more weapons, and there are some; all who tie. */
function mostWeapons(s: Table): Seat[] {
  const most = Math.max(...s.players.map((p) => p.weapons));
  return most < LEAST_MOST ? [] : seatsWhere(s, (_, seat) => player(s, seat).weapons === most);
}
