/** What things are worth to the `priorities` player. The unit is a tenth of a mobster who is loyal at the end. */
import { cardOf, type MobsterId, worksOn } from '../data/mobsters.ts';
import { DAYS, KEPT_OVERNIGHT } from '../data/tables.ts';
import { WEEKDAYS } from '../data/week.ts';
import { type Mobster, NEUTRAL, type Table } from '../state.ts';

/** A mobster who stays to the end. */
const TO_THE_END = 10;
/** The chance that one who is loyal tonight still is tomorrow night. */
export const KEEPING = 0.5;
/** A minion more for a day. */
export const MINION = 2;
/** Tokens, up to what is kept overnight; those beyond can only be spent today. */
const MONEY = 1.3;
const WEAPON = 2.4;
const BEYOND = 0.4;
/** A mobster of the leader's is worth taking twice over, nearly. */
const LEADERS = 1.25;

/** What it is worth to have that mobster tonight: perhaps to the end, and his minion on days to come. */
export function worthOf(v: Table, m: Mobster, leader: number): number {
  let worth = TO_THE_END * KEEPING ** (DAYS - v.day);
  for (let day = v.day + 1; day <= DAYS; day++) {
    const weekday = (v.startDay + day - 1) % WEEKDAYS.length;
    if (worksOn(m.id, weekday)) worth += MINION * KEEPING ** (day - v.day - 1);
  }
  return m.loyalTo !== NEUTRAL && m.loyalTo === leader ? worth * LEADERS : worth;
}

/** What tokens are worth at the end of the city actions. */
export function tokensWorth(v: Table, money: number, weapons: number): number {
  return capped(v, money) * MONEY + capped(v, weapons) * WEAPON;
}

function capped(v: Table, n: number): number {
  const kept = v.day >= DAYS ? n : Math.min(n, KEPT_OVERNIGHT);
  return kept + BEYOND * (n - kept);
}

/** The chance that a rival with so many dice goes for that mobster and meets his condition. */
export function rivalMeets(id: MobsterId, dice: number): number {
  const { special, symbols } = cardOf(id);
  const many = Math.max(0, dice - 3);
  switch (special) {
    case 'allSame':
      return dice > 4 ? 0.01 : 0.05;
    case 'allDifferent':
      return Math.max(0.05, 0.45 - 0.15 * many);
    case 'match3':
      return 0.15 + 0.1 * many;
    case 'fewestMoney':
    case 'mostWeapons':
      return 0.35;
    case 'equal':
      return 0.2;
    default:
      return symbols.length === 2 ? Math.min(0.5, 0.22 + 0.08 * many) : Math.min(0.4, 0.1 + 0.07 * many);
  }
}
