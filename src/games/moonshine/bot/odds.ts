/** The exact chance of winning a fight by Open Fire alone (sections 9.2 to 9.4). */
import { killsFrom, muscle } from '../data/tables.ts';

export interface Crew {
  runners: number;
  boss: number;
}

export interface Bout {
  invader: Crew;
  occupier: Crew;
  /** The Occupier's Safehouse stands there. */
  safehouse: boolean;
  /** One more die for the Irish when they Open Fire. */
  firepower: boolean;
}

const DICE_CAP = 5;
const known = new Map<number, number>();
const knownAfterAmbush = new Map<number, number>();

/** The chance that the Invader, now Pinned, wins with that many Open Fires. */
export function chanceToWin(bout: Bout, volleys: number): number {
  const { invader, occupier } = bout;
  if (occupier.runners + occupier.boss === 0) return invader.runners + invader.boss > 0 ? 1 : 0;
  if (volleys <= 0 || invader.runners + invader.boss === 0) return 0;
  const key = keyOf(bout, volleys);
  const found = known.get(key);
  if (found !== undefined) return found;
  const chance = afterVolley(bout, volleys);
  known.set(key, chance);
  return chance;
}

/** The same before the Standoff, when the Occupier Ambushes first. */
export function chanceAfterAmbush(bout: Bout, volleys: number): number {
  const key = keyOf(bout, volleys);
  const found = knownAfterAmbush.get(key);
  if (found !== undefined) return found;
  const { invader, occupier, safehouse } = bout;
  const threat = 2 + occupier.boss + (safehouse ? 1 : 0);
  const chance = mean(muscle(size(occupier)), threat, (hits) =>
    chanceToWin({ ...bout, invader: without(invader, hits) }, volleys),
  );
  knownAfterAmbush.set(key, chance);
  return chance;
}

/** How many the Invader may expect to kill in one Open Fire. */
export function expectedKills({ invader, firepower }: Pick<Bout, 'invader' | 'firepower'>): number {
  return (diceOf(invader, firepower) * (7 - killsFrom(1 + invader.boss))) / 6;
}

function afterVolley(bout: Bout, volleys: number): number {
  const { invader, occupier, safehouse, firepower } = bout;
  const returned = muscle(size(occupier));
  const threat = 1 + occupier.boss + (safehouse ? 1 : 0);
  return mean(diceOf(invader, firepower), 1 + invader.boss, (hits) =>
    mean(returned, threat, (lost) => {
      const next = { ...bout, invader: without(invader, lost), occupier: without(occupier, hits) };
      return chanceToWin(next, volleys - 1);
    }),
  );
}

/** The mean of a function of the hits of that many dice at that Threat. */
function mean(dice: number, threat: number, f: (hits: number) => number): number {
  const p = (7 - killsFrom(threat)) / 6;
  let sum = 0;
  let weight = (1 - p) ** dice;
  for (let hits = 0; hits <= dice; hits++) {
    sum += weight * f(hits);
    weight *= ((dice - hits) / (hits + 1)) * (p / (1 - p));
  }
  return sum;
}

function diceOf(crew: Crew, firepower: boolean): number {
  return Math.min(DICE_CAP, muscle(size(crew)) + (firepower ? 1 : 0));
}

export function size(crew: Crew): number {
  return crew.runners + crew.boss;
}

/** Runners first, then the Boss. */
function without(crew: Crew, hits: number): Crew {
  const runners = Math.max(0, crew.runners - hits);
  return { runners, boss: hits > crew.runners ? 0 : crew.boss };
}

function keyOf({ invader, occupier, safehouse, firepower }: Bout, volleys: number): number {
  const crews = ((invader.runners * 2 + invader.boss) * 16 + occupier.runners) * 2 + occupier.boss;
  return ((crews * 2 + Number(safehouse)) * 2 + Number(firepower)) * 8 + Math.min(volleys, 7);
}
