/** Skiff, the Knights' (section 8): up to five Mobsters, no barrels, from one Coastal District to any other. */
import { COASTAL, facts } from '../../data/districts.ts';
import { TRICK_LIMIT } from '../../data/tables.ts';
import { no } from '../../refusals.ts';
import { rule } from '../action.ts';
import { district, nameOf, squadAt } from '../board.ts';
import { short, spend } from '../influence.ts';
import { limitRefusal, listCrews } from './crews.ts';
import { crewRefusal, enter, tripRefusal } from './enter.ts';
import { isFamily, otherFamily } from './families.ts';

const COST = 1;

export const skiff = rule({
  stages: ['play'],
  fields: { from: 'district', to: 'district', boss: 'count', runners: 'count' },
  refuse(s, seat, a) {
    return (
      otherFamily(s, seat, 'knights') ??
      short(s, seat, COST) ??
      limitRefusal(a.boss + a.runners, TRICK_LIMIT) ??
      tripRefusal(s, seat, a.from, a.to) ??
      (facts(a.from).coastal ? null : no('NOT_COASTAL', { at: nameOf(a.from) })) ??
      (facts(a.to).coastal ? null : no('NOT_COASTAL', { at: nameOf(a.to) })) ??
      crewRefusal(s, a.from, a.boss, a.runners)
    );
  },
  list(s, seat, out) {
    if (!isFamily(s, seat, 'knights') || short(s, seat, COST)) return;
    for (const from of COASTAL) {
      if (district(s, from).mob !== seat) continue;
      for (const to of COASTAL) {
        if (to !== from && !squadAt(s, to)) listCrews(s, 'skiff', from, to, out);
      }
    }
  },
  apply(s, seat, a, croupier) {
    spend(s, seat, COST);
    enter(s, seat, { by: 'skiff', ...a, moonshine: 0, rum: 0 }, croupier);
  },
});
