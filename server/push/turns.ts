import type { Seat } from '../../src/engine/rules.ts';
import { type Line, readLines } from '../storage/journal.ts';
import type { Db } from '../storage/schema.ts';

/** Further back nobody looks: what has been waited for that long has been told. */
const MOST_LINES = 100;

/** Since which line that seat is waited for without having acted, and the newest line; `since` null: it is not waited for. */
export async function turnOf(db: Db, matchID: string, seat: Seat): Promise<{ since: number | null; number: number }> {
  const lines = await readLines(db, matchID, 0, MOST_LINES);
  return { since: sinceWhen(lines, seat), number: lines.at(-1)?.number ?? -1 };
}

/** The same for lines at hand, oldest first. */
export function sinceWhen(lines: readonly Pick<Line, 'number' | 'seat' | 'waiting'>[], seat: Seat): number | null {
  let since: number | null = null;
  for (const line of [...lines].reverse()) {
    if (!line.waiting.some((one) => one.seat === seat)) return since;
    since = line.number;
    if (line.seat === seat) return since;
  }
  return since;
}
