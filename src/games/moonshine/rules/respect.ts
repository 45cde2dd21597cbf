/** Respect and what it takes to be crowned (sections 13 and 14). */
import type { Refusal, Seat } from '../../../engine/rules.ts';
import { BOROUGH_OF, facts } from '../data/districts.ts';
import { ALLIANCE_RESPECT, CROWN_RESPECT, INFLUENCE_CEILING, RAT_RESPECT, WELSHER_RESPECT } from '../data/tables.ts';
import { no } from '../refusals.ts';
import { NOBODY, type Table } from '../state.ts';
import { player } from './board.ts';
import { card } from './cards.ts';

/** Computed when needed, never stored; may be negative. */
export function respect(s: Table, seat: Seat): number {
  const p = player(s, seat);
  let sum = p.welshers * WELSHER_RESPECT + (s.rat === seat ? RAT_RESPECT : 0);
  for (const job of p.done) sum += card(s, job).respect;
  return sum;
}

/** The Nod: a card once taken, or with `nod_as_status` a standing that can be lost. */
export function hasNod(s: Table, seat: Seat): boolean {
  const p = player(s, seat);
  if (!s.options.nod_as_status) return p.nod;
  return p.owned >= INFLUENCE_CEILING && p.marks === 0 && respect(s, seat) >= CROWN_RESPECT;
}

/** The partner in an Alliance, or NOBODY before the Truce (section 17.4). */
export function partnerOf(s: Table, seat: Seat): Seat {
  const alliance = s.alliances.find((pair) => pair.includes(seat));
  return alliance?.find((partner) => partner !== seat) ?? NOBODY;
}

/** Alone: ten Respect of his own (section 14). */
function nameRefusal(s: Table, seat: Seat): Refusal | null {
  const have = respect(s, seat);
  return have < CROWN_RESPECT ? no('RESPECT_SHORT', { need: CROWN_RESPECT, have }) : null;
}

/** After the Truce: twenty between the partners, and neither holds a Mark (section 17.9). */
function allianceRefusal(s: Table, seat: Seat): Refusal | null {
  const partner = partnerOf(s, seat);
  const have = respect(s, seat) + respect(s, partner);
  if (have < ALLIANCE_RESPECT) return no('ALLIANCE_RESPECT_SHORT', { need: ALLIANCE_RESPECT, have });
  const { marks } = player(s, partner);
  return marks > 0 ? no('PARTNER_MARKED', { marks }) : null;
}

/** Why that seat may not be crowned, its Ledger aside. */
export function crownRefusal(s: Table, seat: Seat): Refusal | null {
  const p = player(s, seat);
  if (!hasNod(s, seat)) return no('NO_NOD', { owned: p.owned });
  const name = partnerOf(s, seat) === NOBODY ? nameRefusal(s, seat) : allianceRefusal(s, seat);
  if (name) return name;
  if (p.marks > 0) return no('MARKED', { marks: p.marks });
  if (p.boss < 0 || facts(p.boss).kind !== 'highSociety') return no('NOT_IN_VENUE');
  if (s.options.crown_away_from_home && BOROUGH_OF[p.boss] === p.home) return no('HOME_VENUE');
  return null;
}
