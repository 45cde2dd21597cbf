import type { OptionName } from '../../../../src/games/moonshine/options.ts';

interface OptionWords {
  label: string;
  /** By the value as text, in the order of the rules' option table. */
  values: Record<string, string>;
}

const onOff = (label: string, off: string, on: string): OptionWords => ({ label, values: { false: off, true: on } });

/** The house rules a table may agree on, in words. */
export const OPTION_WORDS: Record<OptionName, OptionWords> = {
  market_restock: {
    label: 'New Jobs in the Market',
    values: { immediate: 'A taken Job is replaced at once', after_offers: 'Gaps are filled after the last Offer' },
  },
  raid_crew_may_sail: onOff('Raided crews', 'Run by land only', 'May also sail from Dock to Dock'),
  squads_walk: onOff('Police Squads', 'Reach Dock to Dock in their Borough', 'Reach by land only'),
  starting_turf: {
    label: 'Starting Districts',
    values: { window: 'Early autumn: the outer bars and Docks', north_south: 'October: closer to the middle numbers' },
  },
  stealth_allows_fold: onOff('Against a Stealth', 'Only Hold Fire', 'Hold Fire or Fold'),
  scram_bars_origin: onOff('A Fold to where the Invader came from', 'Allowed', 'Barred'),
  advance_leave_barrels: onOff('Carried barrels on an Advance', 'All go along', 'The Invader chooses how many'),
  torch_first_shot: onOff('Heat of a Torch', 'Always', 'Only as the first shot'),
  peddle_street_rate: onOff('Peddling', '$300 a barrel, Heat from the 4th', '$200 a barrel, never Heat'),
  nod_as_status: onOff('The Nod', 'A card, kept for good', 'A standing that can be lost'),
  crown_away_from_home: onOff('Crowned in', 'Any of the four Venues', 'A Venue outside the home Borough'),
  job_check: {
    label: 'Jobs are checked',
    values: { two: 'Before and after a Raid', one: 'Once, after a Raid' },
  },
  takeover_counts_as_secure: onOff('A take-over for “Secure” Jobs', 'Does not count', 'Counts'),
  split_must_fire: onOff('Split the Batch', 'May be declined', 'Must be used'),
};
