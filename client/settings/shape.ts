/** What can be set on this device, and the values that each setting may have. */

/** How fast what happened is shown; `byHand` waits for a press after each thing, `off` shows the result alone. */
export const SPEEDS = ['slow', 'normal', 'fast', 'byHand', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Whether things travel: as the device wishes (`prefers-reduced-motion`), or as said here. */
export const MOTIONS = ['device', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** The kinds of sound, each of which can be muted by itself. */
export const SOUND_KINDS = ['dice', 'coins', 'crate', 'door', 'siren', 'knock', 'bell'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

/** How strongly the families' patterns are woven into the ground they hold. */
export const PATTERNS = ['soft', 'strong'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** `device` is the browser's own language. */
export const LANGUAGES = ['device', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  speed: Speed;
  motion: Motion;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  muted: readonly SoundKind[];
  /** Names of the warnings that are not to be given again. */
  silenced: readonly string[];
  pattern: Pattern;
  language: Language;
  /** The table as text beside the drawn one. */
  textTable: boolean;
  /** A message on this device when it is one's turn. */
  push: boolean;
  /** Keys of one character without Ctrl do something; off for whoever types such by accident. */
  letterKeys: boolean;
}

export const DEFAULTS: Settings = {
  speed: 'normal',
  motion: 'device',
  sound: false,
  volume: 0.6,
  muted: [],
  silenced: [],
  pattern: 'soft',
  language: 'device',
  textTable: false,
  push: false,
  letterKeys: true,
};
