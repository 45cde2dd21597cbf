import type * as En from '../en/mine.ts';
import { count } from './grammar.ts';

/** One's own tables. */
export const mine: typeof En.mine = {
  title: 'Deine Tische',
  history: 'Deine Partien',
  none: 'Noch nichts. Was du spielst, wird hier aufgehoben.',
  turn: 'Du bist dran',
  running: 'Noch im Spiel',
  over: 'Gespielt',
  go: 'Zum Tisch',
  look: 'Zurückschauen',
  more: 'Ältere Partien',
  place: (n: number) => `Platz ${n}`,
  won: 'Gewonnen',
  noWinner: 'Kein Sieger',
  rating: (n: number) => `Wertung ${n}`,
  rated: (n: number) => count(n, 'gewertete Partie', 'gewertete Partien'),
  unknown: 'Das Haus kennt dich, sobald du einmal Platz genommen hast.',
  kept: 'Ein Platz ist für dich frei gehalten',
};

export const move: typeof En.move = {
  title: 'Anderes Gerät',
  intro: 'Ein Link, der einmal gilt, eine Viertelstunde lang. Öffne ihn dort, wo du weiterspielen willst.',
  everything: 'Alles auf ein anderes Gerät mitnehmen',
  seat: 'Nur diesen Platz mitnehmen',
  only: 'Wer ihn öffnet, hat von da an diesen Platz, und dieser Bildschirm nicht mehr.',
  link: 'Link für das andere Gerät',
  opening: 'Dein Link wird geöffnet …',
  done: (name: string) => `Auf diesem Gerät bist du jetzt ${name}.`,
  doneSeat: (name: string) => `Der Platz von ${name} ist jetzt auf diesem Gerät.`,
  accept: 'Hierher mitnehmen',
  ask: 'Dieser Link bringt Plätze von einem anderen Gerät auf dieses. Er gilt einmal.',
};
