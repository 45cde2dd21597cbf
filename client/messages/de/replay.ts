import type * as En from '../en/replay.ts';

export const replay: typeof En.replay = {
  title: (name: string) => `${name}: im Rückblick`,
  back: 'Zurück zum Tisch',
  bar: 'Rückblick',
  line: 'Zeile',
  at: (n: number, of: number) => `Zeile ${n} von ${of}`,
  day: 'Tag',
  dayN: (n: number) => `Tag ${n}`,
  eyes: 'Mit den Augen von',
  spectator: 'einem Zuschauer',
  all: 'allen: alles offen',
  first: 'Zum Anfang',
  last: 'Zum Ende',
  back1: 'Eine Handlung zurück',
  on1: 'Eine Handlung weiter',
  backTurn: 'Zum Zug davor',
  onTurn: 'Zum nächsten Zug',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  aSecond: (n) => `${n} je Sekunde`,
  folded: 'Später zurückgenommen',
  loading: 'Diese Zeilen werden geholt …',
  keys: 'Pfeile: eine Handlung. Auf und ab: ein Zug. Bildtasten: ein Tag. Pos1, Ende. Leertaste: abspielen.',
  readOnly: 'So ist es gewesen; bewegen lässt sich nichts.',
};

export const files: typeof En.files = {
  save: 'Spieldatei speichern',
  saving: 'Wird gespeichert …',
  report: 'Ein Problem melden',
  reportHint: 'Speichert, was du gerade siehst; wer der Sache nachgeht, kann es öffnen.',
  again: 'Auf das Spiel zurückblicken',
};

export const open: typeof En.open = {
  title: 'Datei öffnen',
  intro: 'Eine Spieldatei wird von der ersten Handlung an nachgespielt; ein Bericht zeigt, was sein Absender sah.',
  choose: 'Datei auswählen',
  drop: 'oder hier ablegen',
  reading: 'Wird gelesen …',
  junk: {
    size: 'Diese Datei ist zu groß, um eine von unseren zu sein.',
    json: 'Diese Datei ist kein JSON: Sie stammt nicht aus diesem Haus, oder sie ist beschädigt.',
    kind: 'Das ist weder eine Spieldatei noch ein Bericht.',
    game: (name: string) => `Das Haus hat kein Spiel namens „${name}“.`,
    report: 'Diesem Bericht fehlt etwas; er lässt sich nicht zeigen.',
    broken: 'Die Stellung in diesem Bericht lässt sich nicht zeichnen.',
  },
  report: (at: number) => `Ein Bericht nach Zeile ${at}`,
  another: 'Eine andere Datei öffnen',
};
