/** Kept or broken, where only words were given: the house keeps no record of what was done, so it is said what is known. */
import type { Action, Seat } from '../../../../engine/rules.ts';
import { player } from '../../rules/board.ts';
import { dealOf, makerOf, receiverOf } from '../../rules/deals/book.ts';
import { top } from '../../rules/decisions.ts';
import { rules } from '../../rules/index.ts';
import type { View } from '../../state.ts';

/** Nothing is claimed that was not seen, nor admitted: the word of the seat goes on, whoever gave it. */
export function speakOf(v: View, seat: Seat): Action {
  return rules.idle(v, seat);
}

/** In a dispute of others, who has broken fewer promises is believed; between equals the maker, as the rules have it. */
export function voteOn(v: View, seat: Seat): Action {
  const decision = top(v);
  const deal = decision && 'promise' in decision ? dealOf(v, decision.deal) : undefined;
  if (!deal || !decision || !('promise' in decision)) return rules.idle(v, seat);
  const maker = player(v, makerOf(deal, decision.promise));
  const receiver = player(v, receiverOf(deal, decision.promise));
  const vote = maker.welshers > receiver.welshers ? 'broken' : 'kept';
  return { do: 'vote', deal: decision.deal, promise: decision.promise, vote };
}
