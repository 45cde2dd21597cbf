import type { Seat } from '../../../src/engine/rules.ts';
import type { ClocksFrame, SeatClock } from '../../net/types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on a clock is told by the second, and in a louder colour. */
export const SHORT_MS = 30_000;

/** What is left of a seat's time, or null where its clock says nothing. `lag` is how far the house's clock is ahead of ours. */
export function leftOf(clock: SeatClock | undefined, lag: number, now: number): { ms: number; runs: boolean } | null {
  if (clock?.bank === undefined) return null;
  if (clock.deadline != null) return { ms: Math.max(0, clock.deadline - lag - now), runs: true };
  return clock.bank > 0 ? { ms: clock.bank, runs: false } : null;
}

/** A length of time in figures: `1:05`, `2:03:00`; days are told apart, as `2 d 4 h`, in the given words. */
export function figures(ms: number, says: { days(days: number, hours: number): string }): string {
  if (ms >= DAY) return says.days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function clockOf(clocks: ClocksFrame | undefined, seat: Seat): SeatClock | undefined {
  return clocks?.seats.find((one) => one.seat === seat);
}
