/** The Raid: where a crew runs. */
import type { Action } from '../../../engine/rules.ts';
import { facts } from '../data/districts.ts';
import { barrels, district, nameOf } from '../rules/board.ts';
import { asked } from '../rules/decisions.ts';
import type { At } from '../state.ts';
import type { Sight } from './sight.ts';

/** Onto new ground first, with barrels lying there or a good Still; a Boss into a Venue. */
export function chooseExit(g: Sight): Action {
  const { at, exits = [] } = asked(g.v, 'run') ?? {};
  const boss = g.me.boss === at;
  const worth = (to: At) => {
    const d = district(g.v, to);
    const empty = d.mob !== g.seat;
    const venue = boss && facts(to).kind === 'highSociety' ? 20 : 0;
    return (empty ? 10 + 2 * barrels(d) : 0) + facts(to).pressure + venue;
  };
  const best = exits.reduce((a, b) => (worth(b) > worth(a) ? b : a), exits[0] as At);
  return { do: 'run', to: nameOf(best) };
}
