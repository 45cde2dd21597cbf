import type { Action, Seat } from '../../../../src/engine/rules.ts';
import { DISTRICTS } from '../../../../src/games/moonshine/data/districts.ts';
import { NOBODY, type View } from '../../../../src/games/moonshine/state.ts';
import { mobsters, squadAt } from '../rules.ts';
import { pileAt } from './limits.ts';
import { preview } from './preview.ts';

/** What is legal and nearly always a mistake; the words are in words/waste.ts. */
export const WASTES = ['leavesBarrels', 'losesBarrels', 'givesBarrels', 'helpsRival', 'firesNothing'] as const;
export type Waste = (typeof WASTES)[number];

/** What that action would throw away, if anything. Says nothing of legality. */
export function wasteOf(view: View, seat: Seat, action: Action): Waste[] {
  if (action.do === 'draft') return firesNothing(view, seat, action) ? ['firesNothing'] : [];
  if (action.do === 'consigliere') return helpsRival(view, seat, action) ? ['helpsRival'] : [];
  if (!['move', 'skiff', 'stealth', 'tunnel'].includes(action.do)) return [];
  const { notes } = preview(view, seat, action);
  const wastes: Waste[] = [];
  if (notes.includes('leavesGround') && barrelsLeft(view, seat, action) > 0) wastes.push('leavesBarrels');
  if (notes.includes('losesBarrels')) wastes.push('losesBarrels');
  if (notes.includes('givesBarrels')) wastes.push('givesBarrels');
  return wastes;
}

const num = (value: unknown) => (typeof value === 'number' ? value : 0);

function barrelsLeft(view: View, seat: Seat, action: Action): number {
  const { moonshine, rum } = pileAt(view, seat, action.from);
  return moonshine + rum - num(action.moonshine) - num(action.rum);
}

/** A marker lifted off the Track goes back to whoever owns it. */
function helpsRival(view: View, seat: Seat, action: Action): boolean {
  const owner = view.heat[num(action.marker)] ?? NOBODY;
  return owner !== NOBODY && owner !== seat;
}

/** That die fires no Still of one's own, and another in the pool would. */
function firesNothing(view: View, seat: Seat, action: Action): boolean {
  const fires = (die: number) => DISTRICTS.some((_, at) => firesAt(view, seat, at, view.mash + die));
  return !fires(num(action.die)) && view.pool.some(fires);
}

function firesAt(view: View, seat: Seat, at: number, brew: number): boolean {
  return (
    DISTRICTS[at]?.still === brew && view.districts[at]?.mob === seat && mobsters(view, at) > 0 && !squadAt(view, at)
  );
}
