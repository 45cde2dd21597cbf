/** A rival stands ready for the crown: what may still throw him out of his Venue. Not all of it can be done. */
import type { Action, Seat } from '../../../engine/rules.ts';
import { HEAT_SPACES } from '../data/tables.ts';
import { district, mobsters, nameOf, player } from '../rules/board.ts';
import { crownRefusal } from '../rules/respect.ts';
import type { At } from '../state.ts';
import { type Sight, spare } from './sight.ts';
import { approaches, strike } from './striking.ts';

/** A Raid by Rat or by the fifth marker, and every crew that can be sent against the Boss; none while nobody is that far. */
export function alarms(g: Sight): Action[] {
  const thrones = g.v.players.flatMap((_, rival) => throneOf(g, rival));
  if (thrones.length === 0) return [];
  const loud: Action[] = g.v.heat.length === HEAT_SPACES - 1 ? noises(g) : [];
  return [{ do: 'rat' }, ...loud, ...thrones.flatMap((at) => assaults(g, at))];
}

function throneOf(g: Sight, rival: Seat): At[] {
  if (rival === g.seat || crownRefusal(g.v, rival) !== null) return [];
  const { boss } = player(g.v, rival);
  return boss < 0 ? [] : [boss];
}

/** Plays that draw the fifth marker without a fight. */
function noises(g: Sight): Action[] {
  const sales = g.mine.map((at): Action => {
    const { moonshine, rum } = district(g.v, at);
    return { do: 'unload', at: nameOf(at), moonshine, rum };
  });
  return [{ do: 'extort' }, ...sales.filter((sale) => Number(sale.moonshine) + Number(sale.rum) > 3)];
}

/** The likeliest first: from each District beside it, all that can be spared, with the Boss where he stands there. */
function assaults(g: Sight, at: At): Action[] {
  if (mobsters(g.v, at) === 0) return [];
  return approaches(g, at)
    .flatMap((from) => [0, 1].map((boss) => ({ from, runners: spare(g, from) + boss, boss })))
    .filter(({ from, runners, boss }) => runners + boss > 0 && (boss === 0 || g.me.boss === from))
    .map(({ from, runners, boss }) =>
      strike(g, from, at, { runners: Math.min(runners, district(g.v, from).runners), boss }),
    )
    .sort((a, b) => b.chance - a.chance)
    .map(({ action }) => action);
}
