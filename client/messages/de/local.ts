import type * as En from '../en/local.ts';
import { count } from './grammar.ts';

export const local: typeof En.local = {
  title: 'Auf diesem Gerät',
  intro:
    'Reihum an einem Bildschirm oder gegen Bots, ohne Server und ohne Netz. Jede Handlung bleibt sofort auf diesem Gerät.',
  noHint: 'In diesem Spiel denkt hier niemand voraus.',
  honest:
    'Auch die verdeckten Karten eines solchen Spiels und seine künftigen Würfe liegen auf diesem Gerät: Wer sie sucht, kann sie finden.',
  set: 'Neuer Tisch',
  go: 'Anfangen',
  games: 'Tische auf diesem Gerät',
  none: 'Hier liegt noch kein Tisch.',
  resume: 'Weiterspielen',
  look: 'Ansehen',
  remove: 'Wegwerfen',
  removeSure: 'Endgültig wegwerfen?',
  keep: 'Behalten',
  open: 'Spieldatei öffnen',
  save: 'Spieldatei speichern',
  back: 'Zu den Tischen auf diesem Gerät',
  lost: 'Diesen Tisch gibt es auf diesem Gerät nicht.',
  full: 'Auf diesem Gerät ist kein Platz mehr für das Spiel. Speichere die Spieldatei, bevor du die Seite schließt.',
  thinking: (name: string) => `${name} überlegt …`,
  again: 'Noch einmal spielen',
  actions: (n: number) => count(n, 'Handlung', 'Handlungen'),
  badFile: (why: string) => `Dieses Spiel lässt sich nicht weiterspielen: ${why}`,
  noSeed: 'Die Datei hat keinen Startwert; niemand kennt ihre künftigen Würfe',
  broken: (action: number) => `Die Regeln verbieten Handlung ${action}`,
  door: 'Auf diesem Gerät spielen',
  doorHint: 'Reihum oder gegen Bots, auch ohne Netz.',
  table: 'Ein Tisch auf diesem Gerät',
};
