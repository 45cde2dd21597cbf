/** The last steps: the Boss into a Venue, and the crown. */
import { BOROUGH_OF, VENUES } from '../data/districts.ts';
import { district, mobsters, squadAt } from '../rules/board.ts';
import { crownRefusal, hasNod } from '../rules/respect.ts';
import type { At } from '../state.ts';
import { clear } from './deedsOfWar.ts';
import { cheaper, type Plan } from './hauling.ts';
import { type Idea, moveAction, type Sight } from './sight.ts';

const CROWN = 100_000;
/** The Boss sets out early when this little is missing: markers to buy and thirds of Respect. */
const CLOSE = 2;

export function crownIdeas(g: Sight, out: Idea[]): void {
  if (crownRefusal(g.v, g.seat) === null) out.push({ action: { do: 'takeTheCrown' }, value: CROWN, markers: 2 });
  const { boss, owned } = g.me;
  if (boss < 0 || inVenue(g, boss)) return;
  const missing = (hasNod(g.v, g.seat) ? 0 : 10 - owned) + Math.max(0, g.need) / 3;
  if (missing > CLOSE) return;
  const plan = throneRoom(g);
  if (!plan?.next) return;
  const value = missing === 0 ? CROWN / 4 : 900;
  out.push({ action: plan.next, value, markers: plan.markers });
}

function inVenue(g: Sight, at: At): boolean {
  return VENUES.includes(at) && !barred(g, at);
}

function barred(g: Sight, at: At): boolean {
  return squadAt(g.v, at) || (g.v.options.crown_away_from_home && BOROUGH_OF[at] === g.me.home);
}

/** The nearest Venue that the Boss can walk into, or that can be cleared for him. */
function throneRoom(g: Sight): Plan | null {
  let best: Plan | null = null;
  for (const venue of VENUES) {
    if (!barred(g, venue)) best = cheaper(best, walk(g, venue));
  }
  return best;
}

function walk(g: Sight, venue: At): Plan | null {
  const steps = g.ways.steps(g.me.boss, venue);
  const { mob } = district(g.v, venue);
  if (mob === -1 || mob === g.seat || mobsters(g.v, venue) === 0) {
    if (!Number.isFinite(steps)) return null;
    const to = g.ways.first(g.me.boss, venue) as At;
    const { runners } = district(g.v, g.me.boss);
    return { next: moveAction(g.me.boss, to, { boss: 1, runners: Math.max(0, runners - 1) }), markers: steps, cash: 0 };
  }
  const cleared = clear(g, venue);
  return cleared && { ...cleared, markers: cleared.markers + 1 };
}
