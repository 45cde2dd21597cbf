import * as T from '../../../../../src/games/moonshine/data/tables.ts';
import type { Section } from '../../../../learn/rulebook/book.ts';
import { dollars } from '../../../../messages/de/grammar.ts';

/** Families, fights, Heat and Raids: sections 8 to 11. */
export const FIGHT: readonly Section[] = [
  {
    id: '8',
    title: 'Die Familien',
    blocks: [
      'Jede Familie hat eine Gabe, die immer wirkt, und zwei Kniffe, die nur sie kann. Kniffe *im Kampf* wählst du, während du {pinned|festgenagelt} bist; sie kosten Einfluss, keinen Zug. Die anderen sind Züge.',
      { figure: 'families' },
    ],
  },
  {
    id: '8.1',
    title: 'Sizilianisches Syndikat',
    blocks: [
      {
        list: [
          '*Unberührbar* (Gabe): In das Viertel ihres Unterschlupfs geht nie ein Trupp. Halten sie ein anderes in seiner Reichweite, kann er dorthin gehen.',
          '*{hit}* (im Kampf, 2): eine Salve wie jede andere; triffst du aber und ist der Boss des Rivalen da, nimmt er deinen ersten Treffer. Ohne Boss dort ist es eine gewöhnliche Salve. Fahndung bringt er nur als erster Schuss des Kampfes.',
          '*{consigliere}* (Zug, 1): nimm einen beliebigen Marker, deinen oder einen fremden, von der Fahndungsleiste; er geht heim in die Reserve seines Besitzers.',
        ],
      },
    ],
  },
  {
    id: '8.2',
    title: 'Iren von Hell’s Kitchen',
    blocks: [
      {
        list: [
          '*Feuerkraft* (Gabe): Eröffnen sie als Angreifer das Feuer, werfen sie einen Würfel mehr, höchstens fünf. Nicht beim Plündern, im Hinterhalt oder beim Zurückschießen.',
          '*{plunder}* (im Kampf, 1): eine Salve, deren Treffer Fässer statt Leben nehmen, je eins, gleich welcher Sorte. Sein Zurückschießen tötet trotzdem; fällt deine ganze Crew, ist nichts geholt. Keine Fahndung, und der erste Schuss ist noch offen.',
          `*Hausieren* (Zug, 1): verkauf Moonshine in einem Wohnviertel unter deiner Kontrolle, ${dollars(T.MOONSHINE_PRICE)} das Fass. ${T.GREED_TAX_FROM} oder mehr bringen Fahndung.`,
        ],
      },
      { option: 'peddle_street_rate' },
    ],
  },
  {
    id: '8.3',
    title: 'East Side Vipers',
    blocks: [
      {
        list: [
          '*Geflüster* (Gabe): Sie dürfen jederzeit die oberste Karte des Job-Stapels ansehen.',
          `*{stealth}* (Zug, 1): bis zu ${T.TRICK_LIMIT} Gangster, keine Fässer, schleichen in ein verbundenes {hostile|feindliches} Viertel. Sie sind sogleich festgenagelt; die einzige Antwort ist, nicht zu schießen.`,
          `*{tunnel}* (Zug, 1): bis zu ${T.TRICK_LIMIT} Fässer zwischen deinem Unterschlupf und einem anderen Viertel unter deiner Kontrolle, hin oder her, egal wie weit.`,
        ],
      },
      { option: 'whispers_claim' },
      { option: 'stealth_allows_fold' },
    ],
  },
  {
    id: '8.4',
    title: 'Harlem Knights',
    blocks: [
      {
        list: [
          '*Beziehungen* (Gabe): Nach einem Tausch bekommen sie ein Fass Rum mehr, wenn der Vorrat noch eins hat.',
          `*{skiff}* (Zug, 1): bis zu ${T.TRICK_LIMIT} Gangster, keine Fässer, aus einem Viertel {coastal|am Ufer} unter deiner Kontrolle in ein beliebiges anderes ohne Trupp. Sonst wie Bewegen. Kein Ausweg beim Weichen, Vorrücken oder vor einer Razzia.`,
          '*{torch}* (im Kampf, 1): Einer deiner festgenagelten Runner geht in deinen Vorrat und brennt den Unterschlupf des Verteidigers hier nieder. Es bringt immer Fahndung und ist kein Schuss.',
        ],
      },
      { option: 'skiff_escape' },
      { option: 'torch_first_shot' },
    ],
  },
  {
    id: '9',
    title: 'Kämpfe',
    blocks: [
      'Beweg mindestens einen Gangster in ein Viertel mit Gangstern eines Rivalen, und es gibt Kampf. Du bist der *Angreifer*, er ist der *Verteidiger*. Der Kampf gehört zu deinem einen Zug, wie lange er auch dauert, und solange geschieht nichts anderes (Geld und Handschläge ausgenommen).',
      { figure: 'fight' },
    ],
  },
  {
    id: '9.1',
    title: 'Wer dabei ist',
    blocks: [
      'Deine Crew und die Fässer, die sie mitbringt, stehen getrennt von dem, was im Viertel liegt. Gangster, die dort geblieben sind, woher du kamst, sind nicht dabei.',
    ],
  },
  {
    id: '9.2',
    title: 'Würfel und Gefahr',
    blocks: [
      '*Wie viele Würfel*: die halbe Crew, aufgerundet, höchstens fünf.',
      { figure: 'muscle' },
      `*Was tötet*: Deine {threat} beginnt bei 1 und steigt um eins für jedes davon, höchstens auf ${T.THREAT_CAP}:`,
      {
        list: [
          'dein Boss lebt in diesem Kampf (beide Seiten);',
          'dein eigener Unterschlupf steht hier (nur der Verteidiger);',
          'es ist der Hinterhalt (nur der Verteidiger).',
        ],
      },
      { figure: 'threat' },
      'Beides wird an den Crews gezählt, wie sie vor dem Wurf stehen. Treffer nehmen Runner zuerst und den Boss zuletzt; überzählige verfallen.',
      { option: 'dice_colours' },
    ],
  },
  {
    id: '9.3',
    title: 'Die Konfrontation, und festgenagelt',
    blocks: [
      'Zuerst antwortet der Verteidiger, einmal:',
      {
        list: [
          '*{ambush}* (1 aus seinem Kontobuch, zur Fahndung; nicht, wenn er abgetaucht ist): Er allein würfelt, mit einer Gefahr mehr.',
          '*{holdFire}* (umsonst): Niemand würfelt.',
          '*{fold}* (umsonst): Alle seine Gangster gehen in ein verbundenes Viertel, das für ihn sicher ist. Das Viertel, seine Fässer und was du mitbringst sind dein, sein Unterschlupf wird übernommen oder geschleift, und der Zug ist vorbei. Ohne ein solches Viertel kann er nicht weichen.',
        ],
      },
      { option: 'scram_bars_origin' },
      'Stehst du noch, bist du {pinned|festgenagelt} und wählst, so oft du zahlen kannst:',
      {
        list: [
          '*{openFire}* (1): Beide Seiten würfeln zugleich. Er schießt immer umsonst zurück.',
          'den *Kniff* deiner Familie, wenn sie einen für Kämpfe hat;',
          '*{advance}* (1): weiter in ein verbundenes Viertel, das für dich sicher ist, mit allem, was du trägst. Auch dorthin, woher du kamst.',
          '*{fallBack}* (umsonst): zurück, woher du kamst. Was du trugst, bleibt bei ihm.',
        ],
      },
      { option: 'advance_leave_barrels' },
      'Mit leerem Kontobuch musst du dich zurückziehen.',
    ],
  },
  {
    id: '9.4',
    title: 'Nach einer Salve',
    blocks: [
      'Die Treffer beider Seiten zählen, auch die einer Crew, die dabei ausgelöscht wurde.',
      { figure: 'afterVolley' },
    ],
  },
  { id: '9.5', title: 'Wie er endet', blocks: [{ figure: 'ends' }] },
  {
    id: '9.6',
    title: 'Der Lärm eines Kampfes',
    blocks: [
      'Der *erste Schuss* eines Kampfes schickt seinen Marker zur Fahndung: der des Verteidigers, wenn er einen Hinterhalt legt, sonst die erste Salve oder der Anschlag des Angreifers, ob jemand stirbt oder nicht. Alle späteren Schüsse sind leise. Abfackeln legt einen eigenen Marker dazu. Ein Kampf ohne Schuss macht keinen Lärm.',
    ],
  },
  {
    id: '10',
    title: 'Fahndung',
    blocks: [
      'Nur das legt einen Marker auf die Fahndungsleiste, und zwar den dessen, der es tat:',
      { figure: 'heat' },
      'Neue Marker kommen rechts hinzu. Gezählt wird, wenn der Zug endet; ein Kampf ist also immer vorbei, bevor die Sirenen kommen. Marker verlassen die Leiste durch eine Razzia, alle, oder einzeln durch einen Consigliere.',
    ],
  },
  {
    id: '11',
    title: 'Die Razzia',
    blocks: [
      'Sie kommt am Ende eines Zuges, wenn fünf oder mehr Marker auf der Leiste liegen oder verpfiffen wurde. Ein Trupp nach dem anderen handelt: Manhattan, Bronx, Queens, Brooklyn.',
      {
        steps: [
          '*Reichweite*: Viertel seines Bezirks, die mit ihm verbunden sind und jemandem gehören (nie das mit dem Unterschlupf der Sizilianer).',
          '*Wen*: unter den Banden in Reichweite die, deren Marker am weitesten rechts liegt. Hat keine von ihnen einen Marker auf der Leiste, bleibt der Trupp.',
          '*Wo*: das Viertel dieser Bande in Reichweite mit den meisten Fässern; bei Gleichstand das mit höherem {pressure}.',
          '*Die Tür*: der Unterschlupf dort geht in den Vorrat seines Besitzers, alle Fässer in den gemeinsamen Vorrat.',
          '*Die Crew* flieht, alle zusammen und ohne Fässer, in ein Viertel, das {land|zu Lande verbunden} und für sie sicher ist, und nicht dorthin, woher der Trupp kam; ihr Besitzer wählt. Gibt es keins, werden alle verhaftet und gehen in seinen Vorrat.',
          'Der Trupp zieht ein. Wo er stand, ist wieder offen und gehört niemandem.',
        ],
      },
      { figure: 'raid' },
      'Nach dem letzten Trupp gehen alle Marker der Leiste heim in die Reserven.',
      'Also: Wer keinen Marker auf der Leiste hat, bekommt nie Besuch, der frischeste Marker ist der gefährlichste, und Fässer ziehen den Trupp an.',
      { option: 'raid_crew_may_sail' },
      { option: 'squads_walk' },
    ],
  },
];
