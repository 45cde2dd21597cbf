import type { Found, Gesture } from './gesture.ts';

type How = Gesture<unknown, unknown>['how'];

const RISE = 46;

function at({ x, y, scale }: Found, grown = 1): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale * grown})`;
}

/** Keyframes of a thing on its way; a path must hold one place at least. */
export function framesOf(how: How, path: readonly Found[]): Keyframe[] {
  const [first] = path;
  if (!first) return [];
  if (how === 'rises') return rising(first);
  if (how === 'strikes' || path.length === 1) return striking(first);
  return travelling(path);
}

function rising(from: Found): Keyframe[] {
  const above = { ...from, y: from.y - RISE };
  return [
    { transform: at(from, 0.6), opacity: 0 },
    { transform: at({ ...from, y: from.y - RISE * 0.35 }), opacity: 1, offset: 0.25 },
    { transform: at({ ...from, y: from.y - RISE * 0.7 }), opacity: 1, offset: 0.75 },
    { transform: at(above), opacity: 0 },
  ];
}

function striking(place: Found): Keyframe[] {
  return [
    { transform: at(place, 2.2), opacity: 0 },
    { transform: at(place, 0.92), opacity: 1, offset: 0.28 },
    { transform: at(place), opacity: 1, offset: 0.4 },
    { transform: at(place), opacity: 1, offset: 0.8 },
    { transform: at(place, 1.1), opacity: 0 },
  ];
}

/** Along the path at an even pace, slower at both ends, a little larger on the way as if lifted. */
function travelling(path: readonly Found[]): Keyframe[] {
  const lengths = path.map((place, i) => (i === 0 ? 0 : gap(path[i - 1] ?? place, place)));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return path.map((place, i) => {
    gone += lengths[i] ?? 0;
    const ends = i === 0 || i === path.length - 1;
    const easing =
      path.length === 2 ? 'ease-in-out' : i === 0 ? 'ease-in' : i === path.length - 2 ? 'ease-out' : 'linear';
    return { transform: at(place, ends ? 1 : 1.14), offset: gone / whole, easing };
  });
}

function gap(a: Found, b: Found): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
