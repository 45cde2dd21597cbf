/** Phase 4: the mobsters' loyalty, from left to right (sections 5.5 and 5.6). */
import type { Croupier, Seat } from '../../../engine/rules.ts';
import type { Mobster, State } from '../state.ts';
import { openTheFists } from './fight.ts';
import { layHats } from './minions.ts';
import { contenders } from './table.ts';

/** Section 5.5: conditions that ask for tokens are judged once, before anything is spent on fights. */
export function mark(s: State, croupier: Croupier): void {
  layHats(s, true, croupier);
  s.at = 0;
}

/** Section 5.6: the mobster whose turn it is. All hats under his card are taken back, but those of a new tie. */
export function decideLoyalty(s: State, croupier: Croupier): void {
  const m = s.row[s.at];
  s.at += 1;
  if (!m) return;
  const seats = contenders(s, m);
  const [only] = seats;
  if (seats.length > 1) fightFor(s, m, seats, croupier);
  else if (only !== undefined) hold(m, only, false, croupier);
  m.meets = [];
  if (seats.length < 2) m.carry = [];
}

/** A drink that let its owner fight is spent, whoever wins; a tie leaves loyalty as it was, and the tied hats under the card. */
function fightFor(s: State, m: Mobster, seats: Seat[], croupier: Croupier): void {
  const best = openTheFists(s, m, seats, croupier);
  if (m.drink && !m.meets.includes(m.loyalTo)) {
    m.drink = false;
    croupier.tell?.({ type: 'drinkSpent', mobster: m.id, seat: m.loyalTo });
  }
  const [winner] = best;
  const tie = best.length > 1;
  m.carry = tie ? best : [];
  if (tie) croupier.tell?.({ type: 'tied', mobster: m.id, seats: [...best], loyalTo: m.loyalTo });
  else if (winner !== undefined) hold(m, winner, true, croupier);
}

/** The winner's hat lies on the card. With another's hat goes the drink that lay on it. */
function hold(m: Mobster, seat: Seat, fight: boolean, croupier: Croupier): void {
  const from = m.loyalTo;
  if (from === seat) {
    croupier.tell?.({ type: 'stayedLoyal', mobster: m.id, seat, fight });
    return;
  }
  m.loyalTo = seat;
  m.drink = false;
  croupier.tell?.({ type: 'wonOver', mobster: m.id, seat, from, fight });
}
