import type { RefusalCode } from '../../../../../src/games/cosca/refusals.ts';
import { count } from '../../../../messages/en/grammar.ts';
import { mobster } from '../mobsters.ts';
import type { Params } from '../refusals.ts';

const upTo = (p: Params) => (typeof p.limit === 'number' ? `: at most ${p.limit}` : '');
const who = (p: Params) => (typeof p.mobster === 'string' ? mobster(p.mobster) : 'That mobster');

/** Why something cannot be done, for every code of the rules. */
export const REFUSAL_WORDS: Record<RefusalCode, (p: Params) => string> = {
  MALFORMED: () => 'Something is still missing from this decision.',
  UNKNOWN_ACTION: () => 'The game knows no such action.',
  GAME_OVER: () => 'The week is over.',
  NOT_AT_THE_TABLE: () => 'That seat is not at this table.',
  WRONG_STAGE: () => 'This is not the moment for that.',
  NOTHING_SEALED: () => 'There is nothing behind your screen to take back.',
  NO_GUN_SHOP_DIE: () => 'None of your dice shows the Gun Shop.',
  NO_CLUB_DIE: () => 'None of your dice shows the Club.',
  NO_VILLA_DIE: () => 'None of your dice shows the Villa.',
  NO_MONEY: () => 'You have no money left to pay with.',
  NOBODY_TO_INVITE: () => 'No mobster of yours is without a drink.',
  DON_ASKED_TWICE: () => 'You have asked the Don twice; he hears nobody a third time.',
  LAST_DAY: () => 'There is no tomorrow for another die.',
  NOT_IN_THE_FIGHT: () => 'You have no hat in this fight.',
  NOTHING_TO_BID: () => 'You hold nothing that could be bid.',
  WRONG_DICE: (p) =>
    typeof p.set === 'number' && typeof p.due === 'number'
      ? `Set all your dice: ${p.set} of ${p.due} are set.`
      : 'Set all your dice, no more and no fewer.',
  GUN_SHOP_LIMIT: (p) => `The shop sells one weapon for each die there, as far as money goes${upTo(p)}.`,
  INVITED_TWICE: () => 'One drink is enough for each of them.',
  NOT_LOYAL: (p) => `${who(p)} is not loyal to you.`,
  HAS_A_DRINK: (p) => `${who(p)} has a drink already.`,
  CLUB_LIMIT: (p) => `One drink for each die at the Club, as far as money goes${upTo(p)}.`,
  MONEY_SHORT: (p) => `You have no more than ${typeof p.money === 'number' ? `${p.money} money` : 'that much money'}.`,
  WEAPONS_SHORT: (p) =>
    `You have no more than ${typeof p.weapons === 'number' ? count(p.weapons, 'weapon') : 'that many weapons'}.`,
};

/** For a code that has no words. */
export const refusedFor = (code: string): string => `That was refused (${code}).`;
