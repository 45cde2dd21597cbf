import type { Place } from '../../../../../src/games/cosca/data/places.ts';
import { count, list } from '../../../../messages/de/grammar.ts';
import type * as En from '../en/names.ts';

export { list } from '../../../../messages/de/grammar.ts';

export const FAMILY_WORDS: typeof En.FAMILY_WORDS = {
  red: { name: 'Rot', hat: 'roter Fedora' },
  green: { name: 'Grün', hat: 'grüne Melone' },
  blue: { name: 'Blau', hat: 'blauer Zylinder' },
  yellow: { name: 'Gelb', hat: 'gelber Strohhut' },
  purple: { name: 'Lila', hat: 'lila Schiebermütze' },
};

export const PLACE_WORDS: typeof En.PLACE_WORDS = {
  bank: { name: 'Bank', does: '1 Geld je Würfel' },
  gunShop: { name: 'Waffenladen', does: '1 Geld für 1 Waffe je Würfel' },
  racetrack: { name: 'Rennbahn', does: '2 Geld je Würfel, an Renntagen' },
  club: { name: 'Klub', does: '1 Geld für 1 Drink je Würfel' },
  villa: { name: 'Villa', does: 'morgen 1 Würfel mehr' },
  street: { name: 'Straße', does: 'meiste Würfel: je\u00a01' },
};

export const DAY_WORDS: typeof En.DAY_WORDS = {
  mon: { name: 'Montag', short: 'Mo' },
  tue: { name: 'Dienstag', short: 'Di' },
  wed: { name: 'Mittwoch', short: 'Mi' },
  thu: { name: 'Donnerstag', short: 'Do' },
  fri: { name: 'Freitag', short: 'Fr' },
  sat: { name: 'Samstag', short: 'Sa' },
  sun: { name: 'Sonntag', short: 'So' },
};

export const SPECIAL_WORDS: typeof En.SPECIAL_WORDS = {
  allSame: 'Alle Würfel gleich',
  allDifferent: 'Alle Würfel verschieden',
  match3: 'Drei Würfel wie ein anderer',
  fewestMoney: 'Am wenigsten Geld',
  mostWeapons: 'Die meisten Waffen',
  equal: 'So viel Geld wie Waffen',
};

export const seatNumber: typeof En.seatNumber = (n) => `Platz ${n}`;

/** "2 Bank, 1 Villa": faces counted, in the order in which they come. */
export function facesWords(faces: readonly Place[]): string {
  return list(
    [...new Set(faces)].map((place) => `${faces.filter((f) => f === place).length} ${PLACE_WORDS[place].name}`),
  );
}

/** "3 Geld und 1 Waffe"; "nichts" when there is none. */
export function tokens({ money, weapons }: { money: number; weapons: number }): string {
  const parts = [money > 0 ? `${money} Geld` : '', weapons > 0 ? count(weapons, 'Waffe', 'Waffen') : ''].filter(
    Boolean,
  );
  return list(parts) || 'nichts';
}
