import { DEFAULTS, LANGUAGES, MOTIONS, PATTERNS, type Settings, SOUND_KINDS, SPEEDS } from './shape.ts';

/** What the settings are kept under. */
export const SETTINGS_KEY = 'backroom.settings';

/** Gives the value if it is one of that setting's, else undefined. */
type Reader<T> = (value: unknown) => T | undefined;

/** At most so many names of warnings are kept. */
const MOST_SILENCED = 200;

const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const share: Reader<number> = (value) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined);

function oneOf<T extends string>(known: readonly T[]): Reader<T> {
  return (value) => known.find((one) => one === value);
}

function someOf<T extends string>(known: readonly T[]): Reader<readonly T[]> {
  return (value) => (Array.isArray(value) ? known.filter((one) => value.includes(one)) : undefined);
}

const names: Reader<readonly string[]> = (value) =>
  Array.isArray(value)
    ? value.filter((name): name is string => typeof name === 'string').slice(-MOST_SILENCED)
    : undefined;

const READERS: { [K in keyof Settings]: Reader<Settings[K]> } = {
  speed: oneOf(SPEEDS),
  motion: oneOf(MOTIONS),
  sound: flag,
  volume: share,
  muted: someOf(SOUND_KINDS),
  silenced: names,
  pattern: oneOf(PATTERNS),
  language: oneOf(LANGUAGES),
  textTable: flag,
  push: flag,
  letterKeys: flag,
};

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Settings out of a kept text. Whatever in it is not what it should be is as by default; the rest stands. */
export function readSettings(text: string | null): Settings {
  const kept = parsed(text);
  const read = Object.entries(READERS).map(([name, reader]) => [name, reader(kept[name])] as const);
  const good = Object.fromEntries(read.filter(([, value]) => value !== undefined));
  return { ...DEFAULTS, ...good };
}
