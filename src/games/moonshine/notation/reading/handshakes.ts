/** Handshakes on the table, the Crackdown’s token and the Alliances of a position. */
import type { Family } from '../../data/families.ts';
import type { Deal, State, Vow } from '../../state.ts';
import type { Position, VowWords } from '../schema.ts';
import { type SeatOf, seatAt, Wrong } from './gate.ts';

/** A Handshake is between two players, has a number of its own and a promise, and a term is never a matter of words. */
function dealMisfit(s: State, deal: Deal, path: string): void {
  if (deal.from === deal.to) throw new Wrong(path, 'a Handshake takes two');
  if (s.deals.some((other) => other !== deal && other.id === deal.id)) throw new Wrong(path, `a second no. ${deal.id}`);
  if (deal.vows.every((vow) => vow === null)) throw new Wrong(path, 'a Handshake without a promise');
  if (deal.vows.some((vow) => vow?.term && vow.state !== 'open' && vow.votes.length > 0)) {
    throw new Wrong(path, 'nobody votes on a term');
  }
}

/** Handshakes on the table, the Crackdown's token and the Alliances. */
export function readHandshakes(s: State, p: Position, seatOf: SeatOf): void {
  const seat = (f: Family) => seatAt(seatOf, f, '$.deals');
  const readVow = (vow: VowWords | null): Vow | null =>
    vow && { ...vow, votes: vow.votes.map((ballot) => ({ ...ballot, seat: seat(ballot.seat) })) };
  s.deals = p.deals.map(({ give, ask, ...deal }) => ({
    ...deal,
    from: seat(deal.from),
    to: seat(deal.to),
    vows: [readVow(give), readVow(ask)],
  }));
  for (const [i, deal] of s.deals.entries()) dealMisfit(s, deal, `$.deals[${i}]`);
  s.dealsMade = p.dealsMade ?? Math.max(0, ...s.deals.map((deal) => deal.id));
  s.crackdown = p.crackdown ?? s.crackdown;
  s.alliances = (p.alliances ?? []).map(([a, b]) => [seat(a), seat(b)]);
}
