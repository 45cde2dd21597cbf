import type { RefusalCode } from '../../../../../src/games/moonshine/refusals.ts';
import { count, dollars } from '../../../../messages/en/grammar.ts';
import type { Params } from '../refusals.ts';

/** "3 needed, you have 1" when the rules gave figures. */
function figures(p: Params, unit: (n: number) => string): string {
  if (typeof p.need !== 'number') return '';
  return typeof p.have === 'number'
    ? ` You need ${unit(p.need)} and have ${unit(p.have)}.`
    : ` You need ${unit(p.need)}.`;
}

const short = (p: Params, what: string) => {
  if (typeof p.have !== 'number') return `Not that many ${what} there.`;
  return p.have === 0 ? `No ${what} there.` : `Only ${p.have} ${what} there.`;
};

/** Why something cannot be done, for every code of the rules. */
export const REFUSAL_WORDS: Record<RefusalCode, (p: Params) => string> = {
  MALFORMED: () => 'Something is still missing from this action.',
  UNKNOWN_ACTION: () => 'The game knows no such action.',
  GAME_OVER: () => 'The game is over.',
  NOT_AT_THE_TABLE: () => 'That seat is not at this table.',
  NOT_YOUR_DECISION: () => 'It is somebody else’s decision.',
  WRONG_STAGE: () => 'This is not the moment for that.',
  NOTHING_CHOSEN: () => 'Choose at least one piece or barrel.',
  LEDGER_SHORT: (p) => `Too little Influence left in the Ledger today.${figures(p, (n) => `${n}`)}`,
  CASH_SHORT: (p) => `Too little cash.${figures(p, dollars)}`,
  WRONG_FAMILY: () => 'Another family’s trick.',
  BOROUGH_TAKEN: () => 'That Borough is somebody’s home already.',
  NO_WHISPERS: () => 'There is no card to take face down.',
  DIE_NOT_IN_POOL: () => 'No such die is left in the pool.',
  NOT_A_SPLIT_TARGET: () => 'The batch cannot be split there.',
  SPLIT_MUST_FIRE: () => 'At this table a batch that can be split must be.',
  NOT_THE_FIRED_STILLS: () => 'Name each Still that fired exactly once.',
  NOT_IN_MARKET: () => 'That Job is not on offer.',
  STAKE_TOO_HIGH: (p) =>
    `Your Reserves cannot cover the Stake.${figures({ need: p.stake ?? '', have: p.reserves ?? '' }, (n) => count(n, 'marker'))}`,
  JOB_NOT_HELD: () => 'You hold no such Job.',
  NOT_A_FACE: () => 'A die has the faces 1 to 6.',
  NOT_CONTROLLED: () => 'You do not Control that District.',
  SAME_DISTRICT: () => 'It has to be another District.',
  NOT_CONNECTED: () => 'No border, bridge or pair of Docks joins the two.',
  SQUAD_THERE: () => 'A Police Squad has closed that District.',
  NOT_SAFE: () => 'That District is not Safe: somebody else has pieces there.',
  NO_BOSS_THERE: () => 'Your Boss is not there.',
  RUNNERS_SHORT: (p) => short(p, 'Runners'),
  MOONSHINE_SHORT: (p) => short(p, 'Moonshine'),
  RUM_SHORT: (p) => short(p, 'Rum'),
  OVER_LIMIT: (p) => `At most ${p.limit ?? 5} at once.`,
  SAFEHOUSE_OFF_BOARD: () => 'Your Safehouse is not on the board.',
  SUPPLY_SHORT: () => 'Not that many Runners are left in your supply.',
  SAFEHOUSE_ALREADY_THERE: () => 'Your Safehouse stands there already.',
  NOT_A_DOCK: () => 'That takes a Dock.',
  DRY_DOCK: () => 'There is no Rum left to trade for.',
  NO_MARKS_LEFT: () => 'Shylock has no Mark left to give.',
  NO_MARK_HELD: () => 'You owe Shylock nothing.',
  NOT_A_SPEAKEASY: () => 'Only a Speakeasy buys barrels.',
  RUM_ONLY: () => 'High Society drinks Rum and nothing else.',
  BOSS_OFF_BOARD: () => 'Your Boss is not on the board.',
  INFLUENCE_FULL: () => 'You own all ten Influence already.',
  ALREADY_EXTORTED: () => 'You have Extorted today.',
  NO_DISTRICT: () => 'You Control no District.',
  HOLDS_RAT: () => 'You hold the Rat Card.',
  BOSS_ALIVE: () => 'Your Boss is alive.',
  NOT_A_WARD: () => 'That takes a Ward.',
  NO_NOD: () => 'You do not have the Nod: own ten Influence first.',
  RESPECT_SHORT: (p) => `Too little Respect.${figures(p, (n) => `${n}`)}`,
  MARKED: () => 'Nobody is crowned while he owes Shylock.',
  NOT_IN_VENUE: () => 'Your Boss must stand in a High Society Venue.',
  ALLIANCE_RESPECT_SHORT: (p) => `Too little Respect between you and your partner.${figures(p, (n) => `${n}`)}`,
  PARTNER_MARKED: () => 'Your partner owes Shylock.',
  HOME_VENUE: () => 'At this table the Venue must lie outside your home Borough.',
  NO_SUCH_MARKER: () => 'There is no marker there on the Heat Track.',
  NOT_HOSTILE: () => 'Stealth needs rival Mobsters to creep up on.',
  NOT_COASTAL: () => 'A Skiff cannot reach a District without a shore.',
  NOT_FROM_SAFEHOUSE: () => 'One end of a Tunnel must be your Safehouse.',
  LAID_LOW: () => 'Who has Laid Low today does not Ambush.',
  TOO_QUIET: () => 'Against a Stealth the only answer is to Hold Fire.',
  ORIGIN_BARRED: () => 'At this table nobody Folds to where the Invader came from.',
  NO_RUNNER_PINNED: () => 'No Runner of yours is in this fight to carry the torch.',
  NO_RIVAL_SAFEHOUSE: () => 'There is no Safehouse here to burn.',
  OVER_HITS: (p) => `No more barrels than hits${typeof p.hits === 'number' ? `: ${p.hits}` : ''}.`,
  LEFT_BARRELS: () => 'All carried barrels go along on an Advance.',
  NOT_AN_EXIT: () => 'The crew cannot run there.',
  TO_YOURSELF: () => 'You cannot give to yourself.',
  NOT_IN_NOTES: () => 'Cash changes hands in notes of $100.',
  NOT_THE_HUSTLE: () => 'Hands are shaken during the Hustle only.',
  NO_PROMISE: () => 'A Handshake needs a promise from one side at least.',
  TOO_MANY_OFFERS: (p) => `You have ${p.limit ?? 'enough'} offers on the table already.`,
  NO_SUCH_DEAL: () => 'That Handshake is no longer on the table.',
  NOT_YOUR_DEAL: () => 'That is for somebody else to say.',
  ALREADY_SHAKEN: () => 'Hands have been shaken on it.',
  NOT_SHAKEN: () => 'Nobody has shaken hands on it yet.',
  MACHINE_CHECKED: () => 'The house keeps count of this promise by itself.',
  NOT_OPEN: () => 'That promise has been judged or claimed already.',
  NOT_CLAIMED: () => 'Nobody claims that this promise was broken.',
  NOT_DISPUTED: () => 'There is nothing to vote on.',
  PARTY_TO_IT: () => 'Only those who are not part of it vote.',
  HAS_VOTED: () => 'You have voted.',
};

/** For a code that has no words. */
export const refusedFor = (code: string): string => `Refused (${code}).`;
