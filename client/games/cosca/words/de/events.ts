import type { CoscaEvent } from '../../../../../src/games/cosca/events.ts';
import type { Stage } from '../../../../../src/games/cosca/state.ts';
import { count, list } from '../../../../messages/de/grammar.ts';
import type { EventSayings } from '../events.ts';
import { mobster } from '../mobsters.ts';
import type { Names } from '../names.ts';
import { DAY_WORDS, facesWords, PLACE_WORDS, tokens } from './names.ts';

const THING: Record<Stage, string> = {
  setDice: 'die Würfel',
  gunShop: 'die Waffenbestellung',
  club: 'die Gästeliste',
  villa: 'das Wort an den Don',
  fight: 'das Gebot',
};

const END: Record<string, string> = {
  mobsters: 'mit den meisten Ganoven',
  resources: 'gleich viele Ganoven, aber mehr Geld und Waffen übrig',
  leftmost: 'sonst alles gleich, aber der Ganove am weitesten links',
};

const seats = (e: { seats: readonly number[] }, n: Names) => list(e.seats.map(n.seat));

function standing(e: Extract<CoscaEvent, { type: 'gameEnded' }>, n: Names): string {
  return list(e.mobsters.map((many, seat) => `${n.seat(seat)} ${many} (${e.values[seat] ?? 0} übrig)`));
}

/** One plain sentence for everything that can happen. */
export const EVENT_WORDS: EventSayings = {
  dayBegan: (e) => `Tag ${e.day}: ${DAY_WORDS[e.weekday].name}.`,
  minionsGathered: (e, n) => {
    const working = e.mobsters.length > 0 ? `; bei der Arbeit: ${list(e.mobsters.map(mobster))}` : '';
    return `${n.seat(e.seat)} hat heute ${count(e.dice, 'Würfel', 'Würfel')}${working}${e.villa ? '; einen leiht der Don' : ''}.`;
  },
  mobsterArrived: (e) => `${mobster(e.mobster)} stellt sich in die Reihe.`,
  excessReturned: (e, n) => `${n.seat(e.seat)} darf über Nacht nicht mehr behalten und gibt ${tokens(e)} zurück.`,
  sealed: (e, n) => `${n.seat(e.seat)} hat ${THING[e.stage]} hinter den Schirm gelegt.`,
  withdrawn: (e, n) => `${n.seat(e.seat)} überlegt noch einmal: ${THING[e.stage]}.`,
  diceRevealed: (e, n) => `${n.seat(e.seat)} zeigt ${facesWords(e.faces)}.`,
  hatsLaid: (e, n) =>
    `${seats(e, n)} ${e.seats.length > 1 ? 'erfüllen' : 'erfüllt'} die Bedingung von ${mobster(e.mobster)}.`,
  placeReached: (e) => `${PLACE_WORDS[e.place].name}${e.open ? '' : ': heute geschlossen'}.`,
  banked: (e, n) => `${n.seat(e.seat)} hebt in der Bank ${e.money} Geld ab.`,
  armed: (e, n) =>
    e.weapons > 0
      ? `${n.seat(e.seat)} kauft ${count(e.weapons, 'Waffe', 'Waffen')}.`
      : `${n.seat(e.seat)} verlässt den Waffenladen mit leeren Händen.`,
  raced: (e, n) => `${n.seat(e.seat)} gewinnt beim Rennen ${e.money} Geld.`,
  invited: (e, n) =>
    e.mobsters.length > 0
      ? `${n.seat(e.seat)} spendiert einen Drink: ${list(e.mobsters.map(mobster))}.`
      : `${n.seat(e.seat)} spendiert niemandem einen Drink.`,
  askedTheDon: (e, n) =>
    e.use
      ? `${n.seat(e.seat)} bittet den Don um einen Würfel für morgen.`
      : `${n.seat(e.seat)} behelligt den Don nicht.`,
  ruledTheStreet: (e, n) =>
    `${seats(e, n)} ${e.seats.length > 1 ? 'teilen sich' : 'beherrscht'} die Straße mit ${count(e.dice, 'Würfel', 'Würfeln')}: ${e.seats.length > 1 ? 'je ' : ''}${tokens(e)}.`,
  mobsterReached: (e, n) => {
    if (e.fight) return `${seats(e, n)} kämpfen um ${mobster(e.mobster)}.`;
    const [only] = e.seats;
    return only === undefined
      ? `Niemand ruft ${mobster(e.mobster)}.`
      : `Nur ${n.seat(only)} ruft ${mobster(e.mobster)}.`;
  },
  bidsRevealed: (e, n) =>
    `Gebote für ${mobster(e.mobster)}: ${list(e.bids.map((bid) => `${n.seat(bid.seat)} ${tokens(bid)} (${bid.value})`))}.`,
  drinkSpent: (e, n) => `Der Drink, den ${n.seat(e.seat)} ${mobster(e.mobster)} spendiert hat, ist verbraucht.`,
  wonOver: (e, n) => {
    const from = e.from >= 0 ? ` und verlässt ${n.seat(e.from)}` : '';
    return e.fight
      ? `${mobster(e.mobster)} wird von ${n.seat(e.seat)} gewonnen${from}.`
      : `${mobster(e.mobster)} geht zu ${n.seat(e.seat)} über${from}.`;
  },
  stayedLoyal: (e, n) => `${mobster(e.mobster)} bleibt bei ${n.seat(e.seat)}.`,
  tied: (e, n) => {
    const stays = e.loyalTo >= 0 ? `; es bleibt bei ${n.seat(e.loyalTo)}` : '';
    return `Gleichstand um ${mobster(e.mobster)}: ${seats(e, n)}${stays}. Ihre Hüte warten bis morgen.`;
  },
  dayEnded: (e) => `Tag ${e.day} endet.`,
  gameEnded: (e, n) => {
    const won =
      e.seat < 0 ? 'Der Sieg wird geteilt' : `${n.seat(e.seat)} übernimmt die Stadt: ${END[e.reason] ?? e.reason}`;
    return `${won}. Ganoven: ${standing(e, n)}.`;
  },
};
