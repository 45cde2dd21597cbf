/** The Villa: the Don lends one more minion for tomorrow, once a day and twice a game (section 5.4). */
import type { Croupier } from '../../../../engine/rules.ts';
import { VILLA } from '../../data/places.ts';
import { no } from '../../refusals.ts';
import type { Player, State } from '../../state.ts';
import { screen } from '../action.ts';
import { diceAt, isLastDay, player } from '../table.ts';

export const villa = screen({
  fields: { use: 'flag' },
  bar(s, seat) {
    if (diceAt(s, seat, VILLA) === 0) return no('NO_VILLA_DIE');
    if (isSpent(player(s, seat))) return no('DON_ASKED_TWICE');
    return isLastDay(s) ? no('LAST_DAY') : null;
  },
  refuse: () => null,
  list: () => [
    { do: 'villa', use: true },
    { do: 'villa', use: false },
  ],
  seal: (_, { use }) => ({ do: 'villa', use }),
});

/** Whether the Don has been asked twice: the token is in the box, or will be tomorrow. */
export function isSpent(p: Player): boolean {
  return p.villa === 'gone' || (p.villa === 'white' && p.villaDie);
}

export function askTheDon(s: State, croupier: Croupier): void {
  s.players.forEach((p, seat) => {
    const order = s.sealed[seat];
    if (order?.do !== 'villa') return;
    if (order.use) p.villaDie = true;
    croupier.tell?.({ type: 'askedTheDon', seat, use: order.use });
  });
}
