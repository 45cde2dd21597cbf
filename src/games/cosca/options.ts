/** The table options of COSCA (section 12). The rulebook has no optional rules: they say when the week begins and what is shown. */
import { WEEKDAYS, type Weekday } from './data/week.ts';

/** Each option with its allowed values, the default first. */
export const OPTIONS = {
  /** The weekday on which the game begins (section 3). The lobby proposes the host's own day, see `optionsOfTheDay`. */
  start_day: ['random', ...WEEKDAYS],
  /** Whether all see who is ready behind his screen, or learn nothing before the screens are lifted (section 8). */
  sealed_timing: ['shown', 'secret'],
} as const;

export type OptionName = keyof typeof OPTIONS;
export type Options = { readonly [K in OptionName]: (typeof OPTIONS)[K][number] };

const NAMES = Object.keys(OPTIONS) as OptionName[];

export const DEFAULTS: Options = { start_day: OPTIONS.start_day[0], sealed_timing: OPTIONS.sealed_timing[0] };

/** The presets: each states only its differences from the default. */
export const PRESETS: Readonly<Record<string, Partial<Options>>> = {
  rulebook: {},
  poker_faces: { sealed_timing: 'secret' },
};

/** Complete options from a table's choices; one clear line for what is not an option. */
export function readOptions(input: unknown): { ok: true; options: Options } | { ok: false; message: string } {
  if (input === undefined || input === null) return { ok: true, options: DEFAULTS };
  if (typeof input !== 'object' || Array.isArray(input)) return { ok: false, message: 'options: not an object' };
  const wrong = Object.entries(input).find(([name, value]) => !isOption(name, value));
  return wrong ? { ok: false, message: complaint(...wrong) } : { ok: true, options: { ...DEFAULTS, ...input } };
}

/** The game is played on the weekday on which the table is set (section 3). `weekday` as Date.getDay has it: 0 is Sunday. */
export function optionsOfTheDay(weekday: number): Partial<Options> {
  return { start_day: WEEKDAYS[(weekday + WEEKDAYS.length - 1) % WEEKDAYS.length] as Weekday };
}

function isOption(name: string, value: unknown): boolean {
  return Object.hasOwn(OPTIONS, name) && (OPTIONS[name as OptionName] as readonly unknown[]).includes(value);
}

function complaint(name: string, value: unknown): string {
  if (!(NAMES as string[]).includes(name)) return `options.${name.slice(0, 40)}: no such option`;
  const allowed = OPTIONS[name as OptionName].map((v) => JSON.stringify(v)).join(', ');
  return `options.${name}: ${JSON.stringify(value)?.slice(0, 40)} is not one of ${allowed}`;
}
