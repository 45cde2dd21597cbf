import type { Refusal } from '../../engine/rules.ts';

/** Every reason for which an action is refused, with the section of moonshine-1929.md it rests on. */
export const REFUSALS = {
  // The form of an action, and whose decision it is.
  MALFORMED: '5',
  UNKNOWN_ACTION: '5',
  GAME_OVER: '14',
  NOT_AT_THE_TABLE: '5',
  NOT_YOUR_DECISION: '5',
  WRONG_STAGE: '5',
  NOTHING_CHOSEN: '7.1',
  // What a Play costs and who may make it.
  LEDGER_SHORT: '3.2',
  CASH_SHORT: '7.3',
  WRONG_FAMILY: '8',
  // Setup and Shadows.
  BOROUGH_TAKEN: '4',
  DIE_NOT_IN_POOL: '6.1',
  NOT_A_SPLIT_TARGET: '6.1',
  SPLIT_MUST_FIRE: '6.1',
  NOT_THE_FIRED_STILLS: '6.1',
  NOT_IN_MARKET: '6.3',
  NO_WHISPERS: '8',
  STAKE_TOO_HIGH: '6.3',
  JOB_NOT_HELD: '6.3',
  NOT_A_FACE: '6.5',
  // The map.
  NOT_CONTROLLED: '7.3',
  SAME_DISTRICT: '7.3',
  NOT_CONNECTED: '2.5',
  SQUAD_THERE: '2.4',
  NOT_SAFE: '2.4',
  NO_BOSS_THERE: '7.3',
  RUNNERS_SHORT: '7.3',
  MOONSHINE_SHORT: '7.3',
  RUM_SHORT: '7.3',
  OVER_LIMIT: '8',
  // Standard Plays.
  SAFEHOUSE_OFF_BOARD: '7.3',
  SUPPLY_SHORT: '7.3',
  SAFEHOUSE_ALREADY_THERE: '7.3',
  NOT_A_DOCK: '7.3',
  DRY_DOCK: '7.3',
  NO_MARKS_LEFT: '7.3',
  NO_MARK_HELD: '7.3',
  // Power Plays.
  NOT_A_SPEAKEASY: '7.5',
  RUM_ONLY: '7.5',
  BOSS_OFF_BOARD: '7.5',
  INFLUENCE_FULL: '7.5',
  ALREADY_EXTORTED: '7.5',
  NO_DISTRICT: '7.5',
  HOLDS_RAT: '7.5',
  BOSS_ALIVE: '7.5',
  NOT_A_WARD: '7.5',
  NO_NOD: '14',
  RESPECT_SHORT: '14',
  MARKED: '14',
  NOT_IN_VENUE: '14',
  HOME_VENUE: '14',
  ALLIANCE_RESPECT_SHORT: '17',
  PARTNER_MARKED: '17',
  // Families.
  NO_SUCH_MARKER: '8',
  NOT_HOSTILE: '8',
  NOT_COASTAL: '8',
  NOT_FROM_SAFEHOUSE: '8',
  // The fight and the Raid.
  LAID_LOW: '9.3',
  TOO_QUIET: '8',
  ORIGIN_BARRED: '9.3',
  NO_RUNNER_PINNED: '8',
  NO_RIVAL_SAFEHOUSE: '8',
  OVER_HITS: '8',
  LEFT_BARRELS: '9.3',
  NOT_AN_EXIT: '11',
  // Deals.
  TO_YOURSELF: '15',
  NOT_IN_NOTES: '15',
  NOT_THE_HUSTLE: '15',
  NO_PROMISE: '15',
  TOO_MANY_OFFERS: '15',
  NO_SUCH_DEAL: '15',
  NOT_YOUR_DEAL: '15',
  ALREADY_SHAKEN: '15',
  NOT_SHAKEN: '15',
  MACHINE_CHECKED: '15',
  NOT_OPEN: '15',
  NOT_CLAIMED: '15',
  NOT_DISPUTED: '15',
  PARTY_TO_IT: '15',
  HAS_VOTED: '15',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** A Refusal of that code; `params` are figures for the words. */
export function no(code: RefusalCode, params?: Record<string, string | number>): Refusal {
  return params ? { code, rule: REFUSALS[code], params } : { code, rule: REFUSALS[code] };
}
