/** Consigliere, the Sicilians' (section 8): one marker off the Heat Track, anybody's. */
import type { Seat } from '../../../../engine/rules.ts';
import { no } from '../../refusals.ts';
import { rule } from '../action.ts';
import { player } from '../board.ts';
import { short, spend } from '../influence.ts';
import { isFamily, otherFamily } from './families.ts';

const COST = 1;

export const consigliere = rule({
  stages: ['play'],
  fields: { marker: 'number' },
  refuse: (s, seat, a) =>
    otherFamily(s, seat, 'sicilians') ??
    short(s, seat, COST) ??
    (a.marker < s.heat.length ? null : no('NO_SUCH_MARKER', { marker: a.marker, markers: s.heat.length })),
  list(s, seat, out) {
    if (!isFamily(s, seat, 'sicilians') || short(s, seat, COST)) return;
    for (let marker = 0; marker < s.heat.length; marker++) out.push({ do: 'consigliere', marker });
  },
  apply(s, seat, a, croupier) {
    spend(s, seat, COST);
    const [owner] = s.heat.splice(a.marker, 1) as [Seat];
    player(s, owner).reserves += 1;
    croupier.tell?.({ type: 'consigliere', seat, marker: a.marker, owner });
  },
});
