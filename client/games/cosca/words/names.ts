import type { Seat } from '../../../../src/engine/rules.ts';
import type { Family } from '../../../../src/games/cosca/data/families.ts';
import { cardOf, isMobster, type MobsterId, type Special } from '../../../../src/games/cosca/data/mobsters.ts';
import type { Place } from '../../../../src/games/cosca/data/places.ts';
import type { Weekday } from '../../../../src/games/cosca/data/week.ts';

/** How a sentence calls the people in it. */
export interface Names {
  seat(seat: Seat): string;
}

/** Each family by the hat it wears. */
export const FAMILY_WORDS: Record<Family, { name: string; hat: string }> = {
  red: { name: 'Red', hat: 'red fedora' },
  green: { name: 'Green', hat: 'green bowler' },
  blue: { name: 'Blue', hat: 'blue top hat' },
  yellow: { name: 'Yellow', hat: 'yellow boater' },
  purple: { name: 'Purple', hat: 'purple cap' },
};

export const PLACE_WORDS: Record<Place, { name: string; does: string }> = {
  bank: { name: 'Bank', does: '1 money a die' },
  gunShop: { name: 'Gun Shop', does: '1 money for 1 weapon a die' },
  racetrack: { name: 'Racetrack', does: '2 money a die, on race days' },
  club: { name: 'Club', does: '1 money for 1 drink a die' },
  villa: { name: 'Villa', does: '1 die more tomorrow' },
  street: { name: 'Street', does: 'most dice: 1 of each' },
};

export const DAY_WORDS: Record<Weekday, { name: string; short: string }> = {
  mon: { name: 'Monday', short: 'Mo' },
  tue: { name: 'Tuesday', short: 'Tu' },
  wed: { name: 'Wednesday', short: 'We' },
  thu: { name: 'Thursday', short: 'Th' },
  fri: { name: 'Friday', short: 'Fr' },
  sat: { name: 'Saturday', short: 'Sa' },
  sun: { name: 'Sunday', short: 'Su' },
};

export const SPECIAL_WORDS: Record<Special, string> = {
  allSame: 'All dice alike',
  allDifferent: 'All dice different',
  match3: 'Three dice like another’s',
  fewestMoney: 'Least money',
  mostWeapons: 'Most weapons',
  equal: 'Money equals weapons',
};

/** The mobster's name; whatever is no mobster's id is given back as it is. */
export function mobster(id: MobsterId | string): string {
  return isMobster(id) ? cardOf(id).name : id;
}

/** What a mobster asks for, in words: "Bank + Gun Shop". */
export function conditionWords(id: MobsterId): string {
  const { symbols, special } = cardOf(id);
  return special ? SPECIAL_WORDS[special] : symbols.map((place) => PLACE_WORDS[place].name).join(' + ');
}

/** "2 Bank, 1 Villa": faces counted, in the order in which they come. */
export function facesWords(faces: readonly Place[]): string {
  return list(
    [...new Set(faces)].map((place) => `${faces.filter((f) => f === place).length} ${PLACE_WORDS[place].name}`),
  );
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "3 money and 1 weapon"; "nothing" when there is none. */
export function tokens({ money, weapons }: { money: number; weapons: number }): string {
  const parts = [money > 0 ? `${money} money` : '', weapons > 0 ? count(weapons, 'weapon') : ''].filter(Boolean);
  return list(parts) || 'nothing';
}

export function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
