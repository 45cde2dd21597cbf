/** Looking things up on the table. */
import type { Seat } from '../../../engine/rules.ts';
import { worksOn } from '../data/mobsters.ts';
import { DAYS } from '../data/tables.ts';
import { WEEKDAYS, type Weekday } from '../data/week.ts';
import { type Mobster, NEUTRAL, type Player, type Table } from '../state.ts';

/** The player of a seat that is known to sit there. */
export function player(s: Table, seat: Seat): Player {
  return s.players[seat] as Player;
}

/** The seats for which that holds, in order. */
export function seatsWhere(s: Table, holds: (p: Player, seat: Seat) => boolean): Seat[] {
  const seats: Seat[] = [];
  s.players.forEach((p, seat) => {
    if (holds(p, seat)) seats.push(seat);
  });
  return seats;
}

/** Index in WEEKDAYS of today. */
export function weekdayIndex(s: Table): number {
  return (s.startDay + s.day - 1) % WEEKDAYS.length;
}

export function weekday(s: Table): Weekday {
  return WEEKDAYS[weekdayIndex(s)] as Weekday;
}

export function isLastDay(s: Table): boolean {
  return s.day >= DAYS;
}

/** How many of today's dice that seat showed at a place, by its index; 0 before the reveal of the first day. */
export function diceAt(s: Table, seat: Seat, place: number): number {
  return s.players[seat]?.shown?.[place] ?? 0;
}

/** The seat's loyal mobsters, left to right. */
export function loyalTo(s: Table, seat: Seat): Mobster[] {
  return s.row.filter((m) => m.loyalTo === seat);
}

/** Of these, who works today. */
export function atWork(s: Table, seat: Seat): Mobster[] {
  const today = weekdayIndex(s);
  return s.row.filter((m) => m.loyalTo === seat && worksOn(m.id, today));
}

/** Who may win that mobster today: who meets his condition, whose hat was left by a tie, and who bought him a drink (section 5.5). */
export function contenders(s: Table, m: Mobster): Seat[] {
  return seatsWhere(s, (_, seat) => m.meets.includes(seat) || m.carry.includes(seat) || guards(m, seat));
}

/** Whether that seat's drink guards the mobster. */
export function guards(m: Mobster, seat: Seat): boolean {
  return m.drink && m.loyalTo === seat && seat !== NEUTRAL;
}
