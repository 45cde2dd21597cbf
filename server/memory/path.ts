import type { Action, Seat } from '../../src/engine/rules.ts';
import { secretDice } from '../../src/proof/secretDice.ts';
import type { Position } from '../storage/journal.ts';
import type { Db } from '../storage/schema.ts';
import type { Served } from '../titles.ts';

/** One action to be made again. `draws` is where the dice stood after it, where that was written down. */
export interface Made {
  number: number;
  seat: Seat;
  action: Action;
  draws: number | null;
}

/** How to reach the position after a line: from a kept position, by these actions. */
export interface Path {
  base: number;
  made: Made[];
}

/** A line as far as the way back needs it. `to` null: an action. */
export interface Step extends Made {
  to: number | null;
}

/** Where kept positions and lines are looked up: the database, or a file that is being read. */
export interface Source {
  /** The numbers up to that one after which a position is kept. */
  kept(number: number): Promise<ReadonlySet<number>>;
  /** Some lines up to that one, which is among them. */
  steps(number: number): Promise<ReadonlyMap<number, Step>>;
}

const PAGE = 60;

export function databaseSource(db: Db, matchID: string): Source {
  return {
    kept: async (number) => {
      const rows = await db
        .selectFrom('snapshot')
        .select('number')
        .where('match_id', '=', matchID)
        .where('number', '<=', number)
        .execute();
      return new Set(rows.map((row) => row.number));
    },
    steps: async (number) => {
      const rows = await db
        .selectFrom('journal')
        .select(['number', 'seat', 'action', 'to_number', 'draws'])
        .where('match_id', '=', matchID)
        .where('number', '<=', number)
        .orderBy('number', 'desc')
        .limit(PAGE)
        .execute();
      const steps = rows.map((row) => {
        const { number, draws } = row;
        return { number, draws, seat: row.seat ?? -1, action: JSON.parse(row.action), to: row.to_number };
      });
      return new Map(steps.map((step) => [step.number, step]));
    },
  };
}

/** The way to the position after that line. Never longer than about 75 actions: every fifty lines a position is kept. */
export async function pathTo(source: Source, number: number): Promise<Path> {
  const kept = await source.kept(number);
  const made: Made[] = [];
  let page: ReadonlyMap<number, Step> = new Map();
  let at = number;
  while (!kept.has(at)) {
    if (!page.has(at)) page = await source.steps(at);
    const step = page.get(at);
    if (!step) throw new Error('the journal lacks a line');
    if (step.to === null) made.push(step);
    at = step.to ?? at - 1;
  }
  return { base: at, made: made.reverse() };
}

/** The position after those actions, made again from the kept one, which is used up. Throws when the dice come out otherwise. */
export function walk(served: Served, seed: string, base: Position, { made }: Path, number: number): Position {
  let { state, draws } = base;
  for (const { number, seat, action, draws: after } of made) {
    const dice = secretDice(seed, draws);
    state = served.driver.step({ ...state, _stateID: number - 1 }, seat, action, dice).state;
    draws = dice.draws;
    if (after !== null && after !== draws) throw new Error(`line ${number} played again drew other dice`);
  }
  return { number, draws, state: { ...state, _stateID: number } };
}
