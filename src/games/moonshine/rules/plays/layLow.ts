/** Lay Low, the free Play (section 7.4). */
import { LAY_LOW_PAY } from '../../data/tables.ts';
import { rule } from '../action.ts';
import { player } from '../board.ts';

export const layLow = rule({
  stages: ['play'],
  fields: {},
  refuse: () => null,
  list: (_s, _seat, out) => void out.push({ do: 'layLow' }),
  apply(s, seat, _a, croupier) {
    const p = player(s, seat);
    const pay = p.ledger * LAY_LOW_PAY;
    p.reserves += p.ledger;
    p.ledger = 0;
    p.cash += pay;
    p.token = 1 + Math.max(...s.players.map((other) => other.token));
    p.laidLow = true;
    croupier.tell?.({ type: 'laidLow', seat, pay, token: p.token });
  },
});
