import type * as En from '../en/actions.ts';

/** The button's word, and one line about what it does. */
export const ACTION_WORDS: typeof En.ACTION_WORDS = {
  pickHome: { name: 'Heimat wählen', does: 'Deine Bande beginnt in diesem Bezirk.' },
  draft: { name: 'Würfel nehmen', does: 'Nimm einen Würfel aus dem Vorrat; Maische plus Würfel ist dein Sud.' },
  split: { name: 'Sud teilen', does: 'Eine Destille neben deinem Boss zündet mit.' },
  stock: { name: 'Destillen füllen', does: 'Der Vorrat wird knapp: Sag, welche Destille zuerst gefüllt wird.' },
  takeJob: { name: 'Job annehmen', does: 'Sein Einsatz liegt aus deiner Reserve fest, bis er erledigt ist.' },
  takeWhisper: {
    name: 'Geflüsterten Job annehmen',
    does: 'Die oberste Karte des Stapels, verdeckt; nur ihr Einsatz ist zu sehen.',
  },
  walkAway: { name: 'Job aufgeben', does: 'Du gibst einen Job ab; sein Einsatz kommt heim.' },
  standPat: { name: 'Abwarten', does: 'Keinen Job annehmen oder aufgeben.' },
  nameMash: { name: 'Maische bestimmen', does: 'Die Maische von morgen ist, was du sagst.' },
  move: {
    name: 'Bewegen',
    does: 'Figuren und Fässer in ein verbundenes Viertel. Stehen Rivalen dort, gibt es Streit.',
  },
  recruit: { name: 'Anheuern', does: 'Runner an deinem Unterschlupf, je 300 $.' },
  secure: { name: 'Beziehen', does: 'Dein Unterschlupf in ein beliebiges sicheres Viertel, für 500 $.' },
  trade: { name: 'Tauschen', does: 'An einem Dock Moonshine gegen Rum, Fass um Fass.' },
  borrow: { name: 'Leihen', does: 'Erbettle 1.500 $ von Shylock, gegen einen Schuldschein.' },
  squareUp: { name: 'Begleichen', does: 'Zahl Shylock 2.000 $ und werde einen Schuldschein los.' },
  collect: { name: 'Kassieren', does: '100 $, ohne Fragen.' },
  layLow: {
    name: 'Abtauchen',
    does: 'Schluss für heute: 100 $ für jeden übrigen Marker und der nächste Platz in der Reihenfolge.',
  },
  unload: {
    name: 'Losschlagen',
    does: 'Fässer in einer Flüsterkneipe verkaufen: Moonshine 300 $, Rum 500 $. Ab vier wird gefahndet.',
  },
  bribe: { name: 'Bestechen', does: 'Kauf einen Einfluss-Marker mehr, für immer.' },
  extort: { name: 'Erpressen', does: '200 $ aus jedem Viertel, das du hältst; bringt immer Fahndung. Einmal am Tag.' },
  rat: { name: 'Verpfeifen', does: 'Ruf jetzt eine Razzia; die Rattenkarte kostet dich 2 Respekt.' },
  rise: { name: 'Aufsteigen', does: 'Ein neuer Boss in einem sicheren Wohnviertel.' },
  takeTheCrown: {
    name: 'Die Krone nehmen',
    does: 'Segen, 10 Respekt, kein Schuldschein, Boss in einem Nobelklub: Die Stadt gehört dir.',
  },
  consigliere: { name: 'Consigliere', does: 'Nimm einen beliebigen Marker von der Fahndungsleiste.' },
  peddle: { name: 'Hausieren', does: 'Moonshine in einem Wohnviertel verkaufen.' },
  stealth: {
    name: 'Anschleichen',
    does: 'Bis zu fünf Gangster schleichen in ein feindliches Viertel; kein Hinterhalt.',
  },
  tunnel: { name: 'Tunnel', does: 'Bis zu fünf Fässer zu oder aus deinem Unterschlupf, egal wie weit.' },
  skiff: { name: 'Übersetzen', does: 'Bis zu fünf Gangster von Ufer zu Ufer.' },
  ambush: {
    name: 'Hinterhalt',
    does: 'Du schießt zuerst, allein, mit einer Gefahr mehr. Der Marker geht zur Fahndung.',
  },
  holdFire: { name: 'Nicht schießen', does: 'Lass sie herein und sieh zu; zurückschießen kostet nichts.' },
  fold: { name: 'Weichen', does: 'Alle gehen; das Viertel und seine Fässer gehören ihnen.' },
  openFire: { name: 'Feuer eröffnen', does: 'Beide Seiten würfeln zugleich.' },
  hit: { name: 'Anschlag', does: 'Eine Salve, deren erster Treffer den Boss der Rivalen nimmt.' },
  plunder: { name: 'Plündern', does: 'Eine Salve, deren Treffer Fässer statt Leben nehmen.' },
  torch: {
    name: 'Abfackeln',
    does: 'Brenn den Unterschlupf hier nieder; kostet einen Runner und bringt immer Fahndung.',
  },
  fallBack: { name: 'Rückzug', does: 'Wieder heim; mitgebrachte Fässer bleiben beim Verteidiger.' },
  advance: { name: 'Vorrücken', does: 'Weiter in ein verbundenes sicheres Viertel, mit allem, was du trägst.' },
  loot: { name: 'Fässer nehmen', does: 'Ein Fass je Treffer, gleich welcher Sorte.' },
  takeOver: { name: 'Übernehmen', does: 'Ihrer geht heim, deiner zieht umsonst ein.' },
  raze: { name: 'Schleifen', does: 'Ihrer geht heim, deiner bleibt, wo er ist.' },
  run: { name: 'Fliehen', does: 'Wähle, wohin deine Crew entkommt; Fässer bleiben zurück.' },
  giveCash: { name: 'Geld geben', does: 'Gib einem anderen Spieler Geld, wann du willst.' },
  offerHandshake: {
    name: 'Handschlag anbieten',
    does: 'Versprechen gegen Versprechen; wer es bricht, bekommt einen Wortbrecher.',
  },
  shake: { name: 'Einschlagen', does: 'Von jetzt an binden beide Versprechen bis zum Sonnenuntergang.' },
  refuseHandshake: { name: 'Ablehnen', does: 'Das Angebot ist vom Tisch.' },
  withdrawHandshake: { name: 'Zurückziehen', does: 'Dein Angebot ist vom Tisch.' },
  callKept: { name: 'Wort gehalten', does: 'Das Versprechen an dich ist erfüllt.' },
  callBroken: { name: 'Wort gebrochen', does: 'Er kann es zugeben, sonst entscheiden die anderen.' },
  admit: { name: 'Zugeben', does: 'Du nimmst einen Wortbrecher.' },
  dispute: { name: 'Bestreiten', does: 'Die anderen stimmen ab; bei Gleichstand zu deinen Gunsten.' },
  vote: { name: 'Abstimmen', does: 'Wurde das Versprechen gehalten oder gebrochen?' },
};

/** What is decided at each stage: as a heading for whoever decides, and for the others. */
export const STAGE_WORDS: typeof En.STAGE_WORDS = {
  home: { yours: 'Wähle deinen Heimatbezirk', theirs: (n) => `${n} wählt einen Heimatbezirk` },
  draft: { yours: 'Nimm einen Würfel', theirs: (n) => `${n} nimmt einen Würfel` },
  split: { yours: 'Den Sud teilen?', theirs: (n) => `${n} darf den Sud teilen` },
  stock: {
    yours: 'Der Vorrat ist knapp: In welcher Reihenfolge werden deine Destillen gefüllt?',
    theirs: (n) => `${n} füllt die Destillen`,
  },
  offer: { yours: 'Dein Angebot', theirs: (n) => `${n} prüft die Jobs` },
  harbormaster: {
    yours: 'Du bist Hafenmeister: Bestimme die Maische von morgen',
    theirs: (n) => `${n} bestimmt die Maische von morgen`,
  },
  play: { yours: 'Du bist am Zug', theirs: (n) => `${n} ist am Zug` },
  standoff: { yours: 'Konfrontation: Was antwortest du?', theirs: (n) => `${n} muss auf die Konfrontation antworten` },
  pinned: { yours: 'Deine Crew ist festgenagelt: Was nun?', theirs: (n) => `Die Crew von ${n} ist festgenagelt` },
  loot: { yours: 'Deine Plünderung hat getroffen: Welche Fässer?', theirs: (n) => `${n} sucht geplünderte Fässer aus` },
  claim: {
    yours: 'Ein Unterschlupf fällt dir zu',
    theirs: (n) => `${n} entscheidet über einen Unterschlupf`,
  },
  run: { yours: 'Razzia: Wohin flieht deine Crew?', theirs: (n) => `Die Crew von ${n} sucht einen Ausweg` },
  judge: {
    yours: 'Sonnenuntergang: Wurde das Versprechen an dich gehalten?',
    theirs: (n) => `${n} sagt, ob ein Versprechen gehalten wurde`,
  },
  answer: {
    yours: 'Du sollst dein Wort gebrochen haben: Gibst du es zu?',
    theirs: (n) => `${n} antwortet auf einen Vorwurf`,
  },
  ballot: {
    yours: 'Ein Wortbruch wird bestritten: Wie stimmst du?',
    theirs: (n) => `${n} stimmt über einen Wortbruch ab`,
  },
};

/** What a question out of the ordinary is about. */
export const CONTEXT_WORDS: typeof En.CONTEXT_WORDS = {
  run: (place) => `Der Trupp steht vor der Tür: ${place}.`,
  claim: (place) => `${place} gehört dir, und der Unterschlupf eines Rivalen steht dort.`,
  split: (stills) => `Der Sud deines Bosses ist fertig: ${stills}.`,
  loot: (hits) => `Deine Treffer sind höchstens ${hits} Fässer des Verteidigers wert.`,
};
