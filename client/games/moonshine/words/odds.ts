import type { FightCase, Row, Shot } from '../odds/cases.ts';
import { count } from './names.ts';

const SHOTS: Record<Shot, string> = { openFire: 'Open Fire', hit: 'Hit', plunder: 'Plunder' };

/** A chance as people read it: never 0 or 100 unless it is certain. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance < 0.005) return '<1 %';
  if (chance > 0.995 && chance < 1 - 1e-12) return '>99 %';
  return `${Math.round(chance * 100)} %`;
}

/** A mean number of Mobsters or barrels. */
export const mean = (n: number): string => n.toFixed(1);

export const ODDS_WORDS = {
  title: 'Odds of the fight, volley by volley',
  you: 'you',
  volleys: 'Volleys',
  lost: 'Lost, mean',
  lostAndBoss: 'Lost, mean; Boss dies',
  barrels: 'Barrels',
  noBoss: '–',
  unpaid: 'not paid for',
  none: 'no marker left for a volley',
  /** The order of a pair of figures. */
  pairs: 'Pairs of figures: Invader / Occupier.',
} as const;

const isYou = (name: string) => name === ODDS_WORDS.you;
export const wins = (name: string): string => (isYou(name) ? 'You win' : `${name} wins`);
export const holds = (name: string): string => (isYou(name) ? 'You hold' : `${name} holds`);

/** The heading of a case. */
export function caseWords({ answer, shot }: FightCase, occupier: string): string {
  const you = isYou(occupier);
  if (answer === 'ambush') return you ? 'You ambush first' : `${occupier} ambushes first`;
  if (answer === 'holdFire') return you ? 'You hold fire' : `${occupier} holds fire`;
  return SHOTS[shot];
}

const volleysOf = (n: number) => count(n, 'volley', 'volleys');

interface Case {
  one: FightCase;
  rows: readonly Row[];
}

/** The last rows of all cases in one sentence, after "Ada wins": "in 3 volleys: 41 %, after an Ambush 15 %". */
export function briefOf(cases: readonly Case[]): string {
  const last = cases.flatMap(({ one, rows }) => rows.slice(-1).map(({ odds, volleys }) => ({ one, odds, volleys })));
  const [first] = last;
  if (!first) return '';
  if (first.one.answer === null) {
    const fired = last.filter(({ one }) => one.shot !== 'plunder');
    const said = fired.map((row) => `${percent(row.odds.win)} in ${volleysOf(row.volleys)} of ${SHOTS[row.one.shot]}`);
    return `: ${said.join(', ')}`;
  }
  if (first.one.most === 0) return `: ${ODDS_WORDS.none}`;
  const parts = last.map(({ one, odds }) => `${one.answer === 'ambush' ? 'after an Ambush ' : ''}${percent(odds.win)}`);
  return ` in ${volleysOf(first.volleys)}: ${parts.join(', ')}`;
}
