import { count } from '../../../../messages/de/grammar.ts';
import type * as En from '../en/odds.ts';

export const SHOT_WORDS: typeof En.SHOT_WORDS = { openFire: 'Feuer eröffnen', hit: 'Anschlag', plunder: 'Plündern' };

export const ODDS_WORDS: typeof En.ODDS_WORDS = {
  title: 'Aussichten des Kampfes, Salve um Salve',
  you: 'du',
  volleys: 'Salven',
  lost: 'Verluste im Mittel',
  lostAndBoss: 'Verluste im Mittel; Boss stirbt',
  barrels: 'Fässer',
  noBoss: '–',
  unpaid: 'nicht bezahlt',
  none: 'kein Marker für eine Salve übrig',
  pairs: 'Zahlenpaare: Angreifer / Verteidiger.',
  wins: { you: 'Du gewinnst', other: (name) => `${name} gewinnt` },
  holds: { you: 'Du hältst', other: (name) => `${name} hält` },
  ambushes: { you: 'Erst dein Hinterhalt', other: (name) => `Erst ein Hinterhalt von ${name}` },
  holdsFire: { you: 'Du schießt nicht', other: (name) => `${name} schießt nicht` },
  inVolleysOf: (chance, volleys, shot) => `${chance} in ${volleysOf(volleys)} (${shot})`,
  inVolleys: (volleys, parts) => ` in ${volleysOf(volleys)}: ${parts}`,
  afterAmbush: (chance) => `nach einem Hinterhalt ${chance}`,
  percent: (n) => `${n} %`,
  mean: (n) => n.toFixed(1).replace('.', ','),
};

const volleysOf = (n: number) => count(n, 'Salve', 'Salven');
