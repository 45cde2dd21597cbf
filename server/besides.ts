/**
 * What the house's players do on the side (cash, deals), asked before they decide. What they do once in a match is known by the key
 * of its line, so that neither a restart nor another process makes them do it twice.
 */
import type { Dealing } from '../src/engine/dealings.ts';
import { keysWith, type Position } from './storage/journal.ts';
import type { SeatRow, Table } from './storage/matches.ts';
import type { Storage } from './storage/storage.ts';
import type { Thinking } from './thinking.ts';
import type { Served } from './titles.ts';

const ONCE = ':once:';

/** The house's players at that table that may have something to do on the side. */
export function stirred({ title: { rules, dealings } }: Served, table: Table, { state }: Position): SeatRow[] {
  if (!dealings) return [];
  return table.seats.filter(({ kind, seat }) => kind === 'bot' && dealings.stirs(rules.view(state.G, seat), seat));
}

/** What the player in that seat does on the side, and the key of the line that is to come of it; null: nothing. */
export async function besides(
  { storage, thinking }: { storage: Storage; thinking: Thinking },
  { title }: Served,
  { state, number }: Position,
  { match_id, seat, level }: SeatRow,
  signal: AbortSignal,
): Promise<{ action: Dealing['action']; key: string } | null> {
  const done = await keysWith(storage.db, match_id, seat, ONCE);
  const matter = { title, level: level ?? '', view: title.rules.view(state.G, seat), seat, signal };
  const dealing = await thinking.deal(matter, done);
  if (!dealing) return null;
  const { action, once } = dealing;
  return { action, key: once === undefined ? `:bot:${number}` : `${ONCE}${once}` };
}

/** The time that people are given to answer what one of the house's players has offered them, before it decides. */
export class Patience {
  readonly #ms: number;
  /** Since when a match's player waits. */
  readonly #since = new Map<string, number>();

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** Whether the player in that seat, who is to decide, still waits for people. */
  lasts(
    { title: { rules, dealings } }: Served,
    { seats }: Table,
    { state }: Position,
    { match_id, seat }: SeatRow,
  ): boolean {
    const awaited = dealings?.awaits(rules.view(state.G, seat), seat) ?? [];
    if (!seats.some((row) => row.kind === 'human' && awaited.includes(row.seat))) {
      this.#since.delete(match_id);
      return false;
    }
    const since = this.#since.get(match_id) ?? Date.now();
    this.#since.set(match_id, since);
    return Date.now() - since < this.#ms;
  }
}
