/** The Gun Shop changes money into weapons, one for each die that shows it (section 5.4). */
import type { Croupier, Seat } from '../../../../engine/rules.ts';
import { GUN_SHOP } from '../../data/places.ts';
import { no } from '../../refusals.ts';
import type { State, Table } from '../../state.ts';
import { screen } from '../action.ts';
import { diceAt, player } from '../table.ts';

export const gunShop = screen({
  fields: { n: 'count' },
  bar(s, seat) {
    if (diceAt(s, seat, GUN_SHOP) === 0) return no('NO_GUN_SHOP_DIE');
    return player(s, seat).money === 0 ? no('NO_MONEY') : null;
  },
  refuse: (s, seat, { n }) => (n > most(s, seat) ? no('GUN_SHOP_LIMIT', { limit: most(s, seat) }) : null),
  list: (s, seat) => Array.from({ length: most(s, seat) + 1 }, (_, n) => ({ do: 'gunShop', n })),
  seal: (_, { n }) => ({ do: 'gunShop', n }),
});

function most(s: Table, seat: Seat): number {
  return Math.min(diceAt(s, seat, GUN_SHOP), player(s, seat).money);
}

export function exchange(s: State, croupier: Croupier): void {
  s.players.forEach((p, seat) => {
    const order = s.sealed[seat];
    if (order?.do !== 'gunShop') return;
    p.money -= order.n;
    p.weapons += order.n;
    croupier.tell?.({ type: 'armed', seat, weapons: order.n });
  });
}
