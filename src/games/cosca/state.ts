/**
 * The State of a game of COSCA (section 4). Sets of seats are short ascending lists; a list, once written, is only replaced, so
 * copies share it.
 */
import type { Seat } from '../../engine/rules.ts';
import type { Family } from './data/families.ts';
import type { MobsterId } from './data/mobsters.ts';
import type { Counts } from './data/places.ts';
import type { Options } from './options.ts';

/** Nobody: the loyalty of a neutral mobster. */
export const NEUTRAL = -1;

/** The villa token: not used yet, flipped, back in the box. */
export type Villa = 'black' | 'white' | 'gone';

export interface Player {
  readonly family: Family;
  money: number;
  weapons: number;
  /** Minion dice of the day. */
  dice: number;
  /** The dice as last shown: today's from the reveal on, until then yesterday's; null before the first reveal. */
  shown: Counts | null;
  villa: Villa;
  /** A die lies on the villa token, for tomorrow. */
  villaDie: boolean;
}

export interface Mobster {
  readonly id: MobsterId;
  loyalTo: Seat;
  /** The money of a drink lies on him. */
  drink: boolean;
  /** Hats left under the card by yesterday's tie: none, or two and more. */
  carry: readonly Seat[];
  /** Who meets his condition today: hats laid at the reveal and after the city, taken back when he is decided. */
  meets: readonly Seat[];
}

/**
 * Where the day stands (section 5). At rest a State is in one of the steps that ask somebody, or over; `loyalty` is at one mobster
 * of the row after another, and asks when they fight.
 */
export type Step =
  | 'newDay'
  | 'setDice'
  | 'bank'
  | 'gunShop'
  | 'racetrack'
  | 'club'
  | 'villa'
  | 'street'
  | 'mark'
  | 'loyalty'
  | 'dayEnd'
  | 'over';

/** A kind of decision; all who are asked decide at the same time, behind their screens. */
export type Stage = 'setDice' | 'gunShop' | 'club' | 'villa' | 'fight';

/** What lies behind a screen. */
export type Sealed =
  | { readonly do: 'setDice'; readonly faces: Counts }
  | { readonly do: 'gunShop'; readonly n: number }
  | { readonly do: 'club'; readonly mobsters: readonly MobsterId[] }
  | { readonly do: 'villa'; readonly use: boolean }
  | { readonly do: 'fight'; readonly money: number; readonly weapons: number };

/** Everything that anybody at the table may know. */
export interface Table {
  readonly options: Options;
  players: Player[];
  /** Index in WEEKDAYS of the first day. */
  readonly startDay: number;
  /** 1 to 7. */
  day: number;
  row: Mobster[];
  step: Step;
  /** The mobster of the row whose loyalty is being decided; 0 in every other step. */
  at: number;
}

/** The whole truth. */
export interface State extends Table {
  /** The face-down mobsters, top card first. */
  deck: MobsterId[];
  /** By seat, what lies behind the screens. */
  sealed: (Sealed | null)[];
}

/** What one viewer knows. */
export interface View extends Table {
  deckCount: number;
  /** What lies behind the viewer's own screen. */
  mine: Sealed | null;
  /** By seat, whether something lies behind the screen; with `sealed_timing` secret the viewer's own only. */
  ready: boolean[];
}

/** A State or a View: enough to know who has sealed, as far as the holder may. */
export type Known = State | View;
