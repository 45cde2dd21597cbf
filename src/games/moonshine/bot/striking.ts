/** One attack: from where it can be made, how likely it is to win, and by which Play. */
import type { Action } from '../../../engine/rules.ts';
import { facts } from '../data/districts.ts';
import { TRICK_LIMIT } from '../data/tables.ts';
import { bossCount, connected, connections, district, hasSafehouse, mobsters, nameOf, player } from '../rules/board.ts';
import { isFamily } from '../rules/plays/families.ts';
import type { At } from '../state.ts';
import { type Bout, type Crew, chanceAfterAmbush, chanceToWin, expectedKills, size } from './odds.ts';
import { moveAction, type Sight } from './sight.ts';

/** What an attack promises. */
export interface Prospect {
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

/** The crew that can go: a Skiff carries no more than so many. */
function crewFor(g: Sight, from: At, to: At, sent: Crew): Crew {
  return connected(g.v, from, to) ? sent : { ...sent, runners: Math.min(sent.runners, TRICK_LIMIT - sent.boss) };
}

/** The Vipers come by Stealth where the crew is small enough. */
function isQuiet(g: Sight, crew: Crew, to: At, rum: number): boolean {
  return g.me.family === 'vipers' && rum === 0 && size(crew) <= TRICK_LIMIT && mobsters(g.v, to) > 0;
}

export function prospect(g: Sight, from: At, to: At, sent: Crew, rum = 0): Prospect {
  const crew = crewFor(g, from, to, sent);
  const garrison = mobsters(g.v, to);
  const bout = boutAt(g, crew, to);
  const shots = garrison === 0 ? 0 : 1 + Math.ceil(garrison / Math.max(0.3, expectedKills(bout)));
  return { chance: chanceIn(g, bout, to, isQuiet(g, crew, to, rum)), markers: 1 + shots };
}

/** The Play: the Knights come by Skiff where there is no other way. */
export function attack(g: Sight, from: At, to: At, sent: Crew, rum = 0): Action {
  const crew = crewFor(g, from, to, sent);
  const { runners, boss } = crew;
  if (isQuiet(g, crew, to, rum)) return { do: 'stealth', from: nameOf(from), to: nameOf(to), boss, runners };
  if (!connected(g.v, from, to)) return { do: 'skiff', from: nameOf(from), to: nameOf(to), boss, runners };
  return moveAction(from, to, rum > 0 ? { boss, runners, rum } : { boss, runners });
}

/** Both together. */
export function strike(g: Sight, from: At, to: At, sent: Crew): Prospect & { action: Action } {
  return { ...prospect(g, from, to, sent), action: attack(g, from, to, sent) };
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
