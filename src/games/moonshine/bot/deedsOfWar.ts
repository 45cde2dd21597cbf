/** Jobs done by force: ground to seize, men to kill. */
import type { Action } from '../../../engine/rules.ts';
import { RECRUIT_PRICE } from '../data/tables.ts';
import { bossCount, connections, district, mobsters, safe, squadAt } from '../rules/board.ts';
import { type At, NOBODY } from '../state.ts';
import { bringRum, cheaper, type Plan } from './hauling.ts';
import type { Crew } from './odds.ts';
import { moveAction, type Sight, spare } from './sight.ts';
import { approaches, attack, prospect } from './striking.ts';

/** Below this chance to win, more men are sent for first. */
const FAIR = 0.55;
/** For kills alone it need not be won. */
const BLOODY = 0.15;
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
  const targets = places.filter((to) => isRivals(g, to) && mobsters(g.v, to) >= garrison && test(to));
  let best: Plan | null = null;
  for (const to of targets) {
    for (const from of approaches(g, to)) {
      if (!setting || setting.from.includes(from)) best = cheaper(best, assault(g, from, to, setting?.rum ?? 0));
    }
  }
  if (best || setting) return best;
  for (const to of targets) best = cheaper(best, march(g, to));
  return best;
}

function isRivals(g: Sight, to: At): boolean {
  const { mob } = district(g.v, to);
  return mob !== NOBODY && mob !== g.seat && !squadAt(g.v, to);
}

/** A crew strong enough sets out for Safe ground beside the place. */
function march(g: Sight, to: At): Plan | null {
  let best: Plan | null = null;
  for (const from of g.mine) {
    const runners = spare(g, from);
    if (runners < 2) continue;
    for (const camp of connections(g.v, to)) {
      const steps = g.ways.steps(from, camp);
      if (steps === 0 || steps > 3 || !safe(g.v, g.seat, camp)) continue;
      const { chance, markers } = prospect(g, camp, to, { runners, boss: 0 });
      if (chance < FAIR) continue;
      const next = moveAction(from, g.ways.first(from, camp) as At, { runners });
      best = cheaper(best, { next, markers: steps + markers, cash: 300 });
    }
  }
  return best;
}

/** Kills that many in one of those Districts; with `boss`, the rival Boss, the own Boss being there. */
export function kill(g: Sight, places: readonly At[], n: number, boss: boolean): Plan | null {
  let best: Plan | null = null;
  for (const to of places) {
    if (!isRivals(g, to) || mobsters(g.v, to) < n || (boss && bossCount(g.v, to) === 0)) continue;
    for (const from of approaches(g, to)) {
      if (!boss || g.me.boss === from) best = cheaper(best, assault(g, from, to, 0, boss, BLOODY));
    }
  }
  return best;
}

/** Takes a District that a rival holds, for what is to be done there afterwards. */
export function clear(g: Sight, to: At): Plan | null {
  return seizeWhere(g, [to], () => true);
}

/** An attack from there, or the next step to make it a fair one. */
export function assault(g: Sight, from: At, to: At, rum: number, withBoss = false, fair = FAIR): Plan | null {
  const barrels = rum > 0 ? bringRum(g, rum, from) : null;
  if (rum > 0 && !barrels) return null;
  if (barrels?.next) return { ...barrels, markers: barrels.markers + SHOTS };
  const crew = withBoss ? { runners: district(g.v, from).runners, boss: 1 } : { runners: sendable(g, from), boss: 0 };
  const { chance, markers } = prospect(g, from, to, crew, rum);
  if (crew.runners > 0 && chance >= fair) return { next: attack(g, from, to, crew, rum), markers, cash: 300 };
  return reinforce(g, from, to, crew, markers);
}

/** Spare men, or the last of them: the ground they leave is worth less than a Job. */
function sendable(g: Sight, from: At): number {
  return spare(g, from) || (g.me.boss === from ? 0 : district(g.v, from).runners);
}

/** Spare men from the nearest District that make it a fair fight, or new ones hired at the Safehouse when that is near. */
function reinforce(g: Sight, at: At, to: At, crew: Crew, markers: number): Plan | null {
  let best: Plan | null = null;
  for (const from of g.mine) {
    const men = spare(g, from);
    const steps = g.ways.steps(from, at);
    if (from === at || men === 0 || steps > 3 || !fairWith(g, at, to, crew, men)) continue;
    const next: Action = moveAction(from, g.ways.first(from, at) as At, { runners: men });
    best = cheaper(best, { next, markers: steps + markers + 1, cash: 300 });
  }
  return best ?? hire(g, at, to, crew, markers);
}

function fairWith(g: Sight, at: At, to: At, crew: Crew, men: number): boolean {
  return prospect(g, at, to, { boss: crew.boss, runners: crew.runners + men }).chance >= FAIR;
}

function hire(g: Sight, at: At, to: At, crew: Crew, markers: number): Plan | null {
  const { safehouse, supply, cash } = g.me;
  const runners = Math.min(4, supply, Math.floor(cash / RECRUIT_PRICE));
  const steps = safehouse < 0 ? Number.POSITIVE_INFINITY : g.ways.steps(safehouse, at);
  if (runners < 2 || steps > 2 || !fairWith(g, at, to, crew, runners)) return null;
  return { next: { do: 'recruit', runners }, markers: markers + 2 + steps, cash: runners * RECRUIT_PRICE + 300 };
}
