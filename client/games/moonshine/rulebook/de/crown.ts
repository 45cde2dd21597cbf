import * as T from '../../../../../src/games/moonshine/data/tables.ts';
import type { Section } from '../../../../learn/rulebook/book.ts';

/** Jobs, Respect, the Crown, deals, and the Blood Oath: sections 12 to 17; and the lists at the back. */
export const CROWN: readonly Section[] = [
  {
    id: '12',
    title: 'Jobs',
    blocks: [
      'Ein {job} verlangt eine Tat. Vollbring sie, wenn du am Zug bist, durch einen Zug, den Kampf, den er auslöst, oder die Razzia, die er bringt, und der Job ist von selbst erledigt: Sein Einsatz kommt heim in die Reserve, sein Respekt ist dein für immer.',
      {
        list: [
          'Angenommene Jobs sieht jeder, und sie haben keine Frist.',
          'Es zählt die Tat. Nichts Späteres im selben Zug macht sie ungeschehen: Töte einen Boss und verlier den Kampf, und der Boss ist doch tot.',
          'Ein Zug kann mehrere Jobs erledigen, und jeder zahlt voll.',
          'Was du im Zug eines anderen tust (Hinterhalt, Zurückschießen, Weichen), und die Schatten, erledigen keine Jobs.',
          'Kniffe zählen, wo sie tun, was die Karte sagt: Übersetzen, Anschleichen und Tunnel sind Bewegungen, Anschlag und Abfackeln Teil des Kampfes. Hausieren ist kein Losschlagen, Übernehmen kein Beziehen.',
          '*{seize|Erobern}*: Du kontrollierst am Ende, was ein Rivale am Anfang des Zuges kontrollierte, wie auch immer.',
          '*{kill|Töten}*: ein Gangster eines Rivalen, den dein eigener Wurf nimmt. Verhaftungen und Rückschläge sind es nicht.',
          '*Einen Unterschlupf vernichten*: ihn schleifen oder abfackeln.',
        ],
      },
      'Alle 32 stehen unter §jobs.',
      { option: 'job_deck' },
    ],
  },
  {
    id: '13',
    title: 'Respekt',
    blocks: [
      `Respekt ist, was deine Jobs gebracht haben, weniger ${-T.RAT_RESPECT}, solange du die Rattenkarte hast, weniger ${-T.WELSHER_RESPECT} für jeden Wortbrecher. Er kann unter null fallen. Geld, Viertel, Schuldscheine und der Segen geben keinen.`,
      { figure: 'brands' },
    ],
  },
  {
    id: '14',
    title: 'Die Krone nehmen',
    blocks: [
      'Ein eigener Zug, für 2 Einfluss, wenn du dran bist. Du darfst ihn machen, wenn das alles stimmt:',
      {
        list: [
          'du hast {nod|den Segen};',
          `dein {respect} ist ${T.CROWN_RESPECT} oder mehr;`,
          'du hast keinen Schuldschein bei Shylock;',
          'dein Boss steht in einem der vier Nobelklubs;',
          'in deinem Kontobuch sind 2 Marker.',
        ],
      },
      { figure: 'crown' },
      'Das Spiel ist sogleich aus, und du hast gewonnen. Sonst wird nichts mehr abgerechnet: keine Razzia, kein Job, kein Versprechen. Weil es ein Zug ist, kann der, der dir das Letzte bringt, dich nicht auch noch krönen: Die anderen haben eine Runde, dich aufzuhalten.',
      { option: 'crown_away_from_home' },
      { option: 'nod_as_status' },
    ],
  },
  {
    id: '15',
    title: 'Abmachungen',
    blocks: [
      '*Geld* darfst du jedem jederzeit geben, in Scheinen zu 100 $. Sonst wechselt nichts den Besitzer: Fässer nur, indem man sie auf seinen Grund bewegt, Einfluss, Jobs und Schuldscheine nie.',
      'Ein *{handshake}* sind die Versprechen zweier Spieler, oder eines, auf die im Tagesgeschäft vor aller Augen eingeschlagen wird. Er gilt bis zum Sonnenuntergang. Ein Angebot kann beantwortet, abgelehnt oder zurückgezogen werden, bis eingeschlagen ist; vier Angebote darfst du auf dem Tisch haben.',
      {
        list: [
          'Ein gehaltenes Versprechen kostet nichts.',
          'Durch eine Tat gebrochen: Wer es gab, nimmt sogleich einen {welsher}.',
          'Bis Sonnenuntergang nicht gehalten: Er nimmt ihn dann, gleich warum.',
        ],
      },
      'Versprechen, bis Sonnenuntergang zu zahlen oder heute einem Ort fernzubleiben, prüft das Haus selbst. Bei allen anderen sagt der, dem es galt, ob es gehalten wurde; wer es gab, gibt es zu oder bestreitet es; dann stimmen die Unbeteiligten ab, und Gleichstand ist zu seinen Gunsten.',
      'Ein Wortbrecher ist 1 Respekt weniger, für immer. Noch nicht fällige Versprechen kosten nichts, wenn jemand gekrönt wird.',
    ],
  },
  {
    id: '16',
    title: 'Was offen ist und was verborgen',
    blocks: [
      'Alles ist offen bis auf die Folge des Job-Stapels: Figuren, Fässer, Geld, Marker, Jobs, Respekt, die Würfel, die Maische von morgen. Nur die Vipers sehen die oberste Karte.',
      'Der Zufall kommt beim Aufbau ins Spiel, mit den Würfeln am Morgen, mit der Maische ohne Hafenmeister, in Kämpfen, und wenn der Stapel neu gemischt wird.',
    ],
  },
  {
    id: '17',
    title: 'Der Blutschwur',
    blocks: [
      'Eine Spielweise für vier, die in zwei Paaren endet.',
      {
        steps: [
          `Der Stein der {crackdown|Bundesoffensive} beginnt auf Feld 1 und rückt mit jeder Razzia ein Feld vor. Die neunte bringt ihn auf ${T.CRACKDOWN_SPACES}.`,
          'Bis dahin ist jeder für sich, und die Krone wird gewonnen wie in §14.',
          `Auf Feld ${T.CRACKDOWN_SPACES}, bevor die Trupps dieser Razzia ziehen, wird die {truce} geschworen: Nach Respekt, dann Geld, dann niedrigerer Zugmarke wird der Erste mit dem Vierten verbunden und der Zweite mit dem Dritten, bis zum Ende des Spiels.`,
          `Von da an darfst du die Krone nehmen, wenn du den Segen hast, dein eigener Boss in einem Nobelklub steht, keiner von euch beiden einen Schuldschein hat und ihr zusammen ${T.ALLIANCE_RESPECT} Respekt habt. Weniger gewinnt nicht, und zehn eigene werden nicht verlangt.`,
        ],
      },
      'Geld, Einfluss, Jobs und Züge bleiben getrennt. Der Grund deines Partners ist weiter der eines Rivalen: nicht sicher, und du kannst um ihn kämpfen und ihn niederbrennen. Nur für Jobs sind allein die beiden anderen Rivalen. Gewonnen hat nur, wer die Krone nimmt.',
      { option: 'blood_oath' },
      { option: 'truce_timing' },
    ],
  },
  { id: 'districts', title: 'Alle Viertel', blocks: [{ figure: 'districts' }] },
  {
    id: 'jobs',
    title: 'Alle Jobs',
    blocks: [
      'Wie sie auf den Karten stehen. Die Rauten sind der Einsatz: die Marker, die festliegen, solange du den Job hast.',
      { figure: 'jobs' },
    ],
  },
  {
    id: 'options',
    title: 'Hausregeln',
    blocks: [
      'Das Buch oben ist die Ausgabe von 1929, wie sie gedruckt wurde. Ein Tisch kann sich stattdessen auf jede dieser Regeln einigen; „Regeln vom 10. Oktober 2026“ nimmt alle späteren Änderungen des Autors auf einmal.',
      { figure: 'options' },
      { option: 'vocabulary' },
    ],
  },
];
