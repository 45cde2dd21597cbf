/**
 * What can be said of an answer at a glance: named figures of about -1 to 1, which `lessons.ts` holds a weight for. Which District it
 * is never counts; which Job does.
 */
import type { Action } from '../../../engine/rules.ts';
import { facts, indexOf } from '../data/districts.ts';
import type { JobId } from '../data/jobs.ts';
import {
  GREED_TAX_FROM,
  HEAT_SPACES,
  INFLUENCE_CEILING,
  LEDGER_SLOTS,
  RECRUIT_PRICE,
  RUNNERS,
} from '../data/tables.ts';
import { barrels, district, mobsters } from '../rules/board.ts';
import { card } from '../rules/cards.ts';
import { type At, NOBODY } from '../state.ts';
import { planFor } from './deeds.ts';
import type { Idea, Sight } from './sight.ts';
import { MARKER } from './worth.ts';

/** Called with each trait that the answer has. */
export type Tell = (name: string, figure: number) => void;

/** About as many Days as a game lasts. */
const DAYS = 20;
/** Influence that a way may take and still be called near, and the most that is told apart. */
const AT_HAND = 2;
const SOON = 5;
const LONG = 14;
/** What a marker of Influence comes to in cash. */
const CASH_EACH = 600;

const within = (least: number, most: number, x: number) => Math.max(least, Math.min(most, x));

/** Of taking a Job on offer or of walking away from one that is held. */
export function offerTraits(g: Sight, take: boolean, job: JobId, tell: Tell): void {
  const { respect, stake } = card(g.v, job);
  const plan = planFor(g, job);
  const wanted = Math.min(respect, Math.max(1, g.need));
  const left = g.me.reserves + (take ? -stake : stake);
  const day = g.v.day / DAYS;
  tell(job, 1);
  for (let n = 1; n <= LEDGER_SLOTS; n++) if (left <= n) tell(`at most ${n} left`, 1);
  tell('held', g.me.held.length / 3);
  tell('respect', wanted / 5);
  tell('day', day);
  tell('way', plan ? within(0, LONG, plan.markers) / LONG : 1);
  if (!plan) return;
  tell(`${job} with a way`, 1);
  tell('each', (3 * wanted) / (2 + plan.markers + plan.cash / CASH_EACH));
  tell('short', Math.max(0, plan.cash - g.me.cash) / 2000);
  tell('day with a way', day);
  if (plan.markers <= SOON) tell('soon', 1);
  if (plan.markers <= AT_HAND) tell('at hand', 1);
}

/** Of a Play; `idea` is null where there is none for it, as there never is for Lay Low. */
export function playTraits(g: Sight, action: Action, idea: Idea | null, tell: Tell): void {
  const verb = action.do;
  const { ledger } = g.me;
  tell(verb, 1);
  tell(`${verb} with ${Math.min(ledger, LEDGER_SLOTS)}`, 1);
  tell(`${verb} by day`, g.v.day / DAYS);
  if (idea) ideaTraits(idea, verb, ledger, tell);
  KINDS[verb]?.(g, action, tell);
}

function ideaTraits({ value, markers }: Idea, verb: string, ledger: number, tell: Tell): void {
  const each = within(-1, 3, value / markers / 1000);
  tell('each', each);
  tell(`each of ${verb}`, each);
  tell('value', within(-1, 4, value / 1000));
  tell('markers', Math.min(6, markers) / 6);
  if (markers > ledger) tell('overnight', 1);
  if (value <= MARKER * markers) tell('poor', 1);
}

const amount = (action: Action, of: string): number => Number(action[of] ?? 0);
const loud = (g: Sight): boolean => g.v.heat.length >= HEAT_SPACES - 1;

const KINDS: { readonly [verb: string]: (g: Sight, action: Action, tell: Tell) => void } = {
  move: entering,
  skiff: entering,
  stealth: entering,
  unload: selling,
  peddle: selling,
  recruit(g, action, tell) {
    const hired = amount(action, 'runners');
    const { supply, cash, owned } = g.me;
    tell('hired', hired / 5);
    tell('in supply', supply / RUNNERS);
    if (supply > RUNNERS / 2) tell('most in supply', 1);
    tell('cash after hiring', Math.min(6000, cash - RECRUIT_PRICE * hired) / 5000);
    if (owned >= INFLUENCE_CEILING) tell('hired with all Influence', 1);
    tell('hired for ground', g.mine.length / 8);
  },
  extort(g, _, tell) {
    tell('extorted ground', g.mine.length / 8);
    tell('extorted in Heat', g.v.heat.length / HEAT_SPACES);
    if (loud(g)) tell('extorted at the last', 1);
  },
  bribe(g, _, tell) {
    tell('bribed already', (g.me.owned - 6) / 4);
  },
  layLow(g, _, tell) {
    const active = g.v.players.filter(({ laidLow }, seat) => seat !== g.seat && !laidLow);
    tell('others active', active.length / 3);
    tell('cash at rest', Math.min(5000, g.me.cash) / 5000);
  },
};

function entering(g: Sight, action: Action, tell: Tell): void {
  const to = indexOf(String(action.to));
  const { mob } = district(g.v, to);
  const whose = mob === g.seat ? 'own' : mob === NOBODY ? 'free' : 'hostile';
  const sent = amount(action, 'boss') > 0 ? ' with the Boss' : '';
  const cargo = amount(action, 'moonshine') + amount(action, 'rum') > 0 ? ' with barrels' : '';
  tell(`onto ${whose} ground${sent}${cargo}`, 1);
  if (whose === 'hostile') attacking(g, to, amount(action, 'runners'), tell);
  if (whose === 'free') settling(g, to, amount(action, 'runners'), tell);
}

function attacking(g: Sight, to: At, runners: number, tell: Tell): void {
  const garrison = mobsters(g.v, to);
  tell('garrison', garrison / 5);
  tell('attackers', runners / 6);
  tell('more than they', within(-4, 6, runners - garrison) / 6);
  tell('loot', barrels(district(g.v, to)) / 5);
  tell(`attacked ${facts(to).kind}`, 1);
  if (loud(g)) tell('attacked at the last', 1);
}

function settling(g: Sight, to: At, runners: number, tell: Tell): void {
  tell(`settled ${facts(to).kind}`, 1);
  tell('settlers', runners / 5);
  tell('found there', barrels(district(g.v, to)) / 5);
}

function selling(g: Sight, action: Action, tell: Tell): void {
  const sold = amount(action, 'moonshine') + amount(action, 'rum');
  tell('sold', sold / 5);
  if (sold < GREED_TAX_FROM) return;
  tell('sold loudly', 1);
  if (loud(g)) tell('sold loudly at the last', 1);
}
