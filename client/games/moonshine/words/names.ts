import type { Seat } from '../../../../src/engine/rules.ts';
import {
  type Borough,
  type DistrictId,
  facts,
  indexOf,
  type Kind,
} from '../../../../src/games/moonshine/data/districts.ts';
import type { Family } from '../../../../src/games/moonshine/data/families.ts';

/** How a sentence calls the people and the places in it. */
export interface Names {
  seat(seat: Seat): string;
  /** In the words of October 2026 (option `vocabulary`). */
  later?: boolean;
}

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

/** The District's name; whatever is no District's id is given back as it is. */
export function place(id: DistrictId | string): string {
  const at = indexOf(id);
  return at < 0 ? id : facts(at).name;
}

export const dollars = (n: number): string => `$${n.toLocaleString('en-US')}`;

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "the Boss and 3 Runners", "2 Moonshine" and so on; empty when nothing goes. */
export function cargo(c: Load): string {
  return list(cargoParts(c));
}

interface Load {
  boss?: number;
  runners?: number;
  moonshine?: number;
  rum?: number;
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

export function list(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
