import type * as En from '../en/lobby.ts';
import { count } from './grammar.ts';

export const lobby: typeof En.lobby = {
  title: 'Lobby',
  open: 'Tische',
  waiting: 'Warten auf Mitspieler',
  playing: 'Im Spiel',
  none: 'Niemand spielt. Eröffne den ersten Tisch des Abends.',
  more: 'Ältere Tische',
  refresh: 'Neu nachsehen',
  status: { open: 'Offen', running: 'Im Spiel', over: 'Zu Ende', closed: 'Vom Haus geschlossen' },
  free: (n: number) => count(n, 'freier Platz', 'freie Plätze'),
  full: 'Kein Platz frei',
  sit: 'Platz nehmen',
  watch: 'Zusehen',
  resume: 'Zurück an deinen Platz',
  bySeat: 'Plätze',
  houseRules: (n: number) => count(n, 'Hausregel', 'Hausregeln'),
  unnamed: (title: string) => `Ein Tisch: ${title}`,
};

export const set: typeof En.set = {
  title: 'Tisch eröffnen',
  game: 'Spiel',
  name: 'Name des Tisches',
  namePlaceholder: 'Sonntag bei Sal',
  yourName: 'Dein Name',
  yourNamePlaceholder: 'Wie die anderen dich nennen',
  seatCount: 'Mitspieler',
  seats: 'Wer wo sitzt',
  seat: (n: number) => `Platz ${n}`,
  kinds: { me: 'Ich', here: 'Auch an diesem Bildschirm', friend: 'Ein Freund, per Link', bot: 'Ein Bot' },
  hereName: (n: number) => `Name für Platz ${n}`,
  level: (n: number) => `Bot auf Platz ${n}`,
  visibility: 'Wer ihn findet',
  public: 'In der Lobby zu sehen',
  unlisted: 'Nur mit dem Link',
  spectators: 'Andere dürfen zusehen',
  preset: 'Regeln',
  changes: (n: number) => `${count(n, 'eigene Hausregel', 'eigene Hausregeln')}:`,
  options: 'Hausregeln',
  optionsHint: 'Jede dieser Regeln lässt sich einzeln ändern. Ändere nur, worauf sich dein Tisch geeinigt hat.',
  asPrinted: 'wie gedruckt',
  go: 'Tisch eröffnen',
  going: 'Der Tisch wird eröffnet …',
  needName: 'Gib dir zuerst einen Namen.',
  needHereName: (n: number) => `Gib der Person auf Platz ${n} einen Namen.`,
  guest: (n: number) => `Gast ${n}`,
};

export const levels: typeof En.levels = {
  random: { name: 'Streuner', plays: 'Macht, was ihm gerade einfällt. Gute Gesellschaft für den ersten Abend.' },
  rookie: { name: 'Grünschnabel', plays: 'Kennt das Geschäft und vergisst es jedes dritte Mal.' },
  priorities: { name: 'Stammgast', plays: 'Hat für alles eine Gewohnheit und antwortet sofort.' },
  lookahead: { name: 'Ränkeschmied', plays: 'Wägt jede Antwort nach ihren nächsten Schritten ab.' },
  search: { name: 'Consigliere', plays: 'Denkt den Tag bis zum Ende durch, bevor er zieht.' },
  mastermind: { name: 'Drahtzieher', plays: 'Derselbe Kopf mit mehr Zeit. Schwer zu schlagen.' },
};

/** One click to a game against bots. */
export const quick: typeof En.quick = {
  title: 'Gleich Platz nehmen',
  intro: 'Auf allen anderen Plätzen sitzen Bots. Es geht sofort los.',
  play: (game: string) => `${game} spielen`,
  against: (n: number) => `gegen ${count(n, 'Bot', 'Bots')}`,
  guest: 'Gast',
};

export const doors: typeof En.doors = {
  title: 'Wer kommen darf',
  visibility: 'Wer ihn findet',
  visible: { public: 'Alle, in der Lobby', unlisted: 'Wer den Link hat', private: 'Nur mit Einladung' },
  watchers: 'Wer zusehen darf',
  watching: { all: 'Alle', friends: 'Wer eingeladen ist', none: 'Niemand' },
  readyFirst: 'Erst sagen alle, dass sie bereit sind',
  whispers: 'Zwei dürfen flüstern',
  watchersTalk: 'Die Spieler hören die Zuschauer',
  rated: 'Diese Partie wird gewertet.',
};
