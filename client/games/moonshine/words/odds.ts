import type { FightCase, Shot } from '../odds/cases.ts';
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
  title: 'Odds',
  you: 'you',
  volleys: 'Volleys',
  wins: 'wins',
  holds: 'holds',
  standing: 'Nobody yet',
  losses: 'Lost, on average',
  bosses: 'Boss dies',
  barrels: 'Barrels, on average',
  barrelsOf: (n: string, there: number) => `${n} of ${there}`,
  none: 'No marker is left for a volley: the crew falls back.',
  best: (win: string, volleys: number) => `${win} in ${count(volleys, 'volley', 'volleys')}`,
  /** In the one line over the tables. */
  brief: { holdFire: 'no Ambush', ambush: 'after an Ambush' },
} as const;

/** The heading of a case. */
export function caseWords(one: FightCase, occupier: string): string {
  if (one.answer === 'ambush') return `${occupier} ambushes first`;
  return one.answer === 'holdFire' ? `${occupier} holds fire` : SHOTS[one.shot];
}
