import type { SoundKind } from '../settings/shape.ts';

/** One sound wave. Times in seconds from the start of the sound, pitches in hertz, loudness 0 to 1. */
export interface Note {
  /** `noise` is hiss through a band around the pitch: wood, dice, a boot against a door. */
  wave: 'sine' | 'triangle' | 'sawtooth' | 'noise';
  at: number;
  lasts: number;
  pitch: number;
  /** Where the pitch slides to. */
  to?: number;
  loud: number;
}

/** Dice on wood: clicks that come faster and softer. */
const CLICKS = [0, 0.09, 0.17, 0.235, 0.29, 0.335, 0.37];

/** The partials of a small bell, over its lowest. */
const BELL = [
  [1, 0.5, 1.6],
  [2.76, 0.25, 0.9],
  [5.4, 0.12, 0.4],
] as const;

const thud = (at: number, pitch: number, loud: number): Note[] => [
  { wave: 'sine', at, lasts: 0.16, pitch, to: pitch / 2, loud },
  { wave: 'noise', at, lasts: 0.07, pitch: pitch * 3, loud: loud * 0.6 },
];

const coin = (at: number, pitch: number): Note[] => [
  { wave: 'triangle', at, lasts: 0.35, pitch, loud: 0.22 },
  { wave: 'sine', at, lasts: 0.25, pitch: pitch * 1.5, loud: 0.14 },
];

/** Every sound of the house, as notes; none is longer than two seconds. */
export const SCORES: Readonly<Record<SoundKind, readonly Note[]>> = {
  dice: CLICKS.flatMap((at, i) => [
    { wave: 'noise', at, lasts: 0.035, pitch: 2400 - i * 140, loud: 0.7 - i * 0.07 },
    { wave: 'sine', at, lasts: 0.04, pitch: 420 - i * 18, loud: 0.18 },
  ]),
  coins: [...coin(0, 2637), ...coin(0.07, 3136), ...coin(0.15, 2794)],
  crate: [...thud(0, 130, 0.6), ...thud(0.11, 105, 0.35)],
  door: [...thud(0, 90, 0.9), { wave: 'noise', at: 0.02, lasts: 0.22, pitch: 900, loud: 0.5 }, ...thud(0.3, 70, 0.5)],
  siren: [0, 0.75].flatMap((at) => [
    { wave: 'sawtooth', at, lasts: 0.4, pitch: 520, to: 880, loud: 0.09 },
    { wave: 'sawtooth', at: at + 0.38, lasts: 0.4, pitch: 880, to: 520, loud: 0.09 },
  ]),
  knock: [...thud(0, 210, 0.6), ...thud(0.17, 205, 0.55), ...thud(0.48, 200, 0.6)],
  bell: BELL.map(([partial, loud, lasts]) => ({ wave: 'sine', at: 0, lasts, pitch: 784 * partial, loud })),
};
