import type { Borough, Kind } from '../../../../../src/games/moonshine/data/districts.ts';
import type { Family } from '../../../../../src/games/moonshine/data/families.ts';
import { count, list } from '../../../../messages/en/grammar.ts';
import type { Load } from '../names.ts';

export { dollars, list, number } from '../../../../messages/en/grammar.ts';

export const FAMILY_WORDS: Record<Family, { name: string; short: string; gift: string }> = {
  sicilians: {
    name: 'Sicilian Syndicate',
    short: 'Sicilians',
    gift: 'No Squad ever comes through the door of their Safehouse.',
  },
  irish: {
    name: 'Hell’s Kitchen Irish',
    short: 'Irish',
    gift: 'One die more whenever they Open Fire, five at most.',
  },
  vipers: { name: 'East Side Vipers', short: 'Vipers', gift: 'They always know the top card of the Job deck.' },
  knights: {
    name: 'Harlem Knights',
    short: 'Knights',
    gift: 'Every Trade brings one barrel of Rum more, while there is any.',
  },
};

export const KIND_WORDS: Record<Kind, string> = {
  ward: 'Ward',
  dock: 'Dock',
  speakeasy: 'Speakeasy',
  highSociety: 'High Society Venue',
};

export const BOROUGH_WORDS: Record<Borough, string> = {
  manhattan: 'Manhattan',
  bronx: 'The Bronx',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  staten: 'Staten Island',
};

/** What a seat is called that has neither a name nor a family. */
export const seatNumber = (n: number): string => `Seat ${n}`;
export const NOBODY_WORD = 'nobody' as string;

/** "the Boss and 3 Runners", "2 Moonshine" and so on; empty when nothing goes. */
export function cargo(c: Load): string {
  return list(cargoParts(c));
}

/** The same, each kind by itself. */
export function cargoParts(c: Load): string[] {
  const parts: string[] = [];
  if (c.boss) parts.push('the Boss');
  if (c.runners) parts.push(count(c.runners, 'Runner'));
  if (c.moonshine) parts.push(`${c.moonshine} Moonshine`);
  if (c.rum) parts.push(`${c.rum} Rum`);
  return parts;
}
