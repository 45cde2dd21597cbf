/** Jobs done by force: ground to seize, men to kill. */
import type { Action } from '../../../engine/rules.ts';
import { bossCount, connections, district, hasSafehouse, mobsters, player, squadAt } from '../rules/board.ts';
import { isFamily } from '../rules/plays/families.ts';
import { type At, NOBODY } from '../state.ts';
import { bringRum, cheaper, type Plan } from './hauling.ts';
import { type Bout, chanceAfterAmbush, chanceToWin, expectedKills } from './odds.ts';
import { moveAction, type Sight, spare, stepsTo, wayTo } from './sight.ts';

/** Below this chance to win, more men are sent for first. */
const FAIR = 0.55;
/** Shots that the Ledger of a fresh Day has left after the Move. */
const SHOTS = 4;

interface Setting {
  from: readonly At[];
  rum: number;
}

/** Seizes one of those Districts that passes the test and holds at least `garrison` Mobsters. */
export function seizeWhere(
  g: Sight,
  places: readonly At[],
  test: (at: At) => boolean,
  garrison = 0,
  setting?: Setting,
): Plan | null {
  let best: Plan | null = null;
  for (const to of places) {
    const { mob } = district(g.v, to);
    if (mob === NOBODY || mob === g.seat || squadAt(g.v, to) || mobsters(g.v, to) < garrison || !test(to)) continue;
    for (const from of connections(to)) {
      if (setting && !setting.from.includes(from)) continue;
      best = cheaper(best, assault(g, from, to, setting?.rum ?? 0));
    }
  }
  return best;
}

/** Kills that many in one of those Districts; with `boss`, the rival Boss, the own Boss being there. */
export function kill(g: Sight, places: readonly At[], n: number, boss: boolean): Plan | null {
  let best: Plan | null = null;
  for (const to of places) {
    const { mob } = district(g.v, to);
    if (mob === NOBODY || mob === g.seat || squadAt(g.v, to) || mobsters(g.v, to) < n) continue;
    if (boss && bossCount(g.v, to) === 0) continue;
    for (const from of connections(to)) {
      if (!boss || g.me.boss === from) best = cheaper(best, assault(g, from, to, 0, boss));
    }
  }
  return best;
}

/** Takes a District that a rival holds, for what is to be done there afterwards. */
export function clear(g: Sight, to: At): Plan | null {
  return seizeWhere(g, [to], () => true);
}

/** An attack from there, or the next step to make it a fair one. */
export function assault(g: Sight, from: At, to: At, rum: number, withBoss = false): Plan | null {
  if (district(g.v, from).mob !== g.seat) return null;
  const barrels = rum > 0 ? bringRum(g, rum, from) : null;
  if (rum > 0 && !barrels) return null;
  if (barrels?.next) return { ...barrels, markers: barrels.markers + SHOTS };
  const runners = withBoss ? district(g.v, from).runners : spare(g, from);
  const bout = boutAt(g, { runners, boss: withBoss ? 1 : 0 }, to);
  const chance = chanceIn(g, bout, to, Math.max(g.me.ledger - 1, 2));
  const shots = mobsters(g.v, to) === 0 ? 0 : 1 + Math.ceil(mobsters(g.v, to) / Math.max(0.3, expectedKills(bout)));
  const next = moveAction(from, to, { boss: withBoss ? 1 : 0, runners, ...(rum > 0 && { rum }) });
  if (runners > 0 && chance >= FAIR) return { next, markers: shots + 1, cash: 300 };
  return reinforce(g, from, shots);
}

export function boutAt(g: Sight, invader: { runners: number; boss: number }, to: At): Bout {
  const occupier = { runners: district(g.v, to).runners, boss: bossCount(g.v, to) };
  return { invader, occupier, safehouse: hasSafehouse(g.v, to), firepower: isFamily(g.v, g.seat, 'irish') };
}

/** The Occupier is taken to Ambush when he can. */
export function chanceIn(g: Sight, bout: Bout, to: At, volleys: number): number {
  const p = player(g.v, district(g.v, to).mob);
  const ambush = p.ledger > 0 && !p.laidLow && bout.occupier.runners + bout.occupier.boss > 0;
  return ambush ? chanceAfterAmbush(bout, volleys) : chanceToWin(bout, volleys);
}

/** Spare men from the nearest District, or new ones hired at the Safehouse when that is near. */
function reinforce(g: Sight, at: At, shots: number): Plan | null {
  let best: Plan | null = null;
  for (const from of g.mine) {
    const men = spare(g, from);
    const steps = stepsTo(g, from, at);
    if (from === at || men < 2 || steps > 3) continue;
    const next: Action = moveAction(from, wayTo(g, from, at)[0] as At, { runners: men });
    best = cheaper(best, { next, markers: steps + shots + 2, cash: 300 });
  }
  return best ?? hire(g, at, shots);
}

function hire(g: Sight, at: At, shots: number): Plan | null {
  const { safehouse, supply, cash } = g.me;
  const runners = Math.min(4, supply, Math.floor(cash / 300));
  if (safehouse < 0 || runners < 2 || stepsTo(g, safehouse, at) > 2) return null;
  return {
    next: { do: 'recruit', runners },
    markers: shots + 3 + stepsTo(g, safehouse, at),
    cash: runners * 300 + 300,
  };
}
