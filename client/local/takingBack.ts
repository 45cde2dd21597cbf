import type { Refusal, Seat } from '../../src/engine/rules.ts';
import type { TakeBackOffer } from '../net/types.ts';
import type { Played } from './game.ts';

/** Taking back at a table on this device goes by the house's rule: free until a die falls, a card is shown or another decides. */

/** What that seat may take back by itself, out of the lines that count. */
export function offerTo(counted: readonly Played[], seat: Seat): TakeBackOffer {
  const offer: TakeBackOffer = { last: null, turn: null, ends: null };
  for (const line of [...counted].reverse()) {
    const ends = line.bar ?? (line.seat === seat ? null : 'other');
    if (ends) return offer.last === null && counted.some((one) => one.seat === seat) ? { ...offer, ends } : offer;
    if (!line.asked) continue;
    offer.last ??= line.after;
    offer.turn = line.after;
  }
  return offer;
}

const refusal = (code: string): Refusal => ({ code, rule: 'house' });

/** The line that the seat goes back to by itself; without `to`, to before its last decision. */
export function judgeFree(counted: readonly Played[], seat: Seat, to?: number): number | Refusal {
  for (const line of [...counted].reverse()) {
    if (to !== undefined && line.number <= to) break;
    if (line.seat !== seat) return refusal('OTHERS_DECIDED');
    if (line.bar) return refusal(line.bar === 'die' ? 'DIE_FALLEN' : 'REVEALED');
    if (line.asked && line.after === (to ?? line.after)) return line.after;
  }
  return refusal('NOTHING_TO_TAKE_BACK');
}

/** Whether the seat can ask to go back to after line `to`: it has acted there. */
export function canAsk(counted: readonly Played[], seat: Seat, to: number): boolean {
  return counted.some((line) => line.after === to && line.seat === seat);
}
