import type { Rules, Seat, Waiting } from '../../src/engine/rules.ts';
import type { Line, Position } from '../storage/journal.ts';
import type { Table } from '../storage/matches.ts';
import type { Tx } from '../storage/schema.ts';
import type { Served } from '../titles.ts';
import { clockOf } from './clock.ts';
import { type Clocks, makeClocks, readClocks, writeSeatClocks } from './rows.ts';
import { type Turn, wind } from './wind.ts';

const BY_CLOCK = ':clock:';

/** The key of the line that the clock writes after that many lines. No client's key can look like it. */
export function clockKey(number: number): string {
  return `${BY_CLOCK}${number}`;
}

/** Whether the clock wrote the line, for a seat that did not. */
export function isByClock({ key }: Pick<Line, 'key'>): boolean {
  return key?.startsWith(BY_CLOCK) ?? false;
}

/** Whether that action answers the decision the seat is asked for; if not, it is made on the side. */
export function decides(rules: Rules, { state }: Position, seat: Seat, action: { do: string }): boolean {
  return rules.actions(state.G, seat).some((one) => one.do === action.do);
}

/** After a line, in its transaction. */
export async function windAfter(tx: Tx, table: Table, line: Line, decided: boolean): Promise<void> {
  if (table.match.clock === null) return;
  const clocks = line.number === 0 ? await makeClocks(tx, table.match) : await readClocks(tx, table.match);
  const { seat } = line;
  const actor = seat === null || line.to !== null ? undefined : { seat, decided, byClock: isByClock(line) };
  if (clocks) await windNow(tx, table, clocks, line.waiting, actor);
}

/** After a change of seats, in its transaction. */
export async function windSeats(tx: Tx, served: Served, table: Table, position: Position): Promise<void> {
  const clocks = await readClocks(tx, table.match);
  if (clocks) await windNow(tx, table, clocks, served.title.rules.waiting(position.state.G));
}

/** The clocks after that, stored. */
export async function windNow(
  tx: Tx,
  table: Table,
  clocks: Clocks,
  waiting: readonly Waiting[],
  actor?: Turn['actor'],
): Promise<Clocks> {
  const clock = clockOf(table.match);
  if (!clock) return clocks;
  const turn = { ...turnOf(table, clocks, waiting), actor };
  const seats = wind(clock, clocks.seats, turn);
  await writeSeatClocks(tx, table.match.id, clocks.seats, seats);
  return { ...clocks, seats };
}

export function turnOf(table: Table, { paused }: Clocks, waiting: readonly Waiting[]): Turn {
  return {
    now: Date.now(),
    paused,
    waiting: new Set(waiting.map((one) => one.seat)),
    kinds: new Map(table.seats.map((row) => [row.seat, row.kind])),
  };
}
