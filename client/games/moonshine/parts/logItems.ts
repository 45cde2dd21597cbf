import type { GameEvent, Seat } from '../../../../src/engine/rules.ts';
import type { Entry } from '../../../net/types.ts';
import { foldedIn } from '../../folds.ts';

/** One thing that happened. */
export interface LogLine {
  key: string;
  /** The line of the history it belongs to. */
  number: number;
  event: GameEvent;
  /** The clock did it: only of the first line of its deed. */
  byClock?: true;
}

/** What the log shows, oldest first: lines, and in their place what was taken back, folded under the line that took it back. */
export type LogItem =
  | ({ kind: 'line' } & LogLine)
  | { kind: 'seat'; key: string; entry: Entry }
  | { kind: 'fold'; key: string; entry: Entry; entries: number; lines: LogLine[] };

/** `only`: nothing but what that seat did or suffered. */
export function logItems(history: readonly Entry[], only: Seat | null = null): LogItem[] {
  const folded = foldedIn(history);
  const items: LogItem[] = [];
  let away: Entry[] = [];
  for (const entry of history) {
    if (entry.kind === 'seat') {
      if (only === null || entry.seat === only) items.push({ kind: 'seat', key: `${entry.number}`, entry });
    } else if (folded.has(entry.number)) away.push(entry);
    else if (entry.kind === 'takeBack') {
      const lines = away.flatMap((one) => linesOf(one, only));
      const entries = away.filter((one) => one.kind !== 'takeBack').length;
      if (only === null || entry.seat === only)
        items.push({ kind: 'fold', key: `${entry.number}`, entry, entries, lines });
      away = [];
    } else for (const line of linesOf(entry, only)) items.push({ kind: 'line', ...line });
  }
  return items;
}

function linesOf({ number, events, by }: Entry, only: Seat | null): LogLine[] {
  const lines = events.map((event, i) => ({ key: `${number} ${i + 1}`, number, event }));
  const shown = only === null ? lines : lines.filter(({ event }) => event.seat === only || event.rival === only);
  return by === 'clock' ? shown.map((line, i) => (i === 0 ? { ...line, byClock: true } : line)) : shown;
}
