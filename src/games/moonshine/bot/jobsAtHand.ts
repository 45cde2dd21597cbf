/** Held Jobs, as ideas for a Play. */
import { JOBS } from '../data/jobs.ts';
import { planFor } from './deeds.ts';
import type { Idea, Sight } from './sight.ts';
import { RESPECT, thrift } from './worth.ts';

/** Worth less when it cannot be finished today: much may happen overnight. */
const TOMORROW = 0.7;
/** Once there is Respect enough, a Job only frees its stake. */
const STAKE = 120;
/** After this Day Respect is worth its first value more with every so many Days: who only fights for ground never ends a game. */
const LATE = 15;
const HASTE = 5;

export function jobIdeas(g: Sight, out: Idea[]): void {
  for (const job of g.me.held) {
    const plan = planFor(g, job);
    if (!plan?.next || plan.cash > g.me.cash + 600) continue;
    const { respect, stake } = JOBS[job];
    const wanted = Math.max(0, Math.min(respect, g.need)) * RESPECT * haste(g) + stake * STAKE;
    const value = (wanted - plan.cash * 0.7 * thrift(g)) * (plan.markers <= g.me.ledger ? 1 : TOMORROW);
    out.push({ action: plan.next, value, markers: plan.markers });
  }
}

function haste(g: Sight): number {
  return 1 + Math.max(0, g.v.day - LATE) / HASTE;
}
