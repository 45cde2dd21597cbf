/** Positions of the notation from which random play meets what is rare from a fresh start. */
import { FAMILIES } from '../../../src/games/cosca/data/families.ts';
import { MOBSTER_IDS } from '../../../src/games/cosca/data/mobsters.ts';

/** A morning of that day: the first mobsters of the list stand in the row, loyal to one seat after another, every fifth to nobody. */
export function morning(seats: number, day: number): object {
  const families = FAMILIES.slice(0, seats);
  const row = MOBSTER_IDS.slice(0, seats + day - 1).map((mobster, i) => ({
    mobster,
    loyalTo: i % 5 === 4 ? null : families[i % seats],
    drink: i % 5 === 1,
    carry: i % 4 === 2 ? families.slice(0, 2) : [],
  }));
  const players = Object.fromEntries(
    families.map((family, i) => [family, { money: 3 + i, weapons: 4 - i / 2 - (i % 2) / 2, shown: ['bank', 'club'] }]),
  );
  return { startDay: 'sat', day, row, players };
}
