import { count } from '../../../../messages/de/grammar.ts';
import type * as En from '../en/takeBack.ts';

const lines = (n: number) => count(n, 'Zeile', 'Zeilen');

/** Taking back: the button, what ended it, and asking the others. */
export const TAKE_BACK_WORDS: typeof En.TAKE_BACK_WORDS = {
  button: (deed) => `Zurücknehmen: ${deed}`,
  whose: (name, deed) => `${deed} (${name})`,
  until: 'frei, bis ein Würfel fällt, eine Karte aufgedeckt wird oder sonst jemand entscheidet',
  turn: (n) => `Den Zug neu beginnen (${count(n, 'Entscheidung', 'Entscheidungen')})`,
  ended: {
    die: 'Seitdem ist ein Würfel gefallen.',
    reveal: 'Seitdem wurde eine Karte aufgedeckt.',
    other: 'Seitdem haben andere entschieden.',
  },
  ask: 'Um Zurücknehmen bitten …',
  pick: 'Such den Moment im Verlauf: Vor welcher deiner Handlungen? Die anderen müssen zustimmen.',
  pickNone: 'Du hast nichts getan, was sich zurücknehmen ließe.',
  pickOff: 'Lieber nicht',
  before: (deed) => `Zurück vor dies: ${deed}`,
  beforeShort: 'Bis hierher zurück',
  asks: (name, deed, n) => `${name} möchte zurück vor dies: ${deed} (${lines(n)} gingen verloren)`,
  agree: 'Einverstanden',
  refuse: 'Nein',
  waits: (names) => `Deine Frage wartet auf ${names}.`,
  withdraw: 'Die Frage zurückziehen',
  others: (name, names) => `${name} möchte etwas zurücknehmen; es fehlt die Antwort von ${names}.`,
  took: (name, n, by) => `${name} nimmt ${lines(n)} zurück${by === 'consent' ? ', mit dem Einverständnis aller' : ''}.`,
  codes: {
    NOTHING_TO_TAKE_BACK: 'Es gibt nichts zurückzunehmen.',
    DIE_FALLEN: 'Seitdem ist ein Würfel gefallen.',
    REVEALED: 'Seitdem wurde eine Karte aufgedeckt.',
    OTHERS_DECIDED: 'Seitdem hat jemand anders entschieden.',
  },
};
