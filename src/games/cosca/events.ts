import type { Seat } from '../../engine/rules.ts';
import type { MobsterId } from './data/mobsters.ts';
import type { Place } from './data/places.ts';
import type { Weekday } from './data/week.ts';
import type { Stage, Villa } from './state.ts';

/** One opened fist. */
export interface Bid {
  seat: Seat;
  money: number;
  weapons: number;
  value: number;
}

/**
 * What happens in a game, told as it happens, so that a board can show it in that order: the morning, the screens lifted, place
 * after place, mobster after mobster. All is public but `sealed` and `withdrawn` where timing is secret, and `sealed` where something else was sealed. `seat` is whose
 * doing it is; -1 in a seat's place means nobody. The client has words for every type.
 */
export type CoscaEvent =
  // Phase 1 (section 5.1)
  | { type: 'dayBegan'; day: number; weekday: Weekday }
  /** The dice of the day, for whom they are, and how the villa token lies if its die was taken. */
  | { type: 'minionsGathered'; seat: Seat; dice: number; mobsters: MobsterId[]; villa: Villa | null }
  | { type: 'mobsterArrived'; mobster: MobsterId }
  | { type: 'excessReturned'; seat: Seat; money: number; weapons: number }
  // Behind the screens
  | { type: 'sealed'; seat: Seat; stage: Stage }
  | { type: 'withdrawn'; seat: Seat; stage: Stage }
  // Phase 2 (section 5.3)
  | { type: 'diceRevealed'; seat: Seat; faces: Place[] }
  | { type: 'hatsLaid'; mobster: MobsterId; seats: Seat[] }
  // Phase 3 (section 5.4): each place in turn, even where nothing happens
  | { type: 'placeReached'; place: Place; open: boolean }
  | { type: 'banked'; seat: Seat; money: number }
  | { type: 'armed'; seat: Seat; weapons: number }
  | { type: 'raced'; seat: Seat; money: number }
  | { type: 'invited'; seat: Seat; mobsters: MobsterId[] }
  | { type: 'askedTheDon'; seat: Seat; use: boolean }
  | { type: 'ruledTheStreet'; seats: Seat[]; dice: number; money: number; weapons: number }
  // Phase 4 (section 5.6): each mobster in turn; `seats` are those whose hats lie under him or on his drink
  | { type: 'mobsterReached'; mobster: MobsterId; loyalTo: Seat; seats: Seat[]; fight: boolean }
  | { type: 'bidsRevealed'; mobster: MobsterId; bids: Bid[] }
  | { type: 'drinkSpent'; mobster: MobsterId; seat: Seat }
  | { type: 'wonOver'; mobster: MobsterId; seat: Seat; from: Seat; fight: boolean }
  | { type: 'stayedLoyal'; mobster: MobsterId; seat: Seat; fight: boolean }
  | { type: 'tied'; mobster: MobsterId; seats: Seat[]; loyalTo: Seat }
  // The end (sections 5.7 and 7)
  | { type: 'dayEnded'; day: number }
  | { type: 'gameEnded'; seat: Seat; reason: string; mobsters: number[]; values: number[] };

export type CoscaEventType = CoscaEvent['type'];
