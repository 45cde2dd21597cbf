import type { Clock } from './clock.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

type Quiet = { from: number; to: number; zone: string };

/** What a seat's bank is at the beginning, in milliseconds. */
export function firstBank(clock: Clock): number {
  return clock.mode === 'live' ? clock.bank * SECOND_MS : 0;
}

/** When a decision that began (or went on) at `since` runs out. Under `correspondence` a bank is what a pause or a vote left. */
export function deadlineOf(clock: Clock, since: number, bank: number): number {
  if (clock.mode === 'live' || bank > 0) return since + bank;
  return clock.quiet ? afterWaking(since, clock.hours, clock.quiet) : since + clock.hours * HOUR_MS;
}

/** The bank after a decision that took so long; `gained`: the seat has decided. */
export function bankAfter(clock: Clock, bank: number, elapsed: number, gained: boolean): number {
  if (clock.mode === 'correspondence') return 0;
  const left = Math.max(0, bank - elapsed);
  return gained ? Math.min(clock.cap * SECOND_MS, left + clock.gain * SECOND_MS) : left;
}

/** What the others' vote adds. */
export function extensionOf(clock: Clock): number {
  return clock.mode === 'live' ? clock.bank * SECOND_MS : clock.hours * HOUR_MS;
}

/** So many hours later, not counting hours that are quiet in that zone. */
function afterWaking(since: number, hours: number, { from, to, zone }: Quiet): number {
  const hourIn = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  const isQuiet = (at: number) => {
    const hour = Number(hourIn.format(at));
    return from < to ? hour >= from && hour < to : hour >= from || hour < to;
  };
  let at = since;
  for (let left = hours; left > 0; at += HOUR_MS) if (!isQuiet(at)) left -= 1;
  while (isQuiet(at)) at += HOUR_MS;
  return at;
}
