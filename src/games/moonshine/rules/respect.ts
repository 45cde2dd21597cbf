/** Respect and what it takes to be crowned (sections 13 and 14). */
import type { Refusal, Seat } from '../../../engine/rules.ts';
import { BOROUGH_OF, facts } from '../data/districts.ts';
import { CROWN_RESPECT, INFLUENCE_CEILING, RAT_RESPECT, WELSHER_RESPECT } from '../data/tables.ts';
import { no } from '../refusals.ts';
import type { Table } from '../state.ts';
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

/** Why that seat may not be crowned, its Ledger aside. */
export function crownRefusal(s: Table, seat: Seat): Refusal | null {
  const p = player(s, seat);
  const have = respect(s, seat);
  if (!hasNod(s, seat)) return no('NO_NOD', { owned: p.owned });
  if (have < CROWN_RESPECT) return no('RESPECT_SHORT', { need: CROWN_RESPECT, have });
  if (p.marks > 0) return no('MARKED', { marks: p.marks });
  if (p.boss < 0 || facts(p.boss).kind !== 'highSociety') return no('NOT_IN_VENUE');
  if (s.options.crown_away_from_home && BOROUGH_OF[p.boss] === p.home) return no('HOME_VENUE');
  return null;
}
