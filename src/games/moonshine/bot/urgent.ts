/** Desperate measures: against a rival who stands ready for the crown, and for the own Boss's last step. Not all of it can be done. */
import type { Action, Seat } from '../../../engine/rules.ts';
import { facts, VENUES } from '../data/districts.ts';
import { HEAT_SPACES } from '../data/tables.ts';
import { district, hostile, mobsters, nameOf, player, squadAt } from '../rules/board.ts';
import { crownRefusal, hasNod } from '../rules/respect.ts';
import type { At } from '../state.ts';
import { type Sight, spare } from './sight.ts';
import { approaches, strike } from './striking.ts';

export function urgent(g: Sight): Action[] {
  return [...storms(g), ...alarms(g)];
}

/** Only a Venue is missing: the Boss's whole crew into each that rivals hold beside him, the likeliest first. */
function storms(g: Sight): Action[] {
  const { boss, marks } = g.me;
  if (boss < 0 || marks > 0 || g.need > 0 || !hasNod(g.v, g.seat) || facts(boss).kind === 'highSociety') return [];
  const { runners } = district(g.v, boss);
  return VENUES.filter((at) => hostile(g.v, g.seat, at) && !squadAt(g.v, at) && approaches(g, at).includes(boss))
    .map((at) => strike(g, boss, at, { runners, boss: 1 }))
    .sort((a, b) => b.chance - a.chance)
    .map(({ action }) => action);
}

/** A Raid by Rat or by the fifth marker, and every crew that can be sent against the Boss; none while nobody is that far. */
function alarms(g: Sight): Action[] {
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
