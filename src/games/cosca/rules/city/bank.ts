/** The Bank pays for each die that shows it (section 5.4). */
import type { Croupier } from '../../../../engine/rules.ts';
import { BANK } from '../../data/places.ts';
import { BANK_PAY } from '../../data/tables.ts';
import type { State } from '../../state.ts';
import { diceAt } from '../table.ts';

export function bank(s: State, croupier: Croupier): void {
  s.players.forEach((p, seat) => {
    const money = BANK_PAY * diceAt(s, seat, BANK);
    if (money === 0) return;
    p.money += money;
    croupier.tell?.({ type: 'banked', seat, money });
  });
}
