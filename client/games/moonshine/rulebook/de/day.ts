import * as T from '../../../../../src/games/moonshine/data/tables.ts';
import type { Section } from '../../../../learn/rulebook/book.ts';
import { dollars } from '../../../../messages/de/grammar.ts';

/** A Day from its morning to Sunset: sections 5 to 7. */
export const DAY: readonly Section[] = [
  {
    id: '5',
    title: 'Der Tag im Überblick',
    blocks: [
      { figure: 'day' },
      'In der Frühe wird die gestern bestimmte Maische zur heutigen, und alle dürfen wieder erpressen, ein Angebot annehmen und Züge machen.',
      'Du wirst gefragt, sobald etwas dir zu entscheiden bleibt: ein Würfel, ein Zug, eine Antwort im Kampf, wohin eine Crew vor der Razzia flieht. Was nur einen Ausgang hat, geschieht von selbst. Nichts wird geheim entschieden und niemand entscheidet zugleich mit dir. Was nicht deine Entscheidung ist, kannst du nicht treffen.',
    ],
  },
  {
    id: '6',
    title: 'Schatten',
    blocks: [
      'Die erste Hälfte des Tages, in vier Schritten: {brew|der Sud}, {blowback|der Rückschlag}, {offer|die Angebote} mit dem Füllen der Kontobücher, {harbormaster|der Hafenmeister}.',
    ],
  },
  {
    id: '6.1',
    title: 'Der Sud',
    blocks: [
      'Ein roter Würfel mehr, als Spieler da sind, wird in einen gemeinsamen Vorrat geworfen. Der Reihe nach nimmt jeder einen, das muss er, und braut sogleich:',
      {
        steps: [
          'Zähl den Würfel zur Maische. Das ist deine Zahl.',
          'Jede Destille dieser Zahl zündet, wenn du ihr Viertel mit mindestens einem Gangster kontrollierst und kein Trupp dort steht. Die der Rivalen tun nichts.',
          'Steht dein Boss an einer Destille, die zündet, darfst du {split|den Sud teilen}: Noch eine deiner Destillen, zu Lande mit ihm verbunden, zündet mit, gleich welche Zahl sie hat. Sie braucht einen Gangster und darf keinen Trupp haben.',
          'Jede gezündete Destille macht Fässer nach der Größe der Crew dort; der Boss zählt als einer:',
        ],
      },
      { figure: 'muscle' },
      'Die Fässer kommen aus dem Vorrat und liegen, wo sie gebraut wurden. Reicht der Vorrat nicht für alle deine Destillen, sagst du, welche zuerst gefüllt wird; was fehlt, ist verloren. Eine Destille zündet höchstens einmal am Tag.',
      {
        example:
          'Maische 3, du nimmst eine 4: Deine Zahl ist 7. Dein Boss und 3 Runner an einer Destille 7 machen 2 Fässer, und eine Nachbardestille mit 3 Runnern, vom Teilen gezündet, macht 2 weitere.',
      },
      { option: 'split_must_fire' },
    ],
  },
  {
    id: '6.2',
    title: 'Der Rückschlag',
    blocks: [
      'Ein Würfel bleibt im Vorrat. Zähl die Maische dazu: Jede Destille dieser Zahl, wem sie auch gehört, platzt. Eine Crew verliert so viele Gangster, wie sie Fässer gebraut hätte, Runner zuerst, den Boss zuletzt. Ein Boss stirbt nur, wenn er allein steht.',
      'Fässer und Unterschlupf bleiben heil, und das Viertel eines Trupps bleibt verschont. Ein leer gewordenes Viertel ist sogleich verloren. Die Toten rechnet sich niemand an.',
      'Dein Würfel tut also dreierlei: Er braut, er nimmt anderen etwas weg, und er bestimmt, was übrig bleibt.',
    ],
  },
  {
    id: '6.3',
    title: 'Die Angebote',
    blocks: [
      'In *umgekehrter* Reihenfolge tut jeder eins von dreien:',
      {
        list: [
          '*Job annehmen*, vom {market}: Sein {stake} aus deiner Reserve liegt auf der Karte fest. Er ist dein, offen und ohne Frist. Die Lücke wird aus dem Stapel gefüllt.',
          '*Job aufgeben*, den du hast: Sein Einsatz kommt in die Reserve zurück, die Karte wird abgelegt.',
          '*Abwarten*: keins von beiden.',
        ],
      },
      'Einen Boss brauchst du dazu nicht, und du darfst so viele Jobs haben, wie deine Reserve Einsätze hergibt. Ist der Stapel leer, werden die abgelegten Jobs neu gemischt; erledigte kommen nie zurück.',
      { option: 'market_restock' },
    ],
  },
  {
    id: '6.4',
    title: 'Die Kontobücher werden gefüllt',
    blocks: [
      `Nach dem letzten Angebot gehen bis zu ${T.LEDGER_SLOTS} Marker aus deiner Reserve ins Kontobuch, von selbst. Der Einsatz eines Jobs ist also eine Miete: Mit ${T.START_INFLUENCE} Markern, von denen 3 auf einer Karte liegen, hast du 3 am Tag und nicht ${T.LEDGER_SLOTS}.`,
    ],
  },
  {
    id: '6.5',
    title: 'Der Hafenmeister',
    blocks: [
      'Wer allein die meisten Docks kontrolliert, mindestens eines, ist Hafenmeister und bestimmt die Maische von morgen, 1 bis 6. Bei Gleichstand, oder wenn niemand ein Dock hat, wird gewürfelt. Den ganzen Tag sieht jeder, wie sie sein wird, und kann seine Crews zu den Destillen schicken, die sich lohnen.',
    ],
  },
  {
    id: '7',
    title: 'Das Tagesgeschäft',
    blocks: ['Die zweite Hälfte des Tages: Züge der Reihe nach, immer wieder herum.', { figure: 'plays' }],
  },
  {
    id: '7.1',
    title: 'Am Zug',
    blocks: [
      'Bist du dran, machst du genau einen Zug, mit mindestens einer Figur oder einem Fass, wo er etwas bewegt. Aussetzen kannst du nicht. Ist dein Kontobuch leer, bleibt nur {layLow}, und das tut nie jemand für dich.',
      'Ein Zug, der 2 kostet, ist trotzdem ein Zug. Du darfst ihn nur machen, wenn du alles zahlen kannst und jede Bedingung stimmt; was nicht erlaubt ist, lässt sich nicht versuchen und kostet nichts. Wer abgetaucht ist, wird übergangen. Bist du als Letzter übrig, machst du allein weiter.',
    ],
  },
  {
    id: '7.2',
    title: 'Wie ein Zug endet',
    blocks: [
      'Nach jedem Zug, in dieser Folge:',
      {
        steps: [
          'Ein Kampf wird zu Ende gekämpft, ein gefallener Unterschlupf übernommen oder geschleift.',
          'Kontrolle und Fässer werden festgestellt.',
          'Erledigte Jobs werden ausgezahlt.',
          'Liegen fünf oder mehr Marker auf der Fahndungsleiste, oder wurde {rat|verpfiffen}, kommt eine Razzia.',
          'Jobs, die die Razzia für dich erledigt hat, werden ausgezahlt.',
          'Der Nächste ist dran; sind alle abgetaucht, ist Sonnenuntergang.',
        ],
      },
      { option: 'job_check' },
    ],
  },
  {
    id: '7.3',
    title: 'Gewöhnliche Züge',
    blocks: [
      'Jeder kostet 1.',
      {
        list: [
          '*Bewegen*: aus einem Viertel, das du kontrollierst, in ein verbundenes ohne Trupp, beliebig viele deiner Gangster und deiner Fässer dort, mindestens eins davon. Ein leeres Viertel wird dein; ein unbewachter Unterschlupf fällt dir zu (§2.7); rivalisierende Gangster bedeuten Kampf (§9). Fässer allein lösen nichts aus.',
          `*Anheuern*: mindestens ein Runner aus deinem Vorrat zu deinem Unterschlupf, je ${dollars(T.RECRUIT_PRICE)}.`,
          `*Beziehen*: Für ${dollars(T.SECURE_PRICE)} zieht dein Unterschlupf in ein {safe|sicheres} Viertel irgendwo auf der Karte, in dem er nicht schon steht.`,
          '*Tauschen*: an einem Dock unter deiner Kontrolle Moonshine gegen {rum}, Fass um Fass, solange der Vorrat Rum hat. Anders kommt man nicht zu Rum.',
          `*Leihen* und *Begleichen*: Nimm ${dollars(T.LOAN)} und einen {mark} bei Shylock, solange er welche hat; oder zahl ${dollars(T.SQUARE_UP_PRICE)} und gib einen zurück.`,
          `*Kassieren*: ${dollars(T.COLLECT_PAY)}. Sonst nichts.`,
        ],
      },
      'Bewegt wird von einem Ort zu einem Ort, wie viele auch gehen. Was du ohne Figur zurücklässt, ist nicht mehr dein.',
    ],
  },
  {
    id: '7.4',
    title: 'Abtauchen',
    blocks: [
      `Umsonst und immer erlaubt, wenn du dran bist. Jeder Marker, der noch im Kontobuch liegt, bringt ${dollars(T.LAY_LOW_PAY)} und geht in die Reserve; du nimmst die niedrigste freie Zugmarke für morgen; heute machst du keinen Zug mehr.`,
      'Du schießt weiter nicht oder weichst, wenn jemand kommt, schießt umsonst zurück, wählst, wohin Crews fliehen, triffst Abmachungen und gibst Geld. Einen Hinterhalt legst du nicht mehr.',
      'Wer zuerst schlafen geht, ist morgen zuerst dran und nimmt den ersten Würfel.',
    ],
  },
  {
    id: '7.5',
    title: 'Machtzüge',
    blocks: [
      'Jeder kostet 2.',
      {
        list: [
          `*{unload}*: verkauf Fässer, die in einer Flüsterkneipe unter deiner Kontrolle liegen. Moonshine ${dollars(T.MOONSHINE_PRICE)}, Rum ${dollars(T.RUM_PRICE)}. Ein {venue} kauft nur Rum, und jedes dort verkaufte Fass bringt {kickback}: ein Marker aus der Reserve in einen freien Platz deines Kontobuchs. ${T.GREED_TAX_FROM} oder mehr Fässer in einem Zug bringen Fahndung: die {greedTax}.`,
          '*{bribe}*: kauf einen Einfluss mehr, in die Reserve. Dein Boss muss auf dem Brett sein.',
          `*{extort}*: ${dollars(T.EXTORT_PAY)} für jedes Viertel unter deiner Kontrolle. Bringt immer Fahndung. Einmal am Tag.`,
          '*{rat}*: Nimm die Rattenkarte, von wem auch immer, und sogleich kommt eine Razzia, wie leer die Leiste auch sei. Solange du die Karte hast, bist du 2 Respekt weniger wert und kannst nicht noch einmal verpfeifen.',
          '*Aufsteigen*: Ist dein Boss nicht auf dem Brett, stell ihn in ein sicheres Wohnviertel.',
          '*{crown|Die Krone nehmen}*: §14.',
        ],
      },
      { figure: 'bribes' },
      { figure: 'heat' },
      {
        example: `Sechs Marker, zwei im Kontobuch, vier in der Reserve. Du schlägst in einem Nobelklub 5 Rum los: Ein Marker geht zur Fahndung, einer in die Reserve, ${dollars(5 * T.RUM_PRICE)} an dich, und fünfmal Schmiergeld füllt dein Kontobuch wieder.`,
      },
    ],
  },
  {
    id: '7.6',
    title: 'Sonnenuntergang',
    blocks: [
      'In dem Augenblick, da der Letzte abtaucht, kostet jedes nicht gehaltene Versprechen einen {welsher} (§15). Die Zugmarken von heute sind die Reihenfolge von morgen, und ein neuer Tag beginnt. Gekrönt wird bei Sonnenuntergang niemand.',
    ],
  },
];
