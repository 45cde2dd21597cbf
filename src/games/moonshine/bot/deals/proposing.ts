/** Offers of one's own: peace bought from who threatens, sold to who is threatened, or exchanged. */
import type { Dealing } from '../../../../engine/dealings.ts';
import type { Seat } from '../../../../engine/rules.ts';
import { CASH_UNIT } from '../../data/tables.ts';
import { district, nameOf, player } from '../../rules/board.ts';
import type { At, Table, Term, View } from '../../state.ts';
import { playIdeas } from '../playing.ts';
import { look } from '../sight.ts';
import { MARKER } from '../worth.ts';
import { GAIN, offer } from './answering.ts';
import type { Futures } from './futures.ts';
import { breaksWord, entered } from './keeping.ts';
import { gainOf, jointGain, leastSum, mostSum, type Pact, purse } from './worth.ts';

/** What both must gain for an offer to be made: the other may look at it in a worse light. */
const BOTH_GAIN = 2 * GAIN;
/** Plans of a seat that are looked at, and pacts that are weighed, at most. */
const PLANS = 3;
const PACTS = 3;
/** Worlds in which it is seen first whether a pact has anything in it. */
const SCOUTS = 4;

/** Somebody likes the look of a District that is somebody else's. */
interface Threat {
  by: Seat;
  on: Seat;
  at: At;
}

/** The best offer that the seat can think of, once a Day, the same one never again in a match; null when none serves both. */
export function proposal(futures: Futures, seat: Seat, done: readonly string[]): Dealing | null {
  const { view } = futures;
  const today = `offer of Day ${view.day}: `;
  if (done.some((occasion) => occasion.startsWith(today))) return null;
  const scouts = futures.few(SCOUTS);
  const priced = pactsFor(view, seat)
    .filter((pact) => jointGain(scouts, pact) >= BOTH_GAIN)
    .flatMap((pact) => withPrice(futures, seat, pact) ?? []);
  const [best] = priced
    .filter((pact) => !done.some((occasion) => occasion.endsWith(`: ${wording(view, pact)}`)))
    .map((pact) => ({ pact, gain: gainOf(futures, pact, seat) }))
    .sort((a, b) => b.gain - a.gain);
  if (!best) return null;
  const { to, give, ask } = best.pact;
  return { action: offer(view, to, give, ask), once: `${today}${wording(view, best.pact)}` };
}

function wording(s: Table, { to, give, ask }: Pact): string {
  return JSON.stringify([player(s, to).family, give, ask]);
}

/** Without their prices. A pair who threaten each other may both let it be; else who is threatened pays. */
function pactsFor(v: View, seat: Seat): Pact[] {
  const own = threats(v, seat).map(({ on, at }): Pact => ({ from: seat, to: on, give: stayOut(at), ask: null }));
  const others = v.players.flatMap((_, other) => (other === seat ? [] : threats(v, other)));
  const rivals = others
    .filter(({ on }) => on === seat)
    .map(({ by, at }): Pact => ({ from: seat, to: by, give: null, ask: stayOut(at) }));
  const mutual = rivals.flatMap((theirs) => {
    const mine = own.find(({ to }) => to === theirs.to);
    return mine ? [{ ...mine, ask: theirs.ask }] : [];
  });
  return [...mutual, ...rivals, ...own].slice(0, PACTS);
}

const stayOut = (at: At): Term => ({ stayOut: nameOf(at) });

/** Ground of others that the seat's best plans lead into, and no promise bars. */
function threats(v: View, seat: Seat): Threat[] {
  if (player(v, seat).laidLow) return [];
  return playIdeas(look(v, seat))
    .filter(({ action, value, markers }) => value > MARKER * markers && action.do !== 'takeTheCrown')
    .filter(({ action }) => !breaksWord(v, seat, action))
    .slice(0, PLANS)
    .flatMap(({ action }) => {
      const at = entered(action);
      const on = at === null ? -1 : district(v, at).mob;
      return at === null || on < 0 || on === seat ? [] : [{ by: seat, on, at }];
    });
}

/** Half-way between the least that the one side takes and the most that the other gives; null where nothing lies between. */
function withPrice(futures: Futures, seat: Seat, pact: Pact): Pact | null {
  const gains = (whole: Pact, one: Seat) => gainOf(futures, whole, one) >= BOTH_GAIN;
  if (pact.give && pact.ask) return gains(pact, seat) && gains(pact, pact.to) ? pact : null;
  const [payer, payee] = pact.give ? [pact.to, seat] : [seat, pact.to];
  const priced = (pay: number): Pact => (pact.give ? { ...pact, ask: { pay } } : { ...pact, give: { pay } });
  const all = purse(futures.view, payer);
  const most = mostSum(all, (pay) => gains(priced(pay), payer));
  const least = most && leastSum(most, (pay) => gains(priced(pay), payee));
  return most && least ? priced(Math.floor((least + most) / 2 / CASH_UNIT) * CASH_UNIT) : null;
}
