import type { words as En } from './en.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const words: typeof En = {
  title: 'Das Hinterzimmer',
  intro: 'Für den, der dieses Haus betreibt. Der Schlüssel ist das ADMIN_TOKEN, mit dem der Server gestartet wurde.',
  token: 'Schlüssel',
  enter: 'Eintreten',
  leave: 'Abschließen',
  off: 'Dieses Haus hat kein Hinterzimmer: Es wurde ohne ADMIN_TOKEN gestartet.',
  wrong: 'Nicht mit diesem Schlüssel.',
  many: 'Zu oft geraten. Warte eine Minute.',
  silent: 'Das Haus antwortet nicht.',
  figures: 'Wie es läuft',
  running: 'Tische im Spiel',
  open: 'Tische, die warten',
  over: 'zu Ende gespielt',
  closed: 'geschlossen',
  sockets: 'Verbindungen',
  watched: 'Tische mit Zuschauern',
  queued: 'Züge in der Schlange',
  gap: 'Längste Lücke der Ereignisschleife in der letzten Minute (99 von 100 darunter)',
  gapValue: (max, p99) => `${max} ms (${p99} ms)`,
  heap: 'Speicher',
  up: 'In Betrieb seit',
  build: 'Ausgabe',
  mb: (bytes) => `${Math.round(bytes / 1024 / 1024)} MB`,
  since: (ms) => {
    const minutes = Math.floor(ms / 60_000);
    const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
    return days > 0 ? `${days} T. ${hours} Std.` : hours > 0 ? `${hours} Std. ${minutes % 60} Min.` : `${minutes} Min.`;
  },
  actions: 'Züge seit dem Start, nach Ausgang',
  noActions: 'Noch hat niemand etwas getan.',
  faults: (n) => (n === 0 ? 'Keine Fehler seit dem Start' : `${count(n, 'Fehler', 'Fehler')} seit dem Start`),
  tables: 'Tische',
  all: 'Alle',
  status: { running: 'Im Spiel', open: 'Wartet', over: 'Zu Ende', closed: 'Geschlossen' },
  show: 'Zeige',
  columns: {
    name: 'Tisch',
    status: 'Stand',
    seats: 'Plätze',
    lines: 'Zeilen',
    watchers: 'Sehen zu',
    last: 'Letzter Zug',
  },
  unlisted: 'nicht gelistet',
  archive: 'aus einer Datei',
  free: 'frei',
  none: 'Keine Tische dieser Art.',
  close: (name) => ['Schließen', `: ${name}`],
  sure: (name) => `${name} für immer schließen? Niemand kann dort weiterspielen.`,
  yes: 'Schließen',
  no: 'Offen lassen',
  more: 'Ältere',
};
