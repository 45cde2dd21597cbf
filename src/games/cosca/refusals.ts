import type { Refusal } from '../../engine/rules.ts';

/** Every reason for which an action is refused, with the section of cosca.md it rests on. */
export const REFUSALS = {
  // The form of an action, and whose decision it is.
  MALFORMED: '9',
  UNKNOWN_ACTION: '9',
  GAME_OVER: '7',
  NOT_AT_THE_TABLE: '3',
  WRONG_STAGE: '5',
  NOTHING_SEALED: '5',
  // Who is asked.
  NO_GUN_SHOP_DIE: '5',
  NO_CLUB_DIE: '5',
  NO_VILLA_DIE: '5',
  NO_MONEY: '5',
  NOBODY_TO_INVITE: '5',
  DON_ASKED_TWICE: '5',
  LAST_DAY: '5',
  NOT_IN_THE_FIGHT: '5.6',
  NOTHING_TO_BID: '5.6',
  // What is sealed.
  WRONG_DICE: '5.2',
  GUN_SHOP_LIMIT: '5.4',
  INVITED_TWICE: '5.4',
  NOT_LOYAL: '5.4',
  HAS_A_DRINK: '5.4',
  CLUB_LIMIT: '5.4',
  MONEY_SHORT: '5.6',
  WEAPONS_SHORT: '5.6',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** A Refusal of that code; `params` are figures for the words. */
export function no(code: RefusalCode, params?: Record<string, string | number>): Refusal {
  return params ? { code, rule: REFUSALS[code], params } : { code, rule: REFUSALS[code] };
}
