/** Sunset for Handshakes: every promise is judged, before anything else (sections 7.6 and 15). */
import type { Croupier } from '../../../../engine/rules.ts';
import type { Deal, Decision, State, Vow } from '../../state.ts';
import { ask } from '../decisions.ts';
import { bystanders, judge, makerOf, receiverOf, type Side, strike, strikeIfSettled } from './book.ts';

/** Offers never shaken run out; terms are judged by the house; the first promise in words is asked about. False when none is left. */
export function askNextPromise(s: State, croupier: Croupier): boolean {
  for (const deal of [...s.deals]) {
    if (!deal.shaken) strike(s, deal);
    else judgeTerms(s, deal, croupier);
  }
  for (const deal of s.deals) {
    for (const side of [0, 1] as const) {
      const question = questionOf(s, deal, side);
      if (!question) continue;
      ask(s, question);
      return true;
    }
  }
  return false;
}

/** Unpaid is unmet, whatever the reason; not having entered is kept. */
function judgeTerms(s: State, deal: Deal, croupier: Croupier): void {
  for (const side of [0, 1] as const) {
    const term = deal.vows[side]?.term;
    if (term) judge(s, deal, side, 'stayOut' in term, croupier);
  }
  strikeIfSettled(s, deal);
}

/** What is to be asked about that promise at Sunset, and of whom; null when it is settled or the house judges it. */
export function questionOf(s: State, deal: Deal, side: Side): Decision | null {
  const vow = deal.vows[side];
  const about = { deal: deal.id, promise: side };
  if (vow?.term) return null;
  switch (vow?.state) {
    case 'open':
      return { stage: 'judge', seat: receiverOf(deal, side), ...about };
    case 'claimed':
      return { stage: 'answer', seat: makerOf(deal, side), ...about };
    case 'disputed':
      return ballotOf(s, deal, vow, about);
    default:
      return null;
  }
}

function ballotOf(s: State, deal: Deal, vow: Vow, about: { deal: number; promise: Side }): Decision | null {
  const seat = bystanders(s, deal).find((voter) => !vow.votes.some((ballot) => ballot.seat === voter));
  return seat === undefined ? null : { stage: 'ballot', seat, ...about };
}
