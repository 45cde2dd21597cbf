/** The named rule options of Moonshine Kingdom, 1929 (Part C). Every default is the rule of the main text. */

/** Each option with its allowed values, the default first. */
export const OPTIONS = {
  blood_oath: [false, true],
  truce_timing: ['before_the_squads', 'after_the_raid'],
  market_restock: ['immediate', 'after_offers'],
  day1_dark_market: [false, true],
  home_borough_pick: ['random', 'reverse_order'],
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
  whispers_claim: [false, true],
  skiff_escape: [false, true],
  dice_colours: ['free', 'by_side'],
  borough_cards: [false, true],
  vocabulary: ['1929', '2026'],
} as const;

export type OptionName = keyof typeof OPTIONS;
export type Options = { readonly [K in OptionName]: (typeof OPTIONS)[K][number] };

const NAMES = Object.keys(OPTIONS) as OptionName[];

export const DEFAULTS: Options = Object.fromEntries(NAMES.map((name) => [name, OPTIONS[name][0]])) as Options;

/** The presets: each states only its differences from the default. */
export const PRESETS: Readonly<Record<string, Partial<Options>>> = {
  '1929': {},
  '2026-10-10': {
    market_restock: 'after_offers',
    day1_dark_market: true,
    raid_crew_may_sail: true,
    squads_walk: true,
    starting_turf: 'north_south',
    map: 'later',
    stealth_allows_fold: true,
    scram_bars_origin: true,
    advance_leave_barrels: true,
    torch_first_shot: true,
    dice_colours: 'by_side',
    peddle_street_rate: true,
    nod_as_status: true,
    crown_away_from_home: true,
    borough_cards: true,
    job_deck: 'rewrite',
    vocabulary: '2026',
  },
};

const BLOOD_OATH_SEATS = 4;

/** Complete options from a table's choices; one clear line for what is not an option. */
export function readOptions(
  input: unknown,
  seats?: number,
): { ok: true; options: Options } | { ok: false; message: string } {
  if (input === undefined || input === null) return { ok: true, options: DEFAULTS };
  if (typeof input !== 'object' || Array.isArray(input)) return { ok: false, message: 'options: not an object' };
  const wrong = Object.entries(input).find(([name, value]) => !isOption(name, value));
  if (wrong) return { ok: false, message: complaint(wrong[0], wrong[1]) };
  const options: Options = { ...DEFAULTS, ...input };
  const clash = clashIn(options, seats);
  return clash ? { ok: false, message: clash } : { ok: true, options };
}

/** Options that need another, or a seat count. */
function clashIn(options: Options, seats: number | undefined): string | null {
  if (options.day1_dark_market && options.market_restock !== 'after_offers') {
    return 'options.day1_dark_market: needs market_restock "after_offers"';
  }
  if (options.blood_oath && seats !== undefined && seats !== BLOOD_OATH_SEATS) {
    return 'options.blood_oath: needs four players';
  }
  return null;
}

function isOption(name: string, value: unknown): boolean {
  return Object.hasOwn(OPTIONS, name) && (OPTIONS[name as OptionName] as readonly unknown[]).includes(value);
}

function complaint(name: string, value: unknown): string {
  if (!Object.hasOwn(OPTIONS, name)) return `options.${name.slice(0, 40)}: no such option`;
  const allowed = OPTIONS[name as OptionName].map((v) => JSON.stringify(v)).join(', ');
  return `options.${name}: ${JSON.stringify(value)?.slice(0, 40)} is not one of ${allowed}`;
}
