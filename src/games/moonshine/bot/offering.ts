/** The Offers: Jobs that can be done soon, at a stake the Ledger can bear. */
import type { Action } from '../../../engine/rules.ts';
import { JOBS, type JobId } from '../data/jobs.ts';
import { LEDGER_SLOTS } from '../data/tables.ts';
import { planFor } from './deeds.ts';
import type { Plan, Sight } from './sight.ts';

/** Influence that a Job may be expected to take when no way to it is in sight. */
const FAR = 11;
/** Jobs that hang on a rival's blunder, or cost what they pay. */
const ODD: Partial<Record<JobId, number>> = {
  emptyCasket: 40,
  insuranceJob: 30,
  tollBoothTrap: 30,
  overTheTop: 25,
  butchersLedger: 25,
  irishGoodbye: 18,
  smugglersRun: 20,
  openingNight: 16,
  highRoller: 14,
};
/** Respect for each marker that makes a Job worth its stake; less will do where the stake would lie idle anyway. */
const LEAST = 0.12;
const IDLE = 0.02;
/** Markers that should stay for the Ledger after a stake. */
const WORKING = 4;

export function chooseOffer(g: Sight): Action {
  const take = bestOnOffer(g);
  if (take) return { do: 'takeJob', job: take };
  const drop = worstHeld(g);
  return drop ? { do: 'walkAway', job: drop } : { do: 'standPat' };
}

/** How much Influence the Job is expected to take, cash counted as Influence. */
function effort(plan: Plan | null, job: JobId): number {
  const far = ODD[job] ?? FAR;
  return plan ? Math.min(far, plan.markers + plan.cash / 600) : far;
}

/** Respect already earned and held Jobs to which a way leads count; more than enough is no use. */
function bestOnOffer(g: Sight): JobId | null {
  const { reserves, held } = g.me;
  const live = held.filter((job) => effort(planFor(g, job), job) < FAR);
  const coming = live.reduce((sum, job) => sum + JOBS[job].respect, 0);
  if (g.need - coming <= 0 && live.length > 1) return null;
  let best: JobId | null = null;
  let most = 0;
  for (const job of g.v.market) {
    if (job === null || !bearable(reserves, JOBS[job].stake, held.length)) continue;
    const score = Math.min(JOBS[job].respect, Math.max(1, g.need)) / (2 + effort(planFor(g, job), job));
    if (score > most && score > (reserves - JOBS[job].stake >= LEDGER_SLOTS ? IDLE : LEAST))
      [best, most] = [job, score];
  }
  return best;
}

function bearable(reserves: number, stake: number, held: number): boolean {
  return reserves - stake >= (held === 0 ? WORKING - 1 : WORKING);
}

/** A Job without a way to it: its stake is missed in the Ledger, and who waits for one game long never ends it. */
function worstHeld(g: Sight): JobId | null {
  let worst: JobId | null = null;
  let most = 0;
  for (const job of g.me.held) {
    const work = effort(planFor(g, job), job);
    if (work >= FAR && work > most) [worst, most] = [job, work];
  }
  return worst;
}
