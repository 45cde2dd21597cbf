import { DAYS } from '../../../../../src/games/cosca/data/tables.ts';
import type { Book } from '../../../../learn/rulebook/book.ts';
import type * as En from '../en/index.ts';
import { OPTIONS_EXPLAINED, TERMS } from './terms.ts';

/** COSCA's rulebook in German. Sections bear the numbers that refusals name. */
export const BOOK: Book = {
  title: 'COSCA: Take Over the Mafia',
  terms: TERMS,
  options: OPTIONS_EXPLAINED,
  sections: [
    {
      id: '1',
      title: 'Das Spiel in einer Minute',
      blocks: [
        `Drei bis fünf Familien kämpfen ${DAYS} Tage lang um eine Reihe von {mobster|Ganoven}. Jeden Abend dreht jeder seine {die} heimlich, jeden auf einen von sechs Orten der Stadt; geworfen wird nichts. Alle Schirme fallen zugleich, die Orte werden der Reihe nach abgehandelt, und dann geht jeder Ganove, von links nach rechts, an die eine Familie, die hat, was er verlangt, oder an das höchste {bid}.`,
        'Wer nach dem letzten Kampf des siebten Tages die meisten {loyal|treuen} Ganoven hat, gewinnt.',
      ],
    },
    {
      id: '2',
      title: 'Orte, Ganoven und Steine',
      blocks: [
        'Jeder Würfel hat dieselben sechs Seiten, eine für jeden Ort:',
        { figure: 'places' },
        'Es gibt zwanzig Ganoven. Die meisten verlangen zwei oder drei Zeichen, sechs etwas Besonderes (§6). Ein Ganove hat *Arbeitstage*: Solange er dir treu ist, bringt er dir an jedem einen Würfel.',
        { figure: 'mobsters' },
        'Geld zählt 1 und Waffen zählen 3, wo immer sie verglichen werden. Beides sieht jeder.',
      ],
    },
    {
      id: '3',
      title: 'Aufbau',
      blocks: [
        {
          list: [
            'So viele Ganoven, wie Spieler da sind, liegen offen in der Reihe; jeden Morgen kommt einer dazu.',
            'Jede Familie hat 3 Würfel, 1 Geld, 1 Waffe und einen schwarzen {villaToken}.',
            'Die Woche beginnt an dem vereinbarten Tag und endet, bevor er wiederkehrt.',
          ],
        },
        'Wo du sitzt, macht keinen Unterschied.',
        { option: 'start_day' },
      ],
    },
    {
      id: '4',
      title: 'Der Ablauf eines Tages',
      blocks: [
        {
          steps: [
            'Ein neuer Tag (nicht am ersten): Würfel werden gezählt, ein Ganove kommt in die Reihe.',
            'Alle setzen ihre Würfel hinter ihren Schirmen.',
            'Die Schirme fallen; Hüte kommen unter die Ganoven, deren Bedingung erfüllt ist.',
            'Bank, Waffenladen, Rennbahn, Klub, Villa, Straße.',
            'Die Ganoven, von links nach rechts.',
          ],
        },
      ],
    },
    {
      id: '5',
      title: 'Was du gefragt wirst',
      blocks: [
        'Was du entscheidest, kommt hinter deinen Schirm, und alle Schirme der Gefragten fallen zugleich. Bis dahin darfst du es zurücknehmen. Gefragt wirst du nur, wo du etwas tun kannst: an einem Ort, für den du einen Würfel und, wo er Geld kostet, Geld hast.',
        { option: 'sealed_timing' },
      ],
    },
    {
      id: '5.1',
      title: 'Ein neuer Tag',
      blocks: [
        {
          steps: [
            'Du bekommst 3 Würfel und einen für jeden dir treuen Ganoven, der heute arbeitet.',
            'Ein gestern vom {villaToken|Don} geliehener Würfel kommt dazu.',
            'Ein neuer Ganove kommt ans rechte Ende der Reihe.',
            'Wer mehr als 10 Geld oder mehr als 10 Waffen hat, gibt zurück, was darüber ist. Die Grenze gilt nur in diesem Augenblick.',
          ],
        },
      ],
    },
    {
      id: '5.2',
      title: 'Würfel setzen',
      blocks: [
        'Dreh jeden deiner Würfel auf eine Seite, die du magst; alle, nicht mehr und nicht weniger. Ein Würfel tut zweierlei: Er arbeitet an seinem Ort, und er ist ein Zeichen für jeden Ganoven, der es verlangt.',
        'Sind die Schirme gefallen, gilt für den ganzen Tag, was die Würfel zeigen.',
      ],
    },
    {
      id: '5.4',
      title: 'Die sechs Orte',
      blocks: [
        {
          list: [
            '*Bank*: 1 Geld für jeden deiner Würfel dort.',
            '*Waffenladen*: Für jeden Würfel dort darfst du 1 Waffe für 1 Geld kaufen.',
            '*Rennbahn*: 2 Geld für jeden Würfel dort, nur an Renntagen: Dienstag, Donnerstag, Samstag und Sonntag.',
            '*Klub*: Für jeden Würfel dort darfst du einen {drink} kaufen, je 1 Geld, für einen dir treuen Ganoven, der keinen hat.',
            '*Villa*: Du darfst den Don um einen Würfel mehr für morgen bitten. Einmal am Tag, wie viele Würfel auch dort sind, zweimal im Spiel, und nicht am letzten Tag.',
            '*Straße*: Wer dort die meisten Würfel hat, bekommt 1 Geld und 1 Waffe; haben mehrere gleich viele, jeder von ihnen. Ohne Würfel dort gibt es nichts.',
          ],
        },
      ],
    },
    {
      id: '5.5',
      title: 'Wer bei welchem Ganoven dabei ist',
      blocks: [
        'Nach der Straße sind die Ganoven an der Reihe, die nach Geld oder Waffen fragen. Dann steht für jeden Ganoven fest, wer {eligible} ist: wer seine Bedingung erfüllt, wessen Hut vom gestrigen Gleichstand unter ihm liegt, und der, dem er treu ist, wenn er einen {drink} hat. Was später am Abend ausgegeben wird, ändert daran nichts.',
      ],
    },
    {
      id: '5.6',
      title: 'Die Ganoven, und Kämpfe',
      blocks: [
        {
          list: [
            '*Niemand* ist berechtigt: Er bleibt, wie er ist.',
            '*Einer*: Er gehört jetzt dieser Familie, kampflos.',
            '*Mehrere*: Sie {bid|bieten}. Jeder nimmt beliebig viel von seinem Geld und seinen Waffen in die Faust, auch nichts. *Alle Gebote werden bezahlt*, auch die unterlegenen. Der höchste Wert, Geld 1 und Waffen 3, bekommt ihn.',
          ],
        },
        'Liegen Höchste gleichauf, bleibt er, wie er war, und sie lassen einen {hat} unter ihm: Morgen kämpfen sie wieder um ihn, was ihre Würfel auch zeigen. Hüte unter einer Karte gelten nur für diesen einen Tag, es sei denn, es gibt wieder Gleichstand.',
        'Ein Drink wird zurückgegeben, wenn um seinen Ganoven gekämpft wird und dessen Familie die Bedingung nicht erfüllt, wer auch gewinnt; und immer, wenn er die Seite wechselt.',
        {
          example:
            'Grün bietet 3 Geld, Rot 1 Geld und 1 Waffe. Das ist 3 gegen 4: Er gehört Rot, und das Geld von Grün ist auch weg.',
        },
      ],
    },
    {
      id: '6',
      title: 'Was Ganoven verlangen',
      blocks: [
        'Zeichen: Deine Würfel müssen alle enthalten, jedes auf einem eigenen Würfel. Mehr Würfel schaden nicht, und ein Würfel kann für beliebig viele Ganoven zählen.',
        {
          list: [
            '*Alle gleich*: Alle deine Würfel zeigen denselben Ort.',
            '*Alle verschieden*: Keine zwei deiner Würfel zeigen dasselbe.',
            '*Drei wie ein anderer*: Mindestens drei deiner Würfel sind gleich dreien eines anderen Spielers. Das gilt nie für eine Familie allein.',
            '*Am wenigsten Geld*: Niemand hat nach der Straße weniger als du.',
            '*Die meisten Waffen*: Niemand hat mehr als du, und du hast mindestens eine.',
            '*So viel wie*: Du hast so viele Waffen wie Geld; keine und keins genügt.',
          ],
        },
        'Wer beim Wenigsten oder Meisten gleichauf liegt, erfüllt die Bedingung.',
      ],
    },
    {
      id: '7',
      title: 'Das Ende',
      blocks: [
        `Nach dem ${DAYS}. Tag hat die Familie mit den meisten treuen Ganoven gewonnen. Bei Gleichstand zählt, was übriges Geld und übrige Waffen wert sind (1 und 3); dann, wessen Ganove am weitesten links steht.`,
      ],
    },
    {
      id: '8',
      title: 'Was offen ist und was verborgen',
      blocks: [
        'Offen: die Reihe, alle Hüte und Drinks, Geld und Waffen, wie viele Würfel jeder hat. Verborgen: was hinter einem Schirm liegt, bis alle fallen, und die Ganoven, die noch kommen.',
      ],
    },
    {
      id: '9',
      title: 'Alle deine Entscheidungen',
      blocks: [
        'Fünf Arten, und sonst lässt sich nichts tun: Würfel setzen (§5.2); Waffen kaufen, Drinks kaufen, den Don bitten (§5.4); bieten (§5.6). Zwischen Spielern wird nichts getauscht.',
      ],
    },
    {
      id: 'options',
      title: 'Hausregeln',
      blocks: [
        'Das Regelbuch hat keine. Ein Tisch einigt sich auf zweierlei:',
        { option: 'start_day' },
        { option: 'sealed_timing' },
      ],
    },
  ],
};

/** Headings of the book's tables. */
export const LABELS: typeof En.LABELS = {
  place: 'Ort',
  does: 'Was ein Würfel dort tut',
  mobster: 'Ganove',
  asks: 'Verlangt',
  works: 'Arbeitet',
};
