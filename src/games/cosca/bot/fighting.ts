/** Bids: a share of what is held for each fight of the evening, never more than is needed, and never quite the same. */
import type { Action } from '../../../engine/rules.ts';
import { DAYS, fightValue, WEAPON_VALUE } from '../data/tables.ts';
import { contenders } from '../rules/table.ts';
import type { Mobster } from '../state.ts';
import { chance, type Sight } from './sight.ts';

/** What is kept for the days to come, as if it were one more fight of that worth for each day. */
const TOMORROW = 4;
/** A bid is between half and one and a half of its share, and up to so much more: early fights are not given away. */
const SMALL_CHANGE = 3;
/** Sometimes a fight is let go. */
const LET_GO = 0.1;

export function chooseBid(g: Sight): Action {
  const m = g.v.row[g.v.at] as Mobster;
  const rivals = contenders(g.v, m).filter((seat) => seat !== g.seat);
  const richest = Math.max(0, ...rivals.map((seat) => fightValue(g.v.players[seat] ?? { money: 0, weapons: 0 })));
  const held = fightValue(g.me);
  const wish = Math.floor(held * shareOf(g) * (0.5 + chance(g.dice)) + SMALL_CHANGE * chance(g.dice));
  const bid = chance(g.dice) < LET_GO ? 0 : wish;
  return pay(g, Math.min(bid, richest + 1, held));
}

/** This fight's part of all that is still to be fought for, here and on the days to come. */
function shareOf(g: Sight): number {
  const here = g.worth[g.v.at] ?? 0;
  let all = TOMORROW * (DAYS - g.v.day);
  g.v.row.forEach((m, i) => {
    if (i < g.v.at) return;
    const seats = contenders(g.v, m);
    if (seats.length > 1 && seats.includes(g.seat)) all += g.worth[i] ?? 0;
  });
  return Math.min(1, here / all);
}

/** That value in tokens: weapons first, for money still buys weapons; a token more where it cannot be paid exactly. */
export function pay(g: Sight, value: number): Action {
  const weapons = Math.min(g.me.weapons, Math.floor(value / WEAPON_VALUE));
  const rest = value - WEAPON_VALUE * weapons;
  if (rest <= g.me.money) return { do: 'fight', money: rest, weapons };
  return { do: 'fight', money: weapons < g.me.weapons ? 0 : g.me.money, weapons: Math.min(g.me.weapons, weapons + 1) };
}
