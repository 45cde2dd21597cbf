/** One roll and one volley, exactly (section 9): distributions of hits and of what they leave standing. */
import { killsFrom, muscle } from '../data/tables.ts';
import { casualties } from '../rules/fight/crews.ts';

/** The Mobsters of one side. */
export interface Crew {
  boss: 0 | 1;
  runners: number;
}

/** What the odds of a fight depend on, beside the crews. */
export interface Terms {
  /** The Invaders are Irish: one die more when they Open Fire. */
  firepower: boolean;
  /** The Occupier's Safehouse stands there. */
  safehouse: boolean;
  /** The Invader's shot: a Hit takes the Boss first, a Plunder kills nobody. */
  shot: 'openFire' | 'hit' | 'plunder';
}

const DICE_CAP = 5;
const FACES = 6;

/** The chance of h hits with that many dice at that Threat, for h = 0 to dice. */
export function hitChances(dice: number, threat: number): number[] {
  const p = (FACES + 1 - killsFrom(threat)) / FACES;
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, hits) => {
      next[hits] = (next[hits] ?? 0) + chance * (1 - p);
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * p;
    });
    chances = next;
  }
  return chances;
}

export function size(crew: Crew): number {
  return crew.boss + crew.runners;
}

/** The crew that those hits leave. */
export function after(crew: Crew, hits: number, bossFirst: boolean): Crew {
  const lost = casualties(hits, crew, bossFirst);
  return { boss: crew.boss && !lost.boss ? 1 : 0, runners: crew.runners - lost.runners };
}

/** The Occupier's Ambush: his roll alone, with one Threat more. */
export function ambushHits(occupier: Crew, terms: Terms): number[] {
  return hitChances(muscle(size(occupier)), 1 + occupier.boss + (terms.safehouse ? 1 : 0) + 1);
}

/** The Invader's hits in a volley. */
export function invaderHits(invader: Crew, terms: Terms): number[] {
  const extra = terms.firepower && terms.shot === 'openFire' ? 1 : 0;
  return hitChances(Math.min(DICE_CAP, muscle(size(invader)) + extra), 1 + invader.boss);
}

/** The Occupier's return fire. */
export function returnHits(occupier: Crew, terms: Terms): number[] {
  return hitChances(muscle(size(occupier)), 1 + occupier.boss + (terms.safehouse ? 1 : 0));
}
