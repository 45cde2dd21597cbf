/** A fight for a mobster: sealed bids of money and weapons, which all pay (section 5.6). */
import type { Action, Croupier, Seat } from '../../../engine/rules.ts';
import { fightValue } from '../data/tables.ts';
import type { Bid } from '../events.ts';
import { no } from '../refusals.ts';
import type { Mobster, State } from '../state.ts';
import { screen } from './action.ts';
import { contenders, player } from './table.ts';

/** Whoever holds nothing can bid nothing, and is not asked. */
export const fight = screen({
  fields: { money: 'count', weapons: 'count' },
  bar(s, seat) {
    const m = s.row[s.at];
    if (!m || !contenders(s, m).includes(seat)) return no('NOT_IN_THE_FIGHT');
    const { money, weapons } = player(s, seat);
    return money + weapons === 0 ? no('NOTHING_TO_BID') : null;
  },
  refuse(s, seat, bid) {
    const { money, weapons } = player(s, seat);
    if (bid.money > money) return no('MONEY_SHORT', { money });
    return bid.weapons > weapons ? no('WEAPONS_SHORT', { weapons }) : null;
  },
  list: (s, seat) => bids(player(s, seat)),
  seal: (_, { money, weapons }) => ({ do: 'fight', money, weapons }),
});

function bids(held: { money: number; weapons: number }): Action[] {
  const all: Action[] = [];
  for (let weapons = 0; weapons <= held.weapons; weapons++) {
    for (let money = 0; money <= held.money; money++) all.push({ do: 'fight', money, weapons });
  }
  return all;
}

/** The fists are opened and everybody pays. Returns who bid the highest value: one, or several who tie. */
export function openTheFists(s: State, m: Mobster, seats: readonly Seat[], croupier: Croupier): Seat[] {
  const opened = seats.map((seat) => bidOf(s, seat));
  for (const { seat, money, weapons } of opened) {
    player(s, seat).money -= money;
    player(s, seat).weapons -= weapons;
  }
  croupier.tell?.({ type: 'bidsRevealed', mobster: m.id, bids: opened });
  const top = Math.max(...opened.map(({ value }) => value));
  return opened.filter(({ value }) => value === top).map(({ seat }) => seat);
}

function bidOf(s: State, seat: Seat): Bid {
  const sealed = s.sealed[seat];
  const { money, weapons } = sealed?.do === 'fight' ? sealed : { money: 0, weapons: 0 };
  return { seat, money, weapons, value: fightValue({ money, weapons }) };
}
