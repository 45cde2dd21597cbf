import type { Seat, Waiting } from '../../src/engine/rules.ts';

/**
 * Who is at a screen that several people share: `seat` is whose eyes are there now, `wanted` another seat of this screen that
 * must decide while the one who sits there need not. With one seat nobody ever has to be asked.
 */
export function nextAtScreen(
  mine: readonly Seat[],
  seated: Seat | null,
  waiting: readonly Waiting[],
): { seat: Seat | null; wanted: Seat | null } {
  const due = waiting.map((w) => w.seat).filter((seat) => mine.includes(seat));
  const here = seated !== null && mine.includes(seated) ? seated : null;
  if (here === null) {
    const first = mine[0] ?? null;
    if (mine.length < 2) return { seat: first, wanted: null };
    return { seat: first, wanted: due[0] ?? null };
  }
  const wanted = due.length === 0 || due.includes(here) ? null : (due[0] ?? null);
  return { seat: here, wanted };
}
