/** How fast the house's search is, beside the framework's own, on the same positions. */
import { search } from '../bots/search/search.ts';
import { TUNING, type Tuning } from '../bots/search/tuning.ts';
import type { ReducerRun } from '../engine/boardgameio.ts';
import { seededDice } from '../engine/dice.ts';
import type { Insight } from '../engine/insight.ts';
import type { Rules, Seat } from '../engine/rules.ts';

/** Decisions after which every look ahead ends. */
export const CUT_OFF = 30;
const AT_ONCE = 40;
const STOCK_AT_ONCE = 4;
/** Seconds, however short the measuring. */
const WARM_UP = 2;

/** A position with a choice. */
export interface Position<S> {
  state: S;
  seat: Seat;
}

/** The position, or null where nobody has a choice. */
export function positionOf<S, V>(rules: Rules<S, V>, state: S): Position<S> | null {
  const seat = rules.waiting(state)[0]?.seat;
  return seat === undefined || rules.actions(state, seat).length < 2 ? null : { state, seat };
}

/** Iterations of the house's search per second of processor time, for about so many seconds each, warmed up. */
export async function searchRates<S, V>(
  rules: Rules<S, V>,
  insight: Insight<S, V>,
  positions: readonly Position<S>[],
  seconds: number,
): Promise<{ iterationsPerSecond: number; cutOffPerSecond: number }> {
  const think = (tuning: Tuning) => () => {
    let iterations = 0;
    for (const { state, seat } of positions) {
      const question = { rules, insight, view: rules.view(state, seat), seat, dice: seededDice('bench') };
      iterations += search(question, { iterations: AT_ONCE }, tuning).iterations;
    }
    return iterations;
  };
  const own = think(TUNING);
  const cutOff = think({ ...TUNING, least: CUT_OFF, most: CUT_OFF });
  await rate(cutOff, WARM_UP);
  return { iterationsPerSecond: await rate(own, seconds), cutOffPerSecond: await rate(cutOff, seconds) };
}

/** Playouts of the framework's own search per second of processor time, at random, cut off alike. */
export async function stockRate<S, V>(
  rules: Rules<S, V>,
  runs: readonly ReducerRun[],
  seconds: number,
): Promise<number> {
  const listed = (G: unknown) => {
    const seat = rules.waiting(G as S)[0]?.seat ?? -1;
    return { seat, actions: rules.actions(G as S, seat) };
  };
  return rate(async () => {
    for (const run of runs) await run.think(listed, STOCK_AT_ONCE, CUT_OFF);
    return runs.length * STOCK_AT_ONCE;
  }, seconds);
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
