/** The Racetrack pays double, on race days (section 5.4). */
import type { Croupier } from '../../../../engine/rules.ts';
import { RACETRACK } from '../../data/places.ts';
import { RACE_PAY } from '../../data/tables.ts';
import { RACE_DAYS } from '../../data/week.ts';
import type { State, Table } from '../../state.ts';
import { diceAt, weekday } from '../table.ts';

/** Whether horses run today. */
export function isRaceDay(s: Table): boolean {
  return RACE_DAYS.has(weekday(s));
}

export function race(s: State, croupier: Croupier): void {
  if (!isRaceDay(s)) return;
  s.players.forEach((p, seat) => {
    const money = RACE_PAY * diceAt(s, seat, RACETRACK);
    if (money === 0) return;
    p.money += money;
    croupier.tell?.({ type: 'raced', seat, money });
  });
}
