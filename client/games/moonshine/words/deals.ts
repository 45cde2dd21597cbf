import { BOROUGHS, type Borough } from '../../../../src/games/moonshine/data/districts.ts';
import type { Deal, Table, Term, Vow } from '../../../../src/games/moonshine/state.ts';
import { bystanders, makerOf, receiverOf, type Side } from '../rules.ts';
import { BOROUGH_WORDS, count, dollars, list, type Names, place } from './names.ts';

/** Labels of the Handshakes' papers. */
export const DEAL_WORDS = {
  title: 'Handshakes',
  none: 'No Handshake is on the table. A promise for a promise binds until Sunset; a broken one costs a Welsher.',
  offers: 'Offers',
  shaken: 'Shaken, due by Sunset',
  welshers: (left: number) => `${count(left, 'Welsher card')} left in the Supply.`,
  offer: 'Offer a Handshake',
  counterTo: (deal: number) => `Answer no. ${deal} with an offer of your own`,
  to: 'With',
  give: 'You promise',
  ask: (name: string) => `${name} promises`,
  words: 'In words',
  wordsHint: 'nothing, or in your own words',
  term: 'The house checks',
  terms: { none: 'nothing: the other says whether it was kept', pay: 'pay by Sunset', stayOut: 'stay out today' },
  amount: 'Dollars by Sunset',
  place: 'No Mobsters into',
  boroughs: 'Boroughs',
  districts: 'Districts',
  go: 'Put the offer on the table',
  cancel: 'Never mind',
  number: (deal: number) => `No. ${deal}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  offered: 'offered',
  bound: 'shaken',
  answers: (deal: number) => `answers no. ${deal}`,
  needs: (name: string, cash: number) => `To shake on it ${name} must hold ${dollars(cash)}.`,
  short: (name: string, cash: number) => `${name} does not hold ${dollars(cash)} now: shaking would kill the offer.`,
  states: { open: 'open', claimed: 'said to be broken', disputed: 'disputed', kept: 'kept', broken: 'broken' },
  paid: (paid: number, sum: number) => `${dollars(paid)} of ${dollars(sum)} paid`,
  nothing: 'nothing in return',
  counter: 'Counter',
  yes: 'Yes',
  no: 'No',
  payNow: (sum: number, name: string) => `Pay ${name} ${dollars(sum)} now`,
  paySure: (sum: number, name: string) => `Hand ${dollars(sum)} to ${name}?`,
  forYou: (n: number) => `${count(n, 'Handshake')} for you to answer`,
  open: (n: number) => `${count(n, 'offer')} on the table`,
  binding: (n: number) => `${n} binding`,
  owe: (sum: number, name: string) => `you owe ${name} ${dollars(sum)} by Sunset`,
  show: 'Look at them',
  tab: (n: number) => (n > 0 ? `Deals ${n}` : 'Deals'),
  vote: { kept: 'Vote: kept', broken: 'Vote: broken' },
  about: (deal: number) => `Handshake no. ${deal}`,
} as const;

const isBorough = (id: string): id is Borough => (BOROUGHS as readonly string[]).includes(id);

/** Where a promise keeps its maker out of, in words. */
export const outOf = (id: string): string => (isBorough(id) ? BOROUGH_WORDS[id] : place(id));

function termWords(term: Term): string {
  if ('pay' in term) return `pays ${dollars(term.pay)} by Sunset`;
  return `sends no Mobsters into ${outOf(term.stayOut)} today`;
}

/** "Ada pays $500 by Sunset: “for the bridge”". */
export function promiseWords(deal: Deal, side: Side, names: Names): string {
  const vow = deal.vows[side];
  const maker = names.seat(makerOf(deal, side));
  if (!vow) return `${maker}: ${DEAL_WORDS.nothing}`;
  const said = vow.text ? `“${vow.text}”` : '';
  if (!vow.term) return `${maker}: ${said}`;
  return `${maker} ${termWords(vow.term)}${said ? `: ${said}` : ''}`;
}

/** Who has the word about that promise now; empty when it is judged or only offered. */
export function whoseWord(view: Table, deal: Deal, side: Side, names: Names): string {
  const vow = deal.vows[side];
  if (!vow || !deal.shaken) return '';
  const [maker, receiver] = [names.seat(makerOf(deal, side)), names.seat(receiverOf(deal, side))];
  switch (vow.state) {
    case 'open':
      return vow.term ? 'The house judges it by itself.' : `${receiver} says by Sunset whether it was kept.`;
    case 'claimed':
      return `${receiver} says it was broken: ${maker} may admit or dispute it.`;
    case 'disputed':
      return votesWords(view, deal, vow, names);
    default:
      return '';
  }
}

function votesWords(view: Table, deal: Deal, vow: Vow, names: Names): string {
  const kept = vow.votes.filter((ballot) => ballot.kept).length;
  const out = bystanders(view, deal).filter((seat) => !vow.votes.some((ballot) => ballot.seat === seat));
  const tally = `${kept} for kept, ${vow.votes.length - kept} for broken`;
  return out.length ? `${list(out.map((seat) => names.seat(seat)))} still to vote (${tally}).` : `Votes: ${tally}.`;
}
