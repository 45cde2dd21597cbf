import type { CoscaEvent } from '../../../../../src/games/cosca/events.ts';
import type { Stage } from '../../../../../src/games/cosca/state.ts';
import { count, list } from '../../../../messages/en/grammar.ts';
import type { EventSayings } from '../events.ts';
import { mobster } from '../mobsters.ts';
import type { Names } from '../names.ts';
import { DAY_WORDS, facesWords, PLACE_WORDS, tokens } from './names.ts';

const THING: Record<Stage, string> = {
  setDice: 'the dice',
  gunShop: 'the order for weapons',
  club: 'the list of guests',
  villa: 'the word for the Don',
  fight: 'the bid',
};

const END: Record<string, string> = {
  mobsters: 'with most mobsters',
  resources: 'as many mobsters, but more money and weapons left',
  leftmost: 'all else equal, but the mobster furthest left',
};

const seats = (e: { seats: readonly number[] }, n: Names) => list(e.seats.map(n.seat));

function standing(e: Extract<CoscaEvent, { type: 'gameEnded' }>, n: Names): string {
  return list(e.mobsters.map((many, seat) => `${n.seat(seat)} ${many} (${e.values[seat] ?? 0} left)`));
}

/** One plain sentence for everything that can happen. */
export const EVENT_WORDS: EventSayings = {
  dayBegan: (e) => `Day ${e.day}: ${DAY_WORDS[e.weekday].name}.`,
  minionsGathered: (e, n) => {
    const working = e.mobsters.length > 0 ? `; ${list(e.mobsters.map(mobster))} at work` : '';
    return `${n.seat(e.seat)} has ${count(e.dice, 'die', 'dice')} today${working}${e.villa ? '; one is lent by the Don' : ''}.`;
  },
  mobsterArrived: (e) => `${mobster(e.mobster)} joins the row.`,
  excessReturned: (e, n) => `${n.seat(e.seat)} cannot keep more overnight and gives back ${tokens(e)}.`,
  sealed: (e, n) => `${n.seat(e.seat)} has put ${THING[e.stage]} behind the screen.`,
  withdrawn: (e, n) => `${n.seat(e.seat)} thinks again about ${THING[e.stage]}.`,
  diceRevealed: (e, n) => `${n.seat(e.seat)} shows ${facesWords(e.faces)}.`,
  hatsLaid: (e, n) => `${seats(e, n)} ${e.seats.length > 1 ? 'meet' : 'meets'} the condition of ${mobster(e.mobster)}.`,
  placeReached: (e) => `${PLACE_WORDS[e.place].name}${e.open ? '' : ': closed today'}.`,
  banked: (e, n) => `${n.seat(e.seat)} draws ${e.money} money at the Bank.`,
  armed: (e, n) =>
    e.weapons > 0
      ? `${n.seat(e.seat)} buys ${count(e.weapons, 'weapon')}.`
      : `${n.seat(e.seat)} leaves the Gun Shop with nothing.`,
  raced: (e, n) => `${n.seat(e.seat)} wins ${e.money} money at the races.`,
  invited: (e, n) =>
    e.mobsters.length > 0
      ? `${n.seat(e.seat)} buys a drink for ${list(e.mobsters.map(mobster))}.`
      : `${n.seat(e.seat)} buys nobody a drink.`,
  askedTheDon: (e, n) =>
    e.use ? `${n.seat(e.seat)} asks the Don for a die tomorrow.` : `${n.seat(e.seat)} does not trouble the Don.`,
  ruledTheStreet: (e, n) =>
    `${seats(e, n)} ${e.seats.length > 1 ? 'share' : 'rules'} the Street with ${count(e.dice, 'die', 'dice')}: ${tokens(e)}${e.seats.length > 1 ? ' each' : ''}.`,
  mobsterReached: (e, n) => {
    if (e.fight) return `${seats(e, n)} fight for ${mobster(e.mobster)}.`;
    const [only] = e.seats;
    return only === undefined
      ? `Nobody calls for ${mobster(e.mobster)}.`
      : `Only ${n.seat(only)} calls for ${mobster(e.mobster)}.`;
  },
  bidsRevealed: (e, n) =>
    `Bids for ${mobster(e.mobster)}: ${list(e.bids.map((bid) => `${n.seat(bid.seat)} ${tokens(bid)} (${bid.value})`))}.`,
  drinkSpent: (e, n) => `The drink that ${n.seat(e.seat)} bought ${mobster(e.mobster)} is spent.`,
  wonOver: (e, n) => {
    const from = e.from >= 0 ? ` and leaves ${n.seat(e.from)}` : '';
    return `${mobster(e.mobster)} ${e.fight ? 'is won by' : 'goes over to'} ${n.seat(e.seat)}${from}.`;
  },
  stayedLoyal: (e, n) => `${mobster(e.mobster)} stays with ${n.seat(e.seat)}.`,
  tied: (e, n) => {
    const stays = e.loyalTo >= 0 ? `, who stays with ${n.seat(e.loyalTo)}` : '';
    return `${seats(e, n)} tie for ${mobster(e.mobster)}${stays}. Their hats wait for tomorrow.`;
  },
  dayEnded: (e) => `Day ${e.day} ends.`,
  gameEnded: (e, n) => {
    const won = e.seat < 0 ? 'The victory is shared' : `${n.seat(e.seat)} takes over: ${END[e.reason] ?? e.reason}`;
    return `${won}. Mobsters: ${standing(e, n)}.`;
  },
};
