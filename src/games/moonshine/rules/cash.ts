/** Cash gifts: any amount, to anybody, at any time (section 15). */
import type { Refusal, Seat } from '../../../engine/rules.ts';
import { CASH_UNIT } from '../data/tables.ts';
import { no } from '../refusals.ts';
import type { Table } from '../state.ts';
import { rule } from './action.ts';
import { player } from './board.ts';
import { watchCash } from './deals/watch.ts';

/** Why that seat cannot pay that sum. */
export function cashShort(s: Table, seat: Seat, need: number): Refusal | null {
  const have = player(s, seat).cash;
  return have < need ? no('CASH_SHORT', { need, have }) : null;
}

export const giveCash = rule({
  stages: ['aside'],
  fields: { to: 'seat', amount: 'number' },
  refuse(s, seat, a) {
    if (a.to === seat) return no('TO_YOURSELF');
    if (a.amount === 0) return no('NOTHING_CHOSEN');
    if (a.amount % CASH_UNIT !== 0) return no('NOT_IN_NOTES', { unit: CASH_UNIT });
    return cashShort(s, seat, a.amount);
  },
  list(s, seat, out) {
    const { cash } = player(s, seat);
    if (cash < CASH_UNIT) return;
    const amounts = cash === CASH_UNIT ? [cash] : [CASH_UNIT, cash];
    s.players.forEach((other, to) => {
      if (to !== seat) for (const amount of amounts) out.push({ do: 'giveCash', to: other.family, amount });
    });
  },
  apply(s, seat, a, croupier) {
    player(s, seat).cash -= a.amount;
    player(s, a.to).cash += a.amount;
    croupier.tell?.({ type: 'cashGiven', seat, to: a.to, amount: a.amount });
    watchCash(s, seat, a.to, a.amount, croupier);
  },
});
