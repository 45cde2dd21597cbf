/** Numbers of the rulebook, each standing here once (cosca.md; the section is given with each). */

/** The length of the game (section 3). */
export const DAYS = 7;

/** What each family starts with, and its dice on any day (sections 3 and 5.1). */
export const START_MONEY = 1;
export const START_WEAPONS = 1;
export const BASE_DICE = 3;

/** The most money, and the most weapons, that are kept overnight (section 5.1). */
export const KEPT_OVERNIGHT = 10;

/** The city (section 5.4). */
export const BANK_PAY = 1;
export const RACE_PAY = 2;
export const STREET_MONEY = 1;
export const STREET_WEAPONS = 1;

/** What a token is worth in a fight and in a tie at the end (sections 5.6 and 7). */
export const MONEY_VALUE = 1;
export const WEAPON_VALUE = 3;

/** Equal dice that Henrietta asks for, and weapons that make a most (section 6). */
export const MATCH = 3;
export const LEAST_MOST = 1;

/** What is held or bid, in fight value. */
export function fightValue({ money, weapons }: { money: number; weapons: number }): number {
  return MONEY_VALUE * money + WEAPON_VALUE * weapons;
}
