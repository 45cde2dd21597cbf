import { count } from '../../../../messages/en/grammar.ts';
import type { Shot } from '../../odds/cases.ts';

export const SHOT_WORDS: Record<Shot, string> = { openFire: 'Open Fire', hit: 'Hit', plunder: 'Plunder' };

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
  /** Of one's own seat, and of another's. */
  wins: { you: 'You win', other: (name: string) => `${name} wins` },
  holds: { you: 'You hold', other: (name: string) => `${name} holds` },
  ambushes: { you: 'You ambush first', other: (name: string) => `${name} ambushes first` },
  holdsFire: { you: 'You hold fire', other: (name: string) => `${name} holds fire` },
  /** After "Ada wins": "41 % in 3 volleys of Open Fire". */
  inVolleysOf: (chance: string, volleys: number, shot: string) => `${chance} in ${volleysOf(volleys)} of ${shot}`,
  /** After "Ada wins": " in 3 volleys: 41 %, after an Ambush 15 %". */
  inVolleys: (volleys: number, parts: string) => ` in ${volleysOf(volleys)}: ${parts}`,
  afterAmbush: (chance: string) => `after an Ambush ${chance}`,
  percent: (n: number) => `${n} %`,
  mean: (n: number) => n.toFixed(1),
};

const volleysOf = (n: number) => count(n, 'volley');
