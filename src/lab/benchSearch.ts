/** How fast the house's search is, beside the framework's own, on the same positions. */
import { search } from '../bots/search/search.ts';
import { TUNING, type Tuning } from '../bots/search/tuning.ts';
import type { ReducerRun } from '../engine/boardgameio.ts';
import { seededDice } from '../engine/dice.ts';
import type { Insight } from '../engine/insight.ts';
import type { Rules } from '../engine/rules.ts';

/** Decisions after which every look ahead ends. */
export const CUT_OFF = 30;
const AT_ONCE = 40;
const STOCK_AT_ONCE = 4;

/** Per second of processor time, for about so many seconds each. Positions without a choice are passed over. */
export async function compareSearches<S, V>(
  rules: Rules<S, V>,
  insight: Insight<S, V>,
  positions: readonly ReducerRun[],
  seconds: number,
): Promise<{ iterationsPerSecond: number; cutOffPerSecond: number; stockPlayoutsPerSecond: number }> {
  const asked = positions.flatMap((run) => {
    const state = JSON.parse(JSON.stringify(run.state())) as S;
    const seat = rules.waiting(state)[0]?.seat;
    return seat === undefined || rules.actions(state, seat).length < 2 ? [] : [{ run, state, seat }];
  });
  const cutOff = { ...TUNING, least: CUT_OFF, most: CUT_OFF };
  const own = (tuning: Tuning = TUNING) => {
    let iterations = 0;
    for (const { state, seat } of asked) {
      const question = { rules, insight, view: rules.view(state, seat), seat, dice: seededDice('bench') };
      iterations += search(question, { iterations: AT_ONCE }, tuning).iterations;
    }
    return iterations;
  };
  const listed = (G: unknown) => {
    const seat = rules.waiting(G as S)[0]?.seat ?? -1;
    return { seat, actions: rules.actions(G as S, seat) };
  };
  own();
  const iterationsPerSecond = await rate(() => own(), seconds);
  const cutOffPerSecond = await rate(() => own(cutOff), seconds);
  const stockPlayoutsPerSecond = await rate(async () => {
    for (const { run } of asked) await run.think(listed, STOCK_AT_ONCE, CUT_OFF);
    return asked.length * STOCK_AT_ONCE;
  }, seconds);
  return { iterationsPerSecond, cutOffPerSecond, stockPlayoutsPerSecond };
}

async function rate(work: () => number | Promise<number>, seconds: number): Promise<number> {
  const start = busy();
  let done = 0;
  do done += await work();
  while (busy() - start < seconds);
  return done / (busy() - start);
}

/** Seconds of processor time that this process has used: unlike the clock, it does not count what other programs use. */
export function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
