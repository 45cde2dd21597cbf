import { words } from '../../messages/index.ts';
import type { ClockSetting } from '../../net/types.ts';

const W = words.clock;
const MINUTE = 60;

/** Those that the lobby offers, by name; the first is none. */
export const CLOCKS: Readonly<Record<string, ClockSetting | null>> = {
  none: null,
  quick: { mode: 'live', bank: 5 * MINUTE, gain: 15, cap: 10 * MINUTE, absent: 'idle' },
  evening: { mode: 'live', bank: 15 * MINUTE, gain: 30, cap: 30 * MINUTE, absent: 'idle' },
  day: { mode: 'correspondence', hours: 24, quiet: null, absent: 'idle' },
  days: { mode: 'correspondence', hours: 72, quiet: null, absent: 'idle' },
};

/** The name under which the lobby offers that clock; undefined for another. */
export function nameOfClock(clock: ClockSetting | null): string | undefined {
  const same = (one: ClockSetting | null) => JSON.stringify(time(one)) === JSON.stringify(time(clock));
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name] ?? null));
}

function time(clock: ClockSetting | null): unknown {
  if (!clock) return null;
  return clock.mode === 'live' ? [clock.bank, clock.gain, clock.cap] : [clock.hours];
}

/** The setting in a sentence. */
export function settingWords(clock: ClockSetting): string {
  if (clock.mode === 'live') return W.live(clock.bank / MINUTE, clock.gain);
  return clock.quiet ? W.slowQuiet(clock.hours, clock.quiet.from, clock.quiet.to) : W.slow(clock.hours);
}
