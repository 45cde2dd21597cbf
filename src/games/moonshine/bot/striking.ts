/** One attack: from where it can be made, by which Play, and how likely it is to win. */
import type { Action } from '../../../engine/rules.ts';
import { facts } from '../data/districts.ts';
import { TRICK_LIMIT } from '../data/tables.ts';
import { bossCount, connected, connections, district, hasSafehouse, mobsters, nameOf, player } from '../rules/board.ts';
import { isFamily } from '../rules/plays/families.ts';
import type { At } from '../state.ts';
import { type Bout, type Crew, chanceAfterAmbush, chanceToWin, expectedKills, size } from './odds.ts';
import { moveAction, type Sight } from './sight.ts';

export interface Strike {
  action: Action;
  crew: Crew;
  /** That it wins, with the Ledger as it is. */
  chance: number;
  /** Influence it may take to the end, the Play itself included. */
  markers: number;
}

/** Own Districts from which a crew can enter that one: neighbours, and for the Knights' Skiff any shore. */
export function approaches(g: Sight, to: At): readonly At[] {
  const sails = isFamily(g.v, g.seat, 'knights') && facts(to).coastal;
  const near = connections(g.v, to).filter((from) => district(g.v, from).mob === g.seat);
  return sails ? [...near, ...g.mine.filter((from) => facts(from).coastal && !near.includes(from))] : near;
}

/** The Vipers come by Stealth where the crew is small enough, the Knights by Skiff where there is no other way. */
export function strike(g: Sight, from: At, to: At, sent: Crew, rum = 0): Strike {
  const bySea = !connected(g.v, from, to);
  const crew = bySea ? { ...sent, runners: Math.min(sent.runners, TRICK_LIMIT - sent.boss) } : sent;
  const garrison = mobsters(g.v, to);
  const quiet = isFamily(g.v, g.seat, 'vipers') && garrison > 0 && rum === 0 && size(crew) <= TRICK_LIMIT;
  const bout = boutAt(g, crew, to);
  const shots = garrison === 0 ? 0 : 1 + Math.ceil(garrison / Math.max(0.3, expectedKills(bout)));
  return {
    action: playFor(from, to, crew, rum, quiet, bySea),
    crew,
    chance: chanceIn(g, bout, to, quiet),
    markers: 1 + shots,
  };
}

function playFor(from: At, to: At, { runners, boss }: Crew, rum: number, quiet: boolean, bySea: boolean): Action {
  if (quiet) return { do: 'stealth', from: nameOf(from), to: nameOf(to), boss, runners };
  if (bySea) return { do: 'skiff', from: nameOf(from), to: nameOf(to), boss, runners };
  return moveAction(from, to, { boss, runners, ...(rum > 0 && { rum }) });
}

function boutAt(g: Sight, invader: Crew, to: At): Bout {
  const occupier = { runners: district(g.v, to).runners, boss: bossCount(g.v, to) };
  return { invader, occupier, safehouse: hasSafehouse(g.v, to), firepower: isFamily(g.v, g.seat, 'irish') };
}

/** The Occupier is taken to Ambush when he can; two shots are counted on even late in the Day. */
function chanceIn(g: Sight, bout: Bout, to: At, quiet: boolean): number {
  const volleys = Math.max(g.me.ledger - 1, 2);
  const p = player(g.v, district(g.v, to).mob);
  const ambush = !quiet && p.ledger > 0 && !p.laidLow && size(bout.occupier) > 0;
  return ambush ? chanceAfterAmbush(bout, volleys) : chanceToWin(bout, volleys);
}
