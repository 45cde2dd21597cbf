import type * as En from '../en/house.ts';

export const house: typeof En.house = {
  name: 'Backroom',
  tagline: 'Ein stilles Haus für laute Falschspieler',
  skip: 'Zum Inhalt springen',
  lobby: 'Lobby',
  about: 'Über uns',
  back: 'Zurück zur Lobby',
  open: 'Datei öffnen',
  lost: 'Hinter dieser Tür ist nichts.',
  lostWhy: 'Vielleicht ist die Adresse vertippt, oder es wurde weggeräumt, was hier war.',
  waysOn: 'Wege von hier',
  learnHere: 'Ein Spiel lernen',
  language: 'Sprache',
};

export const net: typeof En.net = {
  offline: 'Das Haus antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.',
  notFound: 'Diesen Tisch gibt es nicht.',
  failed: (status: number) => `Das konnte das Haus nicht tun (${status}).`,
  noAnswer: 'Es kam keine Antwort. Das Brett zeigt, was sicher geschehen ist.',
  connecting: 'Dein Tisch wird gesucht …',
  lost: 'Die Leitung ist tot. Sie wird neu aufgebaut; bis dahin lässt sich nichts bewegen.',
  loading: 'Einen Augenblick …',
  retry: 'Noch einmal',
};

export const offline: typeof En.offline = {
  newVersion: 'Es gibt eine neue Fassung des Hauses.',
  take: 'Jetzt laden',
  later: 'Später',
};

export const about: typeof En.about = {
  title: 'Über dieses Haus',
  p1: 'Backroom ist ein inoffizieller, kostenloser Ort, an dem du Brettspiele um Verbrecherfamilien spielst, mit Freunden und mit Bots.',
  p2: 'Moonshine Kingdom ist von Nick Dyson. Dies ist die Umsetzung seiner Ausgabe „1929“ durch einen Fan, weder von ihm gemacht noch von ihm gebilligt. Gefällt es dir, dann kauf die Schachtel.',
  p3: 'Die Karte, die Bilder und jedes Wort auf diesen Seiten sind von uns. Die Fehler darin auch.',
  p4: 'Schriften: Limelight und Josefin Sans, beide unter der SIL Open Font License.',
};
