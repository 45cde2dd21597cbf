import { keep, recall } from '../../../net/credentials.ts';

export const PACES = ['slow', 'quick', 'byHand', 'off'] as const;
export type Pace = (typeof PACES)[number];

const KEY = 'backroom.cosca.pace';
const CALM = '(prefers-reduced-motion: reduce)';
/** Milliseconds for a beat, and for each line in it. */
const PAUSE: Readonly<Record<Pace, readonly [number, number] | null>> = {
  slow: [1800, 500],
  quick: [700, 200],
  byHand: null,
  off: null,
};

/** As chosen on this screen; by hand where things should not move by themselves. */
export function paceAtFirst(): Pace {
  if (typeof window === 'undefined') return 'slow';
  const kept = PACES.find((pace) => pace === recall(KEY));
  return kept ?? (window.matchMedia?.(CALM).matches ? 'byHand' : 'slow');
}

export function keepPace(pace: Pace): void {
  keep(KEY, pace);
}

/** How long a beat of so many lines stands, in milliseconds; null: until it is sent on. */
export function pauseOf(pace: Pace, lines: number): number | null {
  const pause = PAUSE[pace];
  return pause && pause[0] + pause[1] * Math.min(lines, 8);
}
