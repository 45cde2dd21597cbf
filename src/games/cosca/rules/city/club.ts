/** The Club: a drink for loyal mobsters, one for each die that shows it (section 5.4). It guards until it is called upon. */
import type { Action, Croupier, Refusal, Seat } from '../../../../engine/rules.ts';
import type { MobsterId } from '../../data/mobsters.ts';
import { CLUB } from '../../data/places.ts';
import { no } from '../../refusals.ts';
import type { State, Table } from '../../state.ts';
import { screen } from '../action.ts';
import { diceAt, loyalTo, player } from '../table.ts';

export const club = screen({
  fields: { mobsters: 'mobsters' },
  bar(s, seat) {
    if (diceAt(s, seat, CLUB) === 0) return no('NO_CLUB_DIE');
    if (player(s, seat).money === 0) return no('NO_MONEY');
    return thirsty(s, seat).length === 0 ? no('NOBODY_TO_INVITE') : null;
  },
  refuse(s, seat, { mobsters }) {
    if (new Set(mobsters).size < mobsters.length) return no('INVITED_TWICE');
    const wrong = mobsters.map((id) => notToInvite(s, seat, id)).find((reason) => reason !== null);
    if (wrong) return wrong;
    return mobsters.length > most(s, seat) ? no('CLUB_LIMIT', { limit: most(s, seat) }) : null;
  },
  list: (s, seat) => guestLists(thirsty(s, seat), most(s, seat)).map((mobsters): Action => ({ do: 'club', mobsters })),
  seal: (s, { mobsters }) => ({ do: 'club', mobsters: inRow(s, mobsters) }),
});

function most(s: Table, seat: Seat): number {
  return Math.min(diceAt(s, seat, CLUB), player(s, seat).money);
}

/** Loyal mobsters without a drink, left to right. */
export function thirsty(s: Table, seat: Seat): MobsterId[] {
  return loyalTo(s, seat).flatMap((m) => (m.drink ? [] : [m.id]));
}

function notToInvite(s: Table, seat: Seat, id: MobsterId): Refusal | null {
  const m = s.row.find((one) => one.id === id);
  if (m?.loyalTo !== seat) return no('NOT_LOYAL', { mobster: id });
  return m.drink ? no('HAS_A_DRINK', { mobster: id }) : null;
}

function inRow(s: Table, mobsters: readonly MobsterId[]): MobsterId[] {
  return s.row.flatMap((m) => (mobsters.includes(m.id) ? [m.id] : []));
}

/** Every choice of at most so many, nobody included. */
function guestLists(ids: readonly MobsterId[], limit: number): MobsterId[][] {
  const [first, ...rest] = ids;
  if (first === undefined || limit === 0) return [[]];
  return [...guestLists(rest, limit), ...guestLists(rest, limit - 1).map((list) => [first, ...list])];
}

export function invite(s: State, croupier: Croupier): void {
  s.players.forEach((p, seat) => {
    const order = s.sealed[seat];
    if (order?.do !== 'club') return;
    p.money -= order.mobsters.length;
    for (const m of s.row) if (order.mobsters.includes(m.id)) m.drink = true;
    croupier.tell?.({ type: 'invited', seat, mobsters: [...order.mobsters] });
  });
}
