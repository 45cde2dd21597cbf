import { count } from '../../../../messages/de/grammar.ts';
import type * as En from '../en/refusals.ts';
import { mobster } from '../mobsters.ts';
import type { Params } from '../refusals.ts';

const upTo = (p: Params) => (typeof p.limit === 'number' ? `: höchstens ${p.limit}` : '');
const who = (p: Params) => (typeof p.mobster === 'string' ? mobster(p.mobster) : 'Dieser Ganove');

/** Why something cannot be done, for every code of the rules. */
export const REFUSAL_WORDS: typeof En.REFUSAL_WORDS = {
  MALFORMED: () => 'Dieser Entscheidung fehlt noch etwas.',
  UNKNOWN_ACTION: () => 'So eine Handlung kennt das Spiel nicht.',
  GAME_OVER: () => 'Die Woche ist um.',
  NOT_AT_THE_TABLE: () => 'Dieser Platz gehört nicht zu diesem Tisch.',
  WRONG_STAGE: () => 'Dafür ist jetzt nicht der Augenblick.',
  NOTHING_SEALED: () => 'Hinter deinem Schirm liegt nichts, was du zurücknehmen könntest.',
  NO_GUN_SHOP_DIE: () => 'Keiner deiner Würfel zeigt den Waffenladen.',
  NO_CLUB_DIE: () => 'Keiner deiner Würfel zeigt den Klub.',
  NO_VILLA_DIE: () => 'Keiner deiner Würfel zeigt die Villa.',
  NO_MONEY: () => 'Du hast kein Geld mehr, um zu zahlen.',
  NOBODY_TO_INVITE: () => 'Keiner deiner Ganoven ist ohne Drink.',
  DON_ASKED_TWICE: () => 'Du hast den Don zweimal gebeten; ein drittes Mal hört er niemanden an.',
  LAST_DAY: () => 'Es gibt kein Morgen für einen weiteren Würfel.',
  NOT_IN_THE_FIGHT: () => 'In diesem Kampf liegt kein Hut von dir.',
  NOTHING_TO_BID: () => 'Du hast nichts, was du bieten könntest.',
  WRONG_DICE: (p) =>
    typeof p.set === 'number' && typeof p.due === 'number'
      ? `Setze alle deine Würfel: ${p.set} von ${p.due} sind gesetzt.`
      : 'Setze alle deine Würfel, nicht mehr und nicht weniger.',
  GUN_SHOP_LIMIT: (p) => `Der Laden verkauft eine Waffe je Würfel dort, soweit das Geld reicht${upTo(p)}.`,
  INVITED_TWICE: () => 'Ein Drink ist genug für jeden von ihnen.',
  NOT_LOYAL: (p) => `${who(p)} ist dir nicht treu.`,
  HAS_A_DRINK: (p) => `${who(p)} hat schon einen Drink.`,
  CLUB_LIMIT: (p) => `Ein Drink je Würfel im Klub, soweit das Geld reicht${upTo(p)}.`,
  MONEY_SHORT: (p) => `Du hast nicht mehr als ${typeof p.money === 'number' ? `${p.money} Geld` : 'so viel Geld'}.`,
  WEAPONS_SHORT: (p) =>
    `Du hast nicht mehr als ${typeof p.weapons === 'number' ? count(p.weapons, 'Waffe', 'Waffen') : 'so viele Waffen'}.`,
};

/** For a code that has no words. */
export const refusedFor: typeof En.refusedFor = (code) => `Das wurde abgelehnt (${code}).`;
