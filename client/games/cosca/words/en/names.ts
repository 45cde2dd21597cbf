import type { Family } from '../../../../../src/games/cosca/data/families.ts';
import type { Special } from '../../../../../src/games/cosca/data/mobsters.ts';
import type { Place } from '../../../../../src/games/cosca/data/places.ts';
import type { Weekday } from '../../../../../src/games/cosca/data/week.ts';
import { count, list } from '../../../../messages/en/grammar.ts';

export { list } from '../../../../messages/en/grammar.ts';

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

/** What a seat is called that has neither a name nor a family. */
export const seatNumber = (n: number): string => `Seat ${n}`;

/** "2 Bank, 1 Villa": faces counted, in the order in which they come. */
export function facesWords(faces: readonly Place[]): string {
  return list(
    [...new Set(faces)].map((place) => `${faces.filter((f) => f === place).length} ${PLACE_WORDS[place].name}`),
  );
}

/** "3 money and 1 weapon"; "nothing" when there is none. */
export function tokens({ money, weapons }: { money: number; weapons: number }): string {
  const parts = [money > 0 ? `${money} money` : '', weapons > 0 ? count(weapons, 'weapon') : ''].filter(Boolean);
  return list(parts) || 'nothing';
}
