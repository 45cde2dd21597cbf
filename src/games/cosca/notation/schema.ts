/** The form of a position in the public notation, version 1; what the words mean is said in index.ts. */
import { z } from 'zod';
import { FAMILIES } from '../data/families.ts';
import { MOBSTER_IDS } from '../data/mobsters.ts';
import { PLACES } from '../data/places.ts';
import { DAYS, START_MONEY, START_WEAPONS } from '../data/tables.ts';
import { WEEKDAYS } from '../data/week.ts';

/** More than any game can come to. */
const MOST_TOKENS = 999;
const MOST_DICE = 30;

const family = z.enum(FAMILIES);
const mobster = z.enum(MOBSTER_IDS);
const tokens = z.int().min(0).max(MOST_TOKENS);

const standing = z.strictObject({
  mobster,
  loyalTo: family.nullable().default(null),
  drink: z.boolean().default(false),
  carry: z.array(family).default([]),
  meets: z.array(family).optional(),
});

const player = z.strictObject({
  money: tokens.default(START_MONEY),
  weapons: tokens.default(START_WEAPONS),
  dice: z.int().min(0).max(MOST_DICE).optional(),
  shown: z.array(z.enum(PLACES)).max(MOST_DICE).nullable().default(null),
  villa: z.enum(['black', 'white', 'gone']).default('black'),
  villaDie: z.boolean().default(false),
  sealed: z.looseObject({ do: z.string() }).nullable().default(null),
});

export const positionSchema = z.strictObject({
  startDay: z.enum(WEEKDAYS).optional(),
  day: z.int().min(1).max(DAYS).default(1),
  phase: z
    .enum([
      'newDay',
      'setDice',
      'bank',
      'gunShop',
      'racetrack',
      'club',
      'villa',
      'street',
      'mark',
      'loyalty',
      'dayEnd',
      'over',
    ])
    .default('setDice'),
  at: mobster.nullable().default(null),
  row: z.array(z.union([mobster.transform((id) => standing.parse({ mobster: id })), standing])).default([]),
  players: z.partialRecord(family, player),
  deck: z.array(mobster).optional(),
});

export type Position = z.output<typeof positionSchema>;
export type PlayerWords = z.output<typeof player>;
export type MobsterWords = z.output<typeof standing>;
