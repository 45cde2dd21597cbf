/** Shadows: the die, the split batch, thin Supply, tomorrow's Mash. */
import type { Action } from '../../../engine/rules.ts';
import { facts, OF_STILL } from '../data/districts.ts';
import { DIE_FACES, muscle } from '../data/tables.ts';
import { controls, mobsters, nameOf } from '../rules/board.ts';
import { firedStills, splitTargets } from '../rules/brew.ts';
import { asked } from '../rules/decisions.ts';
import type { At } from '../state.ts';
import type { Sight } from './sight.ts';

/** A dead Runner against a barrel. */
const DEATH = 1.2;

const brewOf = (g: Sight, at: At): number => muscle(mobsters(g.v, at));

/** Barrels that the seat's Stills give on that number, a Split included. */
function yieldOf(g: Sight, number: number): number {
  const fired = firedStills(g.v, g.seat, number);
  if (fired.length === 0) return 0;
  const poured = fired.reduce((sum, at) => sum + brewOf(g, at), 0);
  return poured + Math.max(0, ...splitTargets(g.v, g.seat, fired).map((at) => brewOf(g, at)));
}

/** Mobsters the seat loses when that number blows back. */
function deathsAt(g: Sight, number: number): number {
  let deaths = 0;
  for (const at of OF_STILL[number] ?? []) if (controls(g.v, g.seat, at)) deaths += brewOf(g, at);
  return deaths;
}

/** The most barrels, less the deaths to be feared from the dice left in the pool. */
export function chooseDie(g: Sight): Action {
  const { pool, mash } = g.v;
  const feared = pool.reduce((sum, die) => sum + deathsAt(g, mash + die), 0);
  const worth = (die: number) =>
    yieldOf(g, mash + die) - (DEATH * (feared - deathsAt(g, mash + die))) / Math.max(1, pool.length - 1);
  const best = [...new Set(pool)].reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return { do: 'draft', die: best };
}

export function chooseSplit(g: Sight): Action {
  const targets = asked(g.v, 'split')?.targets ?? [];
  const best = targets.reduce((a, b) => (brewOf(g, b) > brewOf(g, a) ? b : a), targets[0] as At);
  return { do: 'split', to: nameOf(best) };
}

/** Where barrels can be sold or traded at once comes first. */
export function chooseStock(g: Sight): Action {
  const handy = (at: At) => (facts(at).kind === 'speakeasy' ? 2 : facts(at).kind === 'dock' ? 1 : 0);
  const order = [...(asked(g.v, 'stock')?.fired ?? [])].sort((a, b) => handy(b) - handy(a));
  return { do: 'stock', order: order.map(nameOf) };
}

/** The face on which the own Stills give most over all dice, with a little thought for the Blowback. */
export function nameTheMash(g: Sight): Action {
  const worth = (face: number) => {
    let sum = 0;
    for (let die = 1; die <= DIE_FACES; die++) sum += yieldOf(g, face + die) - 0.3 * deathsAt(g, face + die);
    return sum;
  };
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let face = 1; face <= DIE_FACES; face++) {
    const gain = worth(face);
    if (gain > most) [best, most] = [face, gain];
  }
  return { do: 'nameMash', face: best };
}
