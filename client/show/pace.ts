import type { Settings, Speed } from '../settings/shape.ts';

/** How many times an easy pace's time a thing takes. */
const SLOWNESS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, byHand: 1, off: 0 };

/** Things waiting beyond this many make the show hurry. */
const AT_EASE = 5;
/** Of a longer show only the end is shown. */
export const MOST_BEATS = 40;
/** However far behind, a thing is seen for some part of its time. */
const LEAST = 0.2;

/** How much faster the show runs with so many things still to come. */
export function hurry(left: number): number {
  return left <= AT_EASE ? 1 : Math.max(LEAST, AT_EASE / left);
}

/** Milliseconds of a part of a beat at that speed with so many things still to come. */
export function lasting(ms: number, speed: Speed, left: number): number {
  return ms * SLOWNESS[speed] * hurry(left);
}

const CALM = '(prefers-reduced-motion: reduce)';

/** Whether nothing is to travel: as set here, else as the device is set. */
export function isCalm({ motion }: Settings): boolean {
  if (motion !== 'device') return motion === 'reduced';
  return typeof window !== 'undefined' && (window.matchMedia?.(CALM).matches ?? false);
}
