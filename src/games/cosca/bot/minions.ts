/** Setting the dice: of all settings one of those that promise most, from mobsters and from the city together. */
import type { Action } from '../../../engine/rules.ts';
import { cardOf } from '../data/mobsters.ts';
import { BANK, CLUB, type Counts, facesOf, GUN_SHOP, PLACES, RACETRACK, STREET, VILLA } from '../data/places.ts';
import { RACE_PAY } from '../data/tables.ts';
import { isRaceDay } from '../rules/city/racetrack.ts';
import { isSpent } from '../rules/city/villa.ts';
import { fits } from '../rules/conditions.ts';
import { allCounts } from '../rules/minions.ts';
import { isLastDay } from '../rules/table.ts';
import type { Mobster } from '../state.ts';
import { fightChance, nobodyElse, oneOfTheBest, type Sight } from './sight.ts';
import { MINION, tokensWorth } from './worth.ts';

/** The chance to rule the Street with so many dice on it. */
const STREET_CHANCE = [0, 0.35, 0.75, 0.95];
/** The part of a fight's prize that is left when the bid is paid. */
const AFTER_THE_BID = 0.5;
const HEAT = 0.6;

/** What the evening holds for tokens that a setting would bring. */
interface Evening {
  money: number;
  weapons: number;
}

export function chooseDice(g: Sight): Action {
  const settings = allCounts(g.me.dice, PLACES.length);
  return settingOf(oneOfTheBest(settings, scoring(g), HEAT, g.dice));
}

/** The settings that promise most, at most so many, the best first. */
export function settingsByWorth(g: Sight, most: number): Action[] {
  const score = scoring(g);
  const scored = allCounts(g.me.dice, PLACES.length).map((counts) => ({ counts, worth: score(counts) }));
  const best = scored.sort((a, b) => b.worth - a.worth).slice(0, most);
  return best.map(({ counts }) => settingOf(counts));
}

function settingOf(counts: Counts): Action {
  return { do: 'setDice', faces: facesOf(counts) };
}

function scoring(g: Sight): (counts: Counts) => number {
  const quiet = g.v.row.map((m) => nobodyElse(g, m));
  return (counts) => settingWorth(g, counts, quiet);
}

function settingWorth(g: Sight, counts: Counts, quiet: readonly number[]): number {
  const evening = afterTheCity(g, counts);
  const wins = fightChance(g, evening.money, evening.weapons);
  let worth = tokensWorth(g.v, evening.money, evening.weapons) + villaWorth(g, counts);
  const guarded: number[] = [];
  g.v.row.forEach((m, i) => {
    const [prize, calm] = [g.worth[i] ?? 0, quiet[i] ?? 0];
    if (meets(g, m, counts, evening)) worth += meetingWorth(g, m, prize, calm, wins);
    else if (m.loyalTo === g.seat && !m.drink) guarded.push(prize * (1 - calm) * wins * AFTER_THE_BID);
  });
  return worth + drinksWorth(guarded, Math.min(counts[CLUB] ?? 0, evening.money));
}

/** Alone he comes for nothing; in company, or past a drink, for a fight. An own mobster is only kept from others. */
function meetingWorth(g: Sight, m: Mobster, prize: number, calm: number, wins: number): number {
  const fought = wins * AFTER_THE_BID * prize;
  if (m.loyalTo === g.seat) return (1 - calm) * (m.drink ? 0.3 : 1) * fought;
  const alone = m.drink || m.carry.some((seat) => seat !== g.seat) ? 0 : calm;
  return alone * prize + (1 - alone) * fought;
}

/** Tokens to be expected when the city is done, all weapons bought that can be. */
function afterTheCity(g: Sight, counts: Counts): Evening {
  const n = (place: number) => counts[place] ?? 0;
  const banked = g.me.money + n(BANK);
  const guns = Math.min(n(GUN_SHOP), banked);
  const raced = isRaceDay(g.v) ? RACE_PAY * n(RACETRACK) : 0;
  const street = STREET_CHANCE[Math.min(3, n(STREET))] ?? 0;
  return { money: banked - guns + raced + street, weapons: g.me.weapons + guns + street };
}

function meets(g: Sight, m: Mobster, counts: Counts, { money, weapons }: Evening): boolean {
  switch (cardOf(m.id).special) {
    case 'fewestMoney':
      return g.rivals.every((p) => money < p.money + 1);
    case 'mostWeapons':
      return g.rivals.every((p) => weapons > p.weapons + 0.5);
    case 'equal':
      return Math.abs(money - weapons) < 0.5;
    case 'match3':
      return counts.some((n) => n >= 2) && g.rivals.some((p) => p.dice >= 4);
    default:
      return fits(m.id, counts);
  }
}

function villaWorth(g: Sight, counts: Counts): number {
  return (counts[VILLA] ?? 0) > 0 && !isSpent(g.me) && !isLastDay(g.v) ? MINION : 0;
}

/** The best so many guards that can be paid. */
function drinksWorth(guarded: number[], drinks: number): number {
  if (drinks < 1 || guarded.length === 0) return 0;
  const best = guarded.sort((a, b) => b - a).slice(0, Math.floor(drinks));
  return best.reduce((sum, worth) => sum + Math.max(0, worth - 0.7), 0);
}
