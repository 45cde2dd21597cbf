/** Choices in the city. All dice lie open by then, so only the rivals' own choices are still unknown. */
import type { Action } from '../../../engine/rules.ts';
import { cardOf } from '../data/mobsters.ts';
import { CLUB, GUN_SHOP, RACETRACK, STREET } from '../data/places.ts';
import { RACE_PAY, STREET_MONEY, STREET_WEAPONS } from '../data/tables.ts';
import { thirsty } from '../rules/city/club.ts';
import { isRaceDay } from '../rules/city/racetrack.ts';
import { diceAt, isLastDay, player } from '../rules/table.ts';
import type { Player } from '../state.ts';
import { fightChance, oneOfTheBest, type Sight } from './sight.ts';
import { tokensWorth } from './worth.ts';

const HEAT = 0.25;
/** A guard for the days to come, when nobody calls today. */
const STANDING_GUARD = 0.8;
/** What a resource condition that others may meet too is worth of its prize. */
const SHARED = 0.5;

interface Tokens {
  money: number;
  weapons: number;
}

/** Weapons are worth more than their money; less where Bobby, Little Buck or a drink asks for the money. */
export function chooseGuns(g: Sight): Action {
  const most = Math.min(diceAt(g.v, g.seat, GUN_SHOP), g.me.money);
  const choices = Array.from({ length: most + 1 }, (_, n) => n);
  const rivals = g.rivals.map((p) => tonight(g, p, Math.min(diceAt(g.v, seatOf(g, p), GUN_SHOP), p.money)));
  const score = (n: number) => {
    const mine = tonight(g, g.me, n);
    const drinks = Math.min(diceAt(g.v, g.seat, CLUB), drinksWanted(g).length);
    const short = Math.max(0, drinks - (g.me.money - n + raced(g, g.me)));
    return tokensWorth(g.v, mine.money, mine.weapons) + specialsWorth(g, mine, rivals) - 2 * short;
  };
  return { do: 'gunShop', n: oneOfTheBest(choices, score, HEAT, g.dice) };
}

function seatOf(g: Sight, p: Player): number {
  return g.v.players.indexOf(p);
}

function raced(g: Sight, p: Player): number {
  return isRaceDay(g.v) ? RACE_PAY * diceAt(g.v, seatOf(g, p), RACETRACK) : 0;
}

/** What that player holds tonight after buying so many weapons. */
function tonight(g: Sight, p: Player, guns: number): Tokens {
  const street = g.v.players.map((_, seat) => diceAt(g.v, seat, STREET));
  const own = diceAt(g.v, seatOf(g, p), STREET);
  const rules = own > 0 && own === Math.max(...street);
  return {
    money: p.money - guns + raced(g, p) + (rules ? STREET_MONEY : 0),
    weapons: p.weapons + guns + (rules ? STREET_WEAPONS : 0),
  };
}

function specialsWorth(g: Sight, mine: Tokens, rivals: readonly Tokens[]): number {
  let worth = 0;
  g.v.row.forEach((m, i) => {
    const prize = m.loyalTo === g.seat ? (g.worth[i] ?? 0) / 2 : (g.worth[i] ?? 0);
    const { special } = cardOf(m.id);
    if (special === 'equal' && mine.money === mine.weapons) worth += SHARED * prize;
    if (special === 'mostWeapons') worth += prize * lead(rivals.map((r) => mine.weapons - r.weapons));
    if (special === 'fewestMoney') worth += prize * lead(rivals.map((r) => r.money - mine.money));
  });
  return worth;
}

/** 1 when ahead of everybody, less when somebody ties, 0 when somebody is ahead. */
function lead(margins: readonly number[]): number {
  const least = Math.min(...margins);
  return least > 0 ? 1 : least === 0 ? SHARED : 0;
}

/** Mobsters worth a drink, the most urgent first: those whom a rival may take tonight while the own dice miss. */
function drinksWanted(g: Sight): { id: string; worth: number }[] {
  const able = thirsty(g.v, g.seat);
  const wins = fightChance(g, g.me.money, g.me.weapons);
  return g.v.row
    .flatMap((m, i) => {
      if (!able.includes(m.id) || m.meets.includes(g.seat)) return [];
      const called = m.meets.length > 0 || m.carry.some((seat) => seat !== g.seat);
      const worth = called ? (g.worth[i] ?? 0) * wins : isLastDay(g.v) ? 0 : STANDING_GUARD;
      return worth > 0.7 ? [{ id: m.id, worth }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
}

export function chooseDrinks(g: Sight): Action {
  const most = Math.min(diceAt(g.v, g.seat, CLUB), player(g.v, g.seat).money);
  return {
    do: 'club',
    mobsters: drinksWanted(g)
      .slice(0, most)
      .map(({ id }) => id),
  };
}

/** A minion for nothing. */
export function chooseFavour(): Action {
  return { do: 'villa', use: true };
}
