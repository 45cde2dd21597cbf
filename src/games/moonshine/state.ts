/**
 * The State of a game of Moonshine Kingdom, 1929 (section 1.3). Districts and players are lists by index, shaped for speed;
 * people read the notation. Control is never stored as a free value: `mob` is whose pieces stand there, kept true by
 * rules/board.ts alone.
 */
import type { Seat } from '../../engine/rules.ts';
import type { Borough, DistrictId } from './data/districts.ts';
import type { Family } from './data/families.ts';
import type { JobId } from './data/jobs.ts';
import type { Options } from './options.ts';

/** Index of a District in DISTRICTS. */
export type At = number;

/** Not on the board. */
export const SUPPLY = -1;
/** The Boss stands in the pinned crew of the fight, in the District but not part of its pile (section 9.1). */
export const PINNED = -2;
/** Nobody. */
export const NOBODY = -1;

export interface District {
  /** The seat whose pieces stand here, or NOBODY. */
  mob: Seat;
  runners: number;
  moonshine: number;
  rum: number;
}

export interface Player {
  readonly family: Family;
  /** Index into BOROUGHS, or NOBODY when the position does not say. */
  home: number;
  cash: number;
  reserves: number;
  ledger: number;
  owned: number;
  /** The Nod card (section 3.3); with `nod_as_status` it is derived, see rules/respect.ts. */
  nod: boolean;
  marks: number;
  welshers: number;
  laidLow: boolean;
  extorted: boolean;
  /** Has had today's Offer. */
  offered: boolean;
  /** Tomorrow's token, 1 to 4; 0 when not taken yet. */
  token: number;
  /** Where the Boss and the Safehouse stand: a District, SUPPLY, or (Boss) PINNED. */
  boss: At;
  safehouse: At;
  /** Runners in the own supply. */
  supply: number;
  held: JobId[];
  /** Stakes of Jobs held face down (`whispers_claim`). */
  faceDown: number[];
  done: JobId[];
}

export type Phase = 'setup' | 'shadows' | 'offers' | 'harbormaster' | 'hustle' | 'raid' | 'sunset';

/** A question put to a seat. The State holds a stack of them; the topmost is the one that is waited for. */
export type Decision =
  /** Which mainland Borough is home (`home_borough_pick`). */
  | { stage: 'home'; seat: Seat }
  | { stage: 'draft'; seat: Seat }
  /** The Boss's Still fired: one more may (section 6.1, step 2c). */
  | { stage: 'split'; seat: Seat; fired: At[]; targets: At[] }
  /** Thin Supply: in which order the fired Stills are stocked (step 2e). */
  | { stage: 'stock'; seat: Seat; fired: At[] }
  | { stage: 'offer'; seat: Seat }
  | { stage: 'harbormaster'; seat: Seat }
  | { stage: 'play'; seat: Seat }
  | { stage: 'standoff'; seat: Seat }
  | { stage: 'pinned'; seat: Seat }
  /** A Plunder scored: which barrels (section 8). */
  | { stage: 'loot'; seat: Seat; hits: number }
  /** Take over or raze (section 2.7). */
  | { stage: 'claim'; seat: Seat; at: At; rival: Seat }
  /** Where a raided crew runs (section 11, step 2e). */
  | { stage: 'run'; seat: Seat; at: At; exits: At[] }
  /** At Sunset: was the promise kept, does its maker admit, how do the others vote (section 15). */
  | { stage: 'judge' | 'answer' | 'ballot'; seat: Seat; deal: number; promise: 0 | 1 };

export type Stage = Decision['stage'];

/** The fight record (section 9.1). The pinned crew and carried barrels are kept apart from the District's pile. */
export interface Fight {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly at: At;
  readonly origin: At;
  readonly entry: 'move' | 'skiff' | 'stealth';
  readonly defendersAtStart: number;
  readonly safehouseAtStart: boolean;
  readonly bossEntered: boolean;
  boss: 0 | 1;
  runners: number;
  moonshine: number;
  rum: number;
  firstShot: boolean;
}

/** How a mob came to Control a District (section 12). */
export type TookBy = 'move' | 'skiff' | 'walkIn' | 'fight' | 'fold' | 'secure' | 'rise' | 'advance';

/** Deeds of the Play in hand: what Jobs are tested against (section 12, step 3). */
export type Deed =
  | {
      type: 'moved';
      by: 'move' | 'skiff' | 'stealth' | 'tunnel' | 'advance';
      from: At;
      to: At;
      boss: number;
      runners: number;
      moonshine: number;
      rum: number;
      /** Who Controlled `to` before: a seat or NOBODY. */
      mobBefore: Seat;
    }
  | {
      type: 'tookControl';
      at: At;
      by: TookBy;
      /** Who Controlled it when the Play began, or NOBODY. */
      rival: Seat;
      hadSafehouse: boolean;
      /** The rival's Mobsters when the fight began. */
      defenders: number;
    }
  | { type: 'killed'; at: At; rival: Seat; runners: number; boss: number; ownBossEntered: boolean }
  | { type: 'tookOver'; at: At; rival: Seat }
  | { type: 'destroyed'; at: At; rival: Seat; by: 'raze' | 'torch' }
  | { type: 'recruited'; at: At; runners: number }
  | { type: 'secured'; at: At }
  | { type: 'traded'; at: At; barrels: number }
  | { type: 'unloaded'; at: At; moonshine: number; rum: number }
  | { type: 'extorted' }
  | { type: 'rose'; at: At; wasDefenseless: boolean }
  | { type: 'raidMoved'; to: At; mob: Seat };

/** The Play in hand, from its announcement to the end of its pipeline (section 7.2). */
export interface Play {
  readonly seat: Seat;
  readonly name: string;
  /** Announced after the Truce: a partner is no rival for its Jobs (section 17.7). */
  readonly underTruce: boolean;
  deeds: Deed[];
}

/** What a promise can be held to without asking anybody (section 15). */
export type Term = { readonly pay: number } | { readonly stayOut: DistrictId | Borough };

/** One side of a Handshake. */
export interface Vow {
  readonly text: string;
  readonly term: Term | null;
  /** Open until kept or broken; `claimed` broken by its receiver; `disputed` by its maker, and voted upon. */
  state: 'open' | 'claimed' | 'disputed' | 'kept' | 'broken';
  /** Dollars paid toward a `pay` term. */
  paid: number;
  votes: { seat: Seat; kept: boolean }[];
}

/** A Handshake, offered or shaken: `vows[0]` is what `from` gives, `vows[1]` what `to` gives. */
export interface Deal {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  /** The offer it answers, or 0. */
  readonly counter: number;
  shaken: boolean;
  vows: [Vow | null, Vow | null];
}

/** Everything that anybody at the table may know. */
export interface Table {
  readonly options: Options;
  players: Player[];
  districts: District[];
  /** Where each Squad stands, by mainland Borough; SUPPLY when a position has none. */
  squads: At[];
  day: number;
  phase: Phase;
  /** Seats by today's token, #1 first. */
  order: Seat[];
  mash: number;
  /** 0 until it is set. */
  mashTomorrow: number;
  pool: number[];
  /** Owners of the markers on the Heat Track, leftmost first. */
  heat: Seat[];
  rat: Seat;
  market: (JobId | null)[];
  discard: JobId[];
  supply: { moonshine: number; rum: number };
  /** Open questions, the innermost last. Empty only when the game is over. */
  stack: Decision[];
  play: Play | null;
  fight: Fight | null;
  /** The Raid in hand: the next Squad to act, by Borough. */
  raid: { squad: number } | null;
  /** Who took the crown. */
  crowned: Seat;
  /** Handshakes on offer and shaken; all run out at Sunset. */
  deals: Deal[];
  /** Offers made so far: the last one's id. */
  dealsMade: number;
  /** The Federal Crackdown's space, 1 to 10; 0 without the Blood Oath (section 17). */
  crackdown: number;
  /** Pairs of partners, once the Truce is sworn. */
  alliances: [Seat, Seat][];
}

/** The whole truth. */
export interface State extends Table {
  /** The face-down Job deck, top card first (section 16). */
  deck: JobId[];
  /** The opening Market while it lies face down (`day1_dark_market`). */
  dark: JobId[];
  /** The Vipers' Jobs that lie face down (`whispers_claim`), in the order of their `faceDown` Stakes. */
  faceDownJobs: JobId[];
}

/** What one viewer knows: the Table, the number of cards in the deck, and for the Vipers its top card (Whispers). */
export interface View extends Table {
  deckCount: number;
  deckTop?: JobId;
  /** The cards of the face-down opening Market, while there is one. */
  darkCount: number;
  /** For the Vipers: their own Jobs that lie face down. */
  faceDownJobs?: JobId[];
}
