/** The named rule options of Moonshine Kingdom, 1929 (Part C). Every default is the rule of the main text. */

/** Each option with its allowed values, the default first. */
export const OPTIONS = {
  market_restock: ['immediate', 'after_offers'],
  raid_crew_may_sail: [false, true],
  squads_walk: [false, true],
  starting_turf: ['window', 'north_south'],
  map: ['window', 'later'],
  job_deck: ['window', 'rewrite'],
  stealth_allows_fold: [false, true],
  scram_bars_origin: [false, true],
  advance_leave_barrels: [false, true],
  torch_first_shot: [false, true],
  peddle_street_rate: [false, true],
  nod_as_status: [false, true],
  crown_away_from_home: [false, true],
  job_check: ['two', 'one'],
  takeover_counts_as_secure: [false, true],
  split_must_fire: [false, true],
} as const;

export type OptionName = keyof typeof OPTIONS;
export type Options = { readonly [K in OptionName]: (typeof OPTIONS)[K][number] };

const NAMES = Object.keys(OPTIONS) as OptionName[];

export const DEFAULTS: Options = Object.fromEntries(NAMES.map((name) => [name, OPTIONS[name][0]])) as Options;

/** Complete options from a table's choices; one clear line for what is not an option. */
export function readOptions(input: unknown): { ok: true; options: Options } | { ok: false; message: string } {
  if (input === undefined || input === null) return { ok: true, options: DEFAULTS };
  if (typeof input !== 'object' || Array.isArray(input)) return { ok: false, message: 'options: not an object' };
  const wrong = Object.entries(input).find(([name, value]) => !isOption(name, value));
  if (wrong) return { ok: false, message: complaint(wrong[0], wrong[1]) };
  return { ok: true, options: { ...DEFAULTS, ...input } };
}

function isOption(name: string, value: unknown): boolean {
  return Object.hasOwn(OPTIONS, name) && (OPTIONS[name as OptionName] as readonly unknown[]).includes(value);
}

function complaint(name: string, value: unknown): string {
  if (!Object.hasOwn(OPTIONS, name)) return `options.${name.slice(0, 40)}: no such option`;
  const allowed = OPTIONS[name as OptionName].map((v) => JSON.stringify(v)).join(', ');
  return `options.${name}: ${JSON.stringify(value)?.slice(0, 40)} is not one of ${allowed}`;
}
