import { BOROUGHS, type Borough } from '../../../../src/games/moonshine/data/districts.ts';
import type { Deal, Table, Term, Vow } from '../../../../src/games/moonshine/state.ts';
import { bystanders, makerOf, receiverOf, type Side } from '../rules.ts';
import { BOROUGH_WORDS, list, type Names, place } from './names.ts';
import { said } from './spoken.ts';

export const { DEAL_WORDS } = said.spoken();

const isBorough = (id: string): id is Borough => (BOROUGHS as readonly string[]).includes(id);

/** Where a promise keeps its maker out of, in words. */
export const outOf = (id: string): string => (isBorough(id) ? BOROUGH_WORDS[id] : place(id));

function termWords(term: Term): string {
  if ('pay' in term) return DEAL_WORDS.pays(term.pay);
  return DEAL_WORDS.staysOut(outOf(term.stayOut));
}

/** "Ada pays $500 by Sunset: “for the bridge”". */
export function promiseWords(deal: Deal, side: Side, names: Names): string {
  const vow = deal.vows[side];
  const maker = names.seat(makerOf(deal, side));
  if (!vow) return `${maker}: ${DEAL_WORDS.nothing}`;
  const said = vow.text ? DEAL_WORDS.quoted(vow.text) : '';
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
      return vow.term ? DEAL_WORDS.judgedByTheHouse : DEAL_WORDS.judgedBy(receiver);
    case 'claimed':
      return DEAL_WORDS.saidBroken(receiver, maker);
    case 'disputed':
      return votesWords(view, deal, vow, names);
    default:
      return '';
  }
}

function votesWords(view: Table, deal: Deal, vow: Vow, names: Names): string {
  const kept = vow.votes.filter((ballot) => ballot.kept).length;
  const out = bystanders(view, deal).filter((seat) => !vow.votes.some((ballot) => ballot.seat === seat));
  const tally = DEAL_WORDS.tally(kept, vow.votes.length - kept);
  if (out.length === 0) return DEAL_WORDS.votes(tally);
  return DEAL_WORDS.stillToVote(list(out.map((seat) => names.seat(seat))), tally);
}
