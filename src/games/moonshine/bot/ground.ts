/** Ground, as ideas for a Play: empty Districts, weak neighbours, new men, a Boss to raise. */
import { facts, WARDS } from '../data/districts.ts';
import { EXTORT_PAY, RECRUIT_PRICE, SECURE_PRICE } from '../data/tables.ts';
import { barrels, bossOnBoard, connections, district, hostile, mobsters, nameOf, safe } from '../rules/board.ts';
import { type At, SUPPLY } from '../state.ts';
import { walkInto } from './deedsOfTurf.ts';
import { clear } from './deedsOfWar.ts';
import type { Plan } from './hauling.ts';
import { type Idea, type Sight, spare } from './sight.ts';
import { approaches, attack, prospect } from './striking.ts';
import { isFree, landWorth, noiseCost, PRESSING, thrift } from './worth.ts';

/** Runners in supply from which men are short. */
const FEW_LEFT = 7;
/** Men hired in one Play at most: it takes one marker, however many come. And so many that stand idle are enough. */
const HIRED = 7;
const IDLE = 8;

/** Before the day's Extort a District taken pays at once. */
function groundWorth(g: Sight, at: At): number {
  const today = !g.me.extorted && g.me.ledger >= 3 ? EXTORT_PAY : 0;
  return landWorth(g, at) + today;
}

export function groundIdeas(g: Sight, out: Idea[]): void {
  let room = 0;
  for (let to = 0; to < g.v.districts.length; to++) {
    if (isFree(g, to) && near(g, to)) {
      room += 1;
      const action = walkInto(g, to);
      const far = action?.do === 'skiff' ? 0.6 : 1;
      if (action) out.push({ action, value: groundWorth(g, to) * far, markers: 1 });
    } else if (hostile(g.v, g.seat, to)) attackIdea(g, to, out);
  }
  recruitIdea(g, room, out);
  secureIdea(g, out);
  riseIdea(g, out);
}

function near(g: Sight, to: At): boolean {
  for (const from of connections(g.v, to)) if (district(g.v, from).mob === g.seat) return true;
  return false;
}

/** A rival's ground that falls to the men at hand. */
function attackIdea(g: Sight, to: At, out: Idea[]): void {
  if (g.me.ledger < 3) return;
  const prize = groundWorth(g, to) + 150 * barrels(district(g.v, to));
  for (const from of approaches(g, to)) {
    const runners = spare(g, from);
    if (runners < 2) continue;
    const crew = { runners, boss: 0 };
    const { chance, markers } = prospect(g, from, to, crew);
    if (chance < 0.6) continue;
    const action = attack(g, from, to, crew);
    out.push({ action, value: chance * prize - (1 - chance) * runners * 150 - 150 - noiseCost(g), markers });
  }
}

/** New men where there is room for them, where few are left, or where nobody guards. */
function recruitIdea(g: Sight, room: number, out: Idea[]): void {
  const { safehouse, supply, cash } = g.me;
  if (safehouse === SUPPLY) return;
  const idle = g.mine.reduce((sum, at) => sum + spare(g, at), 0);
  const runners = Math.min(supply, Math.floor(cash / RECRUIT_PRICE), HIRED);
  if (runners < 1 || idle > IDLE) return;
  const each = room > idle ? 850 : supply > FEW_LEFT ? 500 : 260;
  const value = runners * (each - RECRUIT_PRICE * thrift(g));
  out.push({ action: { do: 'recruit', runners }, value, markers: 1 + (room > idle ? runners : 0) });
}

/** A Safehouse brings in new men: without one, where most lies around it. */
function secureIdea(g: Sight, out: Idea[]): void {
  if (g.me.safehouse !== SUPPLY || g.me.cash < SECURE_PRICE) return;
  let best = -1;
  let most = -1;
  g.v.districts.forEach((_, at) => {
    if (!safe(g.v, g.seat, at)) return;
    const around = connections(g.v, at).filter((next) => safe(g.v, g.seat, next)).length;
    const worth = around + 2 * mobsters(g.v, at) + (facts(at).kind === 'ward' ? 2 : 0);
    if (worth > most) [best, most] = [at, worth];
  });
  const value = 1300 - SECURE_PRICE * thrift(g);
  if (best >= 0) out.push({ action: { do: 'secure', to: nameOf(best) }, value, markers: 1 });
}

/** Without a Boss there is no Bribe and no crown; a Ward is fought for where none is Safe. */
function riseIdea(g: Sight, out: Idea[]): void {
  if (bossOnBoard(g.v, g.seat)) return;
  const wards = WARDS.filter((at) => safe(g.v, g.seat, at));
  const best = wards.sort((a, b) => district(g.v, b).runners - district(g.v, a).runners)[0];
  if (best !== undefined) out.push({ action: { do: 'rise', to: nameOf(best) }, value: PRESSING, markers: 2 });
  else for (const at of WARDS) pushPlan(clear(g, at), PRESSING, out);
}

function pushPlan(plan: Plan | null, value: number, out: Idea[]): void {
  if (plan?.next) out.push({ action: plan.next, value, markers: plan.markers + 2 });
}
