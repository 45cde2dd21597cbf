import type { Action, Seat } from '../src/engine/rules.ts';
import { secretDice } from '../src/proof/secretDice.ts';
import { decides, windAfter } from './clocks/turn.ts';
import { databaseSource, pathTo, walk } from './memory/path.ts';
import { type Standing, standingAt } from './memory/standing.ts';
import { rateEnd } from './people/ratings.ts';
import { SEAT_CHANGE, type SeatChange } from './seats/line.ts';
import { append, insertSnapshot, type Line, type Position, readSnapshot } from './storage/journal.ts';
import { type Table, updateMatch } from './storage/matches.ts';
import type { Tx } from './storage/schema.ts';
import type { Served } from './titles.ts';

/** What one stored line left behind, to be shown. */
export interface Accepted {
  table: Table;
  standing: Standing;
  line: Line;
}

/** From so many actions on that had to be made again, the position is kept: who goes to and fro must not keep the house busy. */
const WORTH_KEEPING = 10;

/** Carries out a legal action, inside a transaction that holds the match: the line, the position it leads to, the end if it is one. */
export async function carryOut(
  tx: Tx,
  { table, served }: { table: Table; served: Served },
  position: Position,
  { seat, key, action }: { seat: Seat; key: string; action: Action },
): Promise<Accepted> {
  const { rules, reveals } = served.title;
  const dice = secretDice(table.match.seed, position.draws);
  const { state, told } = served.driver.step(position.state, seat, action, dice);
  const next = { number: position.number + 1, draws: dice.draws, state };
  const revealed = told.some(({ event }) => reveals?.includes(event.type));
  const waiting = rules.waiting(state.G);
  const line = { number: next.number, seat, key, action, told, waiting, at: Date.now(), to: null, revealed };
  const decided = table.match.clock !== null && decides(rules, position, seat, action);
  return write(tx, table, served, next, line, decided);
}

/** Makes the position after line `to` stand again, dice and all. The match goes on counting. */
export async function carryBack(
  tx: Tx,
  { table, served }: { table: Table; served: Served },
  position: Position,
  { seat, key, to, by }: { seat: Seat; key: string; to: number; by: 'free' | 'consent' },
): Promise<Accepted> {
  const back = await comeBack(tx, table, served, to);
  const number = position.number + 1;
  const next = { number, draws: back.draws, state: { ...back.state, _stateID: number } };
  const waiting = served.title.rules.waiting(next.state.G);
  const action = { do: 'takeBack', to, by };
  const line = { number, seat, key, action, told: [], waiting, at: Date.now(), to, revealed: false };
  return write(tx, table, served, next, line, false);
}

/** A change of who holds a seat: a line that leads to the very position it found, so that nothing is played again otherwise. */
export async function carrySeat(
  tx: Tx,
  { table, served }: { table: Table; served: Served },
  position: Position,
  { seat, change }: { seat: Seat; change: SeatChange },
): Promise<Accepted> {
  const number = position.number + 1;
  const next = { number, draws: position.draws, state: { ...position.state, _stateID: number } };
  const waiting = served.title.rules.waiting(next.state.G);
  const to = position.number;
  const action = { do: SEAT_CHANGE, ...change };
  const line = { number, seat, key: `:seat:${number}`, action, told: [], waiting, at: Date.now(), to, revealed: false };
  return write(tx, table, served, next, line, false);
}

async function comeBack(tx: Tx, { match }: Table, served: Served, to: number): Promise<Position> {
  const path = await pathTo(databaseSource(tx, match.id), to);
  const base = await readSnapshot(tx, match.id, path.base);
  if (!base) throw new Error('a kept position is gone');
  const back = walk(served, match.seed, base, path, to);
  if (path.made.length >= WORTH_KEEPING) await insertSnapshot(tx, match.id, back);
  return back;
}

async function write(
  tx: Tx,
  table: Table,
  served: Served,
  next: Position,
  line: Line,
  decided: boolean,
): Promise<Accepted> {
  await append(tx, table.match.id, line, next);
  await windAfter(tx, table, line, decided);
  const outcome = served.title.rules.outcome(next.state.G);
  const over = outcome && { status: 'over' as const, outcome: JSON.stringify(outcome) };
  const change = { updated_at: line.at, ...over };
  await updateMatch(tx, table.match.id, change);
  if (outcome) await rateEnd(tx, table, outcome);
  const after = { ...table, match: { ...table.match, ...change } };
  return { table: after, standing: await standingAt(tx, after, next, null), line };
}
