import * as T from '../../../../../src/games/moonshine/data/tables.ts';
import type { Section } from '../../../../learn/rulebook/book.ts';
import { dollars } from '../../../../messages/de/grammar.ts';

/** What lies on the table, the map, and Influence: sections 0 to 4. */
export const TABLE: readonly Section[] = [
  {
    id: '0',
    title: 'Das Spiel in einer Minute',
    blocks: [
      'New York, 1929. Drei oder vier Banden brauen, schmuggeln, schießen und bestechen sich nach oben. Ein Boss wird gekrönt; in diesem Augenblick ist das Spiel aus.',
      'Ein *Tag* hat zwei Hälften. In den {shadows|Schatten} nimmt jeder einen Würfel und braut {moonshine}, nimmt {job|Jobs} an und füllt sein {ledger}. Im {hustle} macht jeder einen {play} nach dem anderen, reihum, bis alle {layLow|abgetaucht} sind. Dann ist {sunset}.',
      'Jeder Zug wird mit {influence} bezahlt. Laute Züge lassen einen Marker auf der {heat|Fahndungsleiste} zurück; der fünfte bringt eine {raid}, und die {squad|Trupps} gehen dorthin, wohin der frischeste Marker zeigt.',
      'Du gewinnst, indem du *die Krone nimmst*: Du hast {nod|den Segen} und 10 {respect}, schuldest Shylock nichts, dein {boss} steht in einem {venue}, und du zahlst 2 Einfluss (§14). Respekt kommt von Jobs, der Segen vom {bribe}, und das Geld dafür aus Fässern.',
      { figure: 'wayToTheCrown' },
      'Niemand scheidet je aus, es gibt kein Unentschieden und keine letzte Runde.',
    ],
  },
  {
    id: '1',
    title: 'Was auf dem Tisch liegt',
    blocks: [
      'Jeder führt eine Familie mit einer Gabe und zwei Kniffen (§8) und hat:',
      { figure: 'perPlayer' },
      'Gemeinsam sind:',
      { figure: 'shared' },
      'Boss und {runner|Runner} heißen zusammen {mobster}. Eine Figur, die das Brett verlässt, kommt in den Vorrat ihres Besitzers und kann wiederkommen: Runner werden angeheuert, ein Boss steigt auf, ein {safehouse} wird bezogen. Was im gemeinsamen {supply} liegt, ist alles, was es gibt.',
    ],
  },
  {
    id: '2',
    title: 'Die Stadt',
    blocks: [
      'Fünfundzwanzig {district} in fünf {borough|Bezirken}. Jedes Viertel hat eine Art und eine {still} mit einer Zahl von 2 bis 12. Je näher an 7, desto öfter braut sie, und desto höher ist ihr {pressure}.',
      { figure: 'kinds' },
      { figure: 'pressure' },
      'Die ganze Liste steht unter §districts.',
      { option: 'map' },
    ],
  },
  {
    id: '2.1',
    title: 'Kontrolle',
    blocks: [
      'Du hast die {control} über ein Viertel, solange mindestens ein Gangster von dir oder dein Unterschlupf darin steht. Fässer geben nie Kontrolle, und wo ein Trupp steht, hat sie niemand.',
      'Über die Kontrolle wird am *Ende jedes Zuges* entschieden. Geh in ein leeres Viertel, und es ist dein, wenn der Zug endet; nimm deine letzte Figur weg, und es gehört niemandem.',
      'In einem Kampf behält der Verteidiger die Kontrolle und alles, was daran hängt, bis sein letzter Gangster dort gefallen oder geflohen ist.',
      'Ein Unterschlupf allein genügt, wo immer eine Regel Kontrolle verlangt. Aber er braut nichts, hat keine Würfel und verliert nichts bei einem {blowback}.',
    ],
  },
  {
    id: '2.2',
    title: 'Die goldene Regel',
    blocks: [
      'Wenn ein Zug vorbei ist, stehen in keinem Viertel Figuren zweier Banden. Du darfst einem Rivalen die Tür eintreten, aber am Ende des Zuges hast du den Ort genommen oder verlassen. Auch der Unterschlupf eines Rivalen kann nicht bleiben: §2.7.',
    ],
  },
  {
    id: '2.3',
    title: 'Wem Fässer gehören',
    blocks: [
      'Am Ende eines Zuges gehören alle Fässer eines Viertels dem, der es kontrolliert. Wo niemand Kontrolle hat, sind sie {loose|herrenlos}: Niemand darf sie bewegen, verkaufen oder tauschen, und wer das Viertel als Nächster nimmt, dem gehören sie.',
      'Fässer ohne Crew in das Viertel eines Rivalen sind ein Geschenk: Sie werden sein, und es gibt keinen Kampf. Lässt du in einem Viertel keine Figur zurück, sind die Fässer dort herrenlos.',
    ],
  },
  {
    id: '2.4',
    title: 'Sicher, wehrlos, feindlich',
    blocks: [
      'Was ein Viertel für dich ist, hängt von den Figuren ab, die in diesem Augenblick darin stehen, auch mitten in einem Zug:',
      { figure: 'states' },
      '{safe|Sicher} ist ein Viertel für dich, wenn kein Trupp und kein Gangster oder Unterschlupf eines anderen darin steht. In ein Viertel mit einem Trupp kommt niemand, auf keinem Weg.',
    ],
  },
  {
    id: '2.5',
    title: 'Verbunden',
    blocks: [
      {
        list: [
          '{land|Zu Lande verbunden}: Die beiden haben eine gemeinsame Grenze, oder eine Brücke verbindet sie.',
          '{water|Zu Wasser verbunden}: Beide sind {dock|Docks}. Jedes Dock ist mit jedem anderen verbunden, wo immer sie liegen.',
          '{connected|Verbunden}, ohne Zusatz: eins von beiden.',
        ],
      },
      { figure: 'connection' },
      'Bewegen, Weichen, Vorrücken und die Trupps nutzen beides; {split} und eine Crew auf der Flucht vor einer Razzia gehen nur zu Lande; Beziehen, Aufsteigen, Tunnel und Übersetzen fragen nach keiner Verbindung.',
      { option: 'squads_walk' },
      { option: 'raid_crew_may_sail' },
      'Ein Viertel liegt {coastal|am Ufer}, wenn es Wasser berührt. Das tun alle außer Fordham, Corona, Flushing und Richmond Hill. Nur das Übersetzen fragt danach.',
    ],
  },
  {
    id: '2.6',
    title: 'Riegel',
    blocks: [
      'Wo ein Trupp steht, sind Destille und Kneipe {padlock|verriegelt}: Nichts wird dort gebraut oder verkauft, nichts platzt. Der Riegel geht mit dem Trupp. Die vier Nobelklubs beginnen das Spiel verriegelt.',
    ],
  },
  {
    id: '2.7',
    title: 'Der Unterschlupf eines Rivalen',
    blocks: [
      'Wann immer du ein Viertel mit dem Unterschlupf eines Rivalen nimmst, musst du sagen, was aus ihm wird, bevor der Zug endet. Beides ist umsonst und leise:',
      {
        list: [
          '*{takeOver}*: Seiner geht in seinen Vorrat, und deiner zieht ein, von wo immer er stand oder aus deinem Vorrat. Was er ohne Gangster zurücklässt, ist nicht mehr dein.',
          '*{raze}*: Seiner geht in seinen Vorrat; deiner bleibt, wo er ist.',
        ],
      },
      'Das wird vor einer Razzia entschieden, die derselbe Zug gebracht hat. Keines von beiden gilt als Beziehen.',
      { option: 'takeover_counts_as_secure' },
    ],
  },
  {
    id: '3',
    title: 'Einfluss',
    blocks: [
      `Mit Einfluss werden Züge bezahlt. Jeder beginnt mit ${T.START_INFLUENCE} Markern und kann bis zu ${T.INFLUENCE_CEILING} besitzen. Einfluss wechselt nie den Besitzer und geht nie verloren: Er wandert nur von Ort zu Ort.`,
      { figure: 'influence' },
    ],
  },
  {
    id: '3.1',
    title: 'Wo deine Marker sind',
    blocks: [
      {
        list: [
          '{reserves|*Reserve*}: dein, und in Ruhe. Aus ihr kommen {stake|Einsätze}, und sie füllt jeden Morgen das Kontobuch.',
          `{ledger|*Kontobuch*}: höchstens ${T.LEDGER_SLOTS}. Nur diese Marker kannst du heute ausgeben.`,
          '*Auf einem Job*: fest, bis der Job erledigt oder aufgegeben ist.',
          '*Auf der {heat|Fahndungsleiste}*: fest, bis eine Razzia oder ein {consigliere} sie heimschickt.',
          '*Noch nicht gekauft*: {bribe} bringt einen in die Reserve.',
        ],
      },
      'Das alles sieht jeder.',
    ],
  },
  {
    id: '3.2',
    title: 'Bezahlen',
    blocks: [
      'Der ganze Preis eines Zuges wird aus deinem Kontobuch bezahlt, wenn du ihn ansagst. Die Marker gehen in deine Reserve, wo sie dir heute nichts mehr nützen (es sei denn, {kickback} hebt sie zurück).',
      'Ein *lauter* Zug schickt genau einen seiner Marker stattdessen ans rechte Ende der Fahndungsleiste. Fahndung kostet nie extra: Von den zwei Markern eines lauten Losschlagens geht einer zur Fahndung, einer in die Reserve.',
    ],
  },
  {
    id: '3.3',
    title: 'Der Morgen, die Grenze, der Segen',
    blocks: [
      `Jeden Morgen gehen so viele Marker, wie Platz haben, höchstens ${T.LEDGER_SLOTS}, aus der Reserve ins Kontobuch. Zurückhalten kannst du keinen. Ein Marker auf einem Job oder in der Fahndung ist also ein Zug, den du nicht machst.`,
      `Nur Bestechen mehrt, was du besitzt. Mit dem ${T.INFLUENCE_CEILING}. Marker bekommst du {nod|den Segen}, der den Weg zur Krone öffnet. Er ist keinen Respekt wert und geht nie verloren.`,
      { option: 'nod_as_status' },
    ],
  },
  {
    id: '4',
    title: 'Aufbau',
    blocks: [
      'Das alles erledigt das Haus für dich:',
      {
        steps: [
          'Die Familien werden verlost, jedem eine.',
          'Die {token|Zugmarken} von heute werden verlost; Nummer 1 beginnt.',
          'Jeder bekommt einen Heimatbezirk auf dem Festland. Dort stehen Unterschlupf, Boss und 2 Runner im {ward}, 3 Runner in einer {speakeasy} und 3 an einem Dock.',
          'In jeden der vier Nobelklubs kommt ein Trupp, gleich wie viele spielen.',
          'Der Markt öffnet mit einem Job mehr als Spielern, keiner davon 5 wert. Die acht Fünfer werden dann unter den Rest gemischt: Das ist der Stapel.',
          `Jeder beginnt mit ${dollars(T.START_CASH)} und ${T.START_INFLUENCE} Einfluss in der Reserve.`,
          'Die {mash} wird gewürfelt, und Tag 1 beginnt wie jeder andere.',
        ],
      },
      { figure: 'starts' },
      'Zu dritt bleiben eine Familie, ein Bezirk und die vierten Zugmarken draußen; am Morgen werden vier Würfel geworfen, nicht fünf; der Markt hat vier Jobs.',
      { option: 'home_borough_pick' },
      { option: 'starting_turf' },
      { option: 'day1_dark_market' },
      { option: 'borough_cards' },
    ],
  },
];
