/** The Street rewards whoever shows it most often; all who tie, in full (section 5.4). */
import type { Croupier } from '../../../../engine/rules.ts';
import { STREET } from '../../data/places.ts';
import { STREET_MONEY, STREET_WEAPONS } from '../../data/tables.ts';
import type { State } from '../../state.ts';
import { diceAt, player, seatsWhere } from '../table.ts';

export function ruleTheStreet(s: State, croupier: Croupier): void {
  const dice = Math.max(...s.players.map((_, seat) => diceAt(s, seat, STREET)));
  if (dice === 0) return;
  const seats = seatsWhere(s, (_, seat) => diceAt(s, seat, STREET) === dice);
  for (const seat of seats) {
    player(s, seat).money += STREET_MONEY;
    player(s, seat).weapons += STREET_WEAPONS;
  }
  croupier.tell?.({ type: 'ruledTheStreet', seats, dice, money: STREET_MONEY, weapons: STREET_WEAPONS });
}
