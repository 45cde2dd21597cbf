/** What a seat sees at a glance, worked out once a decision. */
import type { Dice, Seat } from '../../../engine/rules.ts';
import { fightValue } from '../data/tables.ts';
import { loyalTo, player } from '../rules/table.ts';
import type { Mobster, Player, View } from '../state.ts';
import { rivalMeets, worthOf } from './worth.ts';

export interface Sight {
  readonly v: View;
  readonly seat: Seat;
  readonly me: Player;
  readonly rivals: readonly Player[];
  /** What each mobster of the row is worth tonight. */
  readonly worth: readonly number[];
  readonly dice: Dice;
}

export function look(v: View, seat: Seat, dice: Dice): Sight {
  const leader = leadingRival(v, seat);
  return {
    v,
    seat,
    me: player(v, seat),
    rivals: v.players.filter((_, other) => other !== seat),
    worth: v.row.map((m) => worthOf(v, m, leader)),
    dice,
  };
}

/** The rival with most loyal mobsters. */
function leadingRival(v: View, seat: Seat): Seat {
  let leader = -1;
  let most = 0;
  v.players.forEach((_, other) => {
    const count = loyalTo(v, other).length;
    if (other === seat || count <= most) return;
    leader = other;
    most = count;
  });
  return leader;
}

/** The chance that no rival comes to meet that mobster's condition. */
export function nobodyElse(g: Sight, m: Mobster): number {
  return g.rivals.reduce((chance, p) => chance * (1 - rivalMeets(m.id, p.dice)), 1);
}

/** The chance to win a fight against one or two of the rivals, by what all hold. */
export function fightChance(g: Sight, money: number, weapons: number): number {
  const mine = 1 + fightValue({ money, weapons });
  const theirs = 1 + g.rivals.reduce((sum, p) => sum + fightValue(p), 0) / g.rivals.length;
  return mine / (mine + 1.3 * theirs);
}

/** A number from 0 to 1. */
export function chance(dice: Dice): number {
  return dice.below(10_000) / 10_000;
}

/** One of the best, more rarely the further behind: nobody can read which. `heat` is how far behind still counts. */
export function oneOfTheBest<T>(options: readonly T[], score: (option: T) => number, heat: number, dice: Dice): T {
  const scored = options.map((option) => ({ option, score: score(option) }));
  const best = Math.max(...scored.map((one) => one.score));
  const near = scored.filter((one) => one.score > best - 3 * heat);
  const weights = near.map((one) => Math.exp((one.score - best) / heat));
  let left = chance(dice) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = near.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
  return (chosen ?? near[0] ?? scored[0])?.option as T;
}
