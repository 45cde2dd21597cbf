/** Stealth, the Vipers' (section 8): up to five Mobsters, no barrels, Pinned at once in a Connected Hostile District. */
import { TRICK_LIMIT } from '../../data/tables.ts';
import { no } from '../../refusals.ts';
import { rule } from '../action.ts';
import { connected, connections, district, hostile, nameOf } from '../board.ts';
import { short, spend } from '../influence.ts';
import { limitRefusal, listCrews } from './crews.ts';
import { crewRefusal, enter, tripRefusal } from './enter.ts';
import { isFamily, otherFamily } from './families.ts';

const COST = 1;

export const stealth = rule({
  stages: ['play'],
  fields: { from: 'district', to: 'district', boss: 'count', runners: 'count' },
  refuse(s, seat, a) {
    return (
      otherFamily(s, seat, 'vipers') ??
      short(s, seat, COST) ??
      limitRefusal(a.boss + a.runners, TRICK_LIMIT) ??
      tripRefusal(s, seat, a.from, a.to) ??
      (connected(s, a.from, a.to) ? null : no('NOT_CONNECTED', { from: nameOf(a.from), to: nameOf(a.to) })) ??
      (hostile(s, seat, a.to) ? null : no('NOT_HOSTILE', { at: nameOf(a.to) })) ??
      crewRefusal(s, a.from, a.boss, a.runners)
    );
  },
  list(s, seat, out) {
    if (!isFamily(s, seat, 'vipers') || short(s, seat, COST)) return;
    for (let from = 0; from < s.districts.length; from++) {
      if (district(s, from).mob !== seat) continue;
      for (const to of connections(s, from)) {
        if (hostile(s, seat, to)) listCrews(s, 'stealth', from, to, out);
      }
    }
  },
  apply(s, seat, a, croupier) {
    spend(s, seat, COST);
    enter(s, seat, { by: 'stealth', ...a, moonshine: 0, rum: 0 }, croupier);
  },
});
