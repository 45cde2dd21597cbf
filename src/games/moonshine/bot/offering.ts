/** The Offers: of taking a Job, walking away from one and standing pat, what a long look has taught to be worth most. */
import type { Action } from '../../../engine/rules.ts';
import { isJob } from '../data/jobs.ts';
import { card } from '../rules/cards.ts';
import { rules } from '../rules/index.ts';
import { DROPPING, TAKING } from './lessons.ts';
import type { Sight } from './sight.ts';
import { offerTraits } from './traits.ts';
import { weighed } from './weighed.ts';

/** Standing pat is worth less than it looks to one seat alone: where all wait for better Jobs, nobody turns the Market over. */
const STANDING_PAT = -0.15;
/** Influence that must stay for the Ledger: a Bribe or a sale takes two, and the way there one. Whoever has less walks away from something. */
const WORKING = 3;

export function chooseOffer(g: Sight): Action {
  let best: Action = { do: 'standPat' };
  let most = g.me.reserves < WORKING ? Number.NEGATIVE_INFINITY : STANDING_PAT;
  for (const action of rules.actions(g.v, g.seat)) {
    const worth = offerWorth(g, action);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

function offerWorth(g: Sight, { do: verb, job }: Action): number {
  if (!isJob(job)) return Number.NEGATIVE_INFINITY;
  const take = verb === 'takeJob';
  if (take && g.me.reserves - card(g.v, job).stake < WORKING) return Number.NEGATIVE_INFINITY;
  return weighed(take ? TAKING : DROPPING, (tell) => offerTraits(g, take, job, tell));
}
