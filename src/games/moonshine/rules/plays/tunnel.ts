/** Tunnel, the Vipers' (section 8): up to five barrels between the Safehouse and another District of theirs. */
import type { Action } from '../../../../engine/rules.ts';
import { TRICK_LIMIT } from '../../data/tables.ts';
import { no } from '../../refusals.ts';
import { type At, type State, SUPPLY, type Table } from '../../state.ts';
import { rule } from '../action.ts';
import { controls, district, nameOf, player } from '../board.ts';
import { short, spend } from '../influence.ts';
import { record } from '../play.ts';
import { limitRefusal } from './crews.ts';
import { barrelRefusal, tripRefusal } from './enter.ts';
import { isFamily, otherFamily } from './families.ts';

const COST = 1;

export const tunnel = rule({
  stages: ['play'],
  fields: { from: 'district', to: 'district', moonshine: 'count', rum: 'count' },
  refuse(s, seat, a) {
    const { safehouse } = player(s, seat);
    return (
      otherFamily(s, seat, 'vipers') ??
      short(s, seat, COST) ??
      limitRefusal(a.moonshine + a.rum, TRICK_LIMIT) ??
      tripRefusal(s, seat, a.from, a.to) ??
      (controls(s, seat, a.to) ? null : no('NOT_CONTROLLED', { at: nameOf(a.to) })) ??
      (a.from === safehouse || a.to === safehouse ? null : no('NOT_FROM_SAFEHOUSE')) ??
      barrelRefusal(s, a.from, a.moonshine, a.rum)
    );
  },
  list(s, seat, out) {
    const { safehouse } = player(s, seat);
    if (!isFamily(s, seat, 'vipers') || safehouse === SUPPLY || short(s, seat, COST)) return;
    s.districts.forEach((d, at) => {
      if (d.mob !== seat || at === safehouse) return;
      listLoads(s, safehouse, at, out);
      listLoads(s, at, safehouse, out);
    });
  },
  apply(s, seat, a, croupier) {
    spend(s, seat, COST);
    haul(s, a.from, a.to, a.moonshine, a.rum);
    record(s, { type: 'moved', by: 'tunnel', ...a, boss: 0, runners: 0, mobBefore: seat });
    const [from, to] = [nameOf(a.from), nameOf(a.to)];
    croupier.tell?.({ type: 'moved', seat, by: 'tunnel', ...a, from, to, boss: 0, runners: 0 });
  },
});

/** As much Moonshine as fits, as much Rum as fits, and Rum filled up with Moonshine. */
function listLoads(s: Table, from: At, to: At, out: Action[]): void {
  const d = district(s, from);
  const moonshine = Math.min(TRICK_LIMIT, d.moonshine);
  const rum = Math.min(TRICK_LIMIT, d.rum);
  const beside = Math.min(TRICK_LIMIT - rum, d.moonshine);
  const ends = { from: nameOf(from), to: nameOf(to) };
  if (moonshine > 0) out.push({ do: 'tunnel', ...ends, moonshine, rum: 0 });
  if (rum > 0) out.push({ do: 'tunnel', ...ends, moonshine: 0, rum });
  if (rum > 0 && beside > 0) out.push({ do: 'tunnel', ...ends, moonshine: beside, rum });
}

function haul(s: State, from: At, to: At, moonshine: number, rum: number): void {
  const [source, target] = [district(s, from), district(s, to)];
  source.moonshine -= moonshine;
  source.rum -= rum;
  target.moonshine += moonshine;
  target.rum += rum;
}
