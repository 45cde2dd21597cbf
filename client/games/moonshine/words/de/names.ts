import { count, list } from '../../../../messages/de/grammar.ts';
import type * as En from '../en/names.ts';
import type { Load } from '../names.ts';

export { dollars, list, number } from '../../../../messages/de/grammar.ts';

export const FAMILY_WORDS: typeof En.FAMILY_WORDS = {
  sicilians: {
    name: 'Sizilianisches Syndikat',
    short: 'Sizilianer',
    gift: 'Durch die Tür ihres Unterschlupfs kommt nie ein Trupp.',
  },
  irish: {
    name: 'Iren von Hell’s Kitchen',
    short: 'Iren',
    gift: 'Ein Würfel mehr, wann immer sie das Feuer eröffnen, höchstens fünf.',
  },
  vipers: { name: 'East Side Vipers', short: 'Vipers', gift: 'Sie kennen immer die oberste Karte des Job-Stapels.' },
  knights: {
    name: 'Harlem Knights',
    short: 'Knights',
    gift: 'Jeder Tausch bringt ein Fass Rum mehr, solange es welchen gibt.',
  },
};

export const KIND_WORDS: typeof En.KIND_WORDS = {
  ward: 'Wohnviertel',
  dock: 'Dock',
  speakeasy: 'Flüsterkneipe',
  highSociety: 'Nobelklub',
};

export const BOROUGH_WORDS: typeof En.BOROUGH_WORDS = {
  manhattan: 'Manhattan',
  bronx: 'Bronx',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  staten: 'Staten Island',
};

export const seatNumber: typeof En.seatNumber = (n) => `Platz ${n}`;
export const NOBODY_WORD: typeof En.NOBODY_WORD = 'niemand';

const BOSS = 'Boss';

/** "den Boss und 3 Runner", "2 Moonshine" and so on, as an object of the sentence; empty when nothing goes. */
export function cargo(c: Load): string {
  return list(cargoParts(c).map((part) => (part === BOSS ? `den ${BOSS}` : part)));
}

/** The same, each kind by itself and as it stands alone. */
export function cargoParts(c: Load): string[] {
  const parts: string[] = [];
  if (c.boss) parts.push(BOSS);
  if (c.runners) parts.push(count(c.runners, 'Runner', 'Runner'));
  if (c.moonshine) parts.push(`${c.moonshine} Moonshine`);
  if (c.rum) parts.push(`${c.rum} Rum`);
  return parts;
}
