/** Move (section 7.3): one source, one Connected destination, any Mobsters and barrels of the source. */
import type { Action } from '../../../../engine/rules.ts';
import { no } from '../../refusals.ts';
import type { At, Table } from '../../state.ts';
import { rule } from '../action.ts';
import { bossCount, connected, connections, district, nameOf, squadAt } from '../board.ts';
import { short, spend } from '../influence.ts';
import { barrelRefusal, crewRefusal, enter, tripRefusal } from './enter.ts';
import { steps } from './steps.ts';

const COST = 1;

export const move = rule({
  stages: ['play'],
  fields: { from: 'district', to: 'district', boss: 'count', runners: 'count', moonshine: 'count', rum: 'count' },
  refuse(s, seat, a) {
    if (a.boss + a.runners + a.moonshine + a.rum === 0) return no('NOTHING_CHOSEN');
    return (
      short(s, seat, COST) ??
      tripRefusal(s, seat, a.from, a.to) ??
      (connected(s, a.from, a.to) ? null : no('NOT_CONNECTED', { from: nameOf(a.from), to: nameOf(a.to) })) ??
      crewRefusal(s, a.from, a.boss, a.runners) ??
      barrelRefusal(s, a.from, a.moonshine, a.rum)
    );
  },
  list(s, seat, out) {
    if (short(s, seat, COST)) return;
    for (let from = 0; from < s.districts.length; from++) {
      if (district(s, from).mob !== seat) continue;
      const cargos = cargosOf(s, from);
      for (const to of connections(s, from)) {
        if (!squadAt(s, to)) listTrip(nameOf(from), nameOf(to), cargos, out);
      }
    }
  },
  apply(s, seat, a, croupier) {
    spend(s, seat, COST);
    enter(s, seat, { by: 'move', ...a }, croupier);
  },
});

type Cargo = readonly [boss: number, runners: number, moonshine: number, rum: number];

function listTrip(from: string, to: string, cargos: readonly Cargo[], out: Action[]): void {
  for (const [boss, runners, moonshine, rum] of cargos) {
    out.push({ do: 'move', from, to, boss, runners, moonshine, rum });
  }
}

/** Crews of none, one, half and all Runners, with and without the Boss, with no and all barrels; barrels alone by kind. */
function cargosOf(s: Table, from: At): Cargo[] {
  const { runners, moonshine, rum } = district(s, from);
  const cargos: Cargo[] = [];
  for (let boss = bossCount(s, from); boss >= 0; boss--) {
    for (const crew of steps(runners)) {
      if (boss + crew === 0) continue;
      cargos.push([boss, crew, 0, 0]);
      if (moonshine + rum > 0) cargos.push([boss, crew, moonshine, rum]);
    }
  }
  if (moonshine > 0) cargos.push([0, 0, moonshine, 0]);
  if (rum > 0) cargos.push([0, 0, 0, rum]);
  if (moonshine > 0 && rum > 0) cargos.push([0, 0, moonshine, rum]);
  return cargos;
}
