import type { OptionName } from '../../../../../src/games/moonshine/options.ts';

export interface OptionWords {
  label: string;
  /** By the value as text, in the order of the rules' option table. */
  values: Record<string, string>;
}

const onOff = (label: string, off: string, on: string): OptionWords => ({ label, values: { false: off, true: on } });

/** The house rules a table may agree on, in words. */
export const OPTION_WORDS: Record<OptionName, OptionWords> = {
  blood_oath: onOff('The Blood Oath', 'Every boss for himself', 'After the ninth Raid, two against two'),
  truce_timing: {
    label: 'The Truce is sworn',
    values: { before_the_squads: 'Before the Squads move', after_the_raid: 'When the Raid is over' },
  },
  market_restock: {
    label: 'New Jobs in the Market',
    values: { immediate: 'A taken Job is replaced at once', after_offers: 'Gaps are filled after the last Offer' },
  },
  day1_dark_market: onOff('The opening Market', 'Face up, with Offers on Day 1', 'Face down until the first noon'),
  home_borough_pick: {
    label: 'Home Boroughs',
    values: { random: 'Dealt at random', reverse_order: 'Picked, the highest token first' },
  },
  raid_crew_may_sail: onOff('Raided crews', 'Run by land only', 'May also sail from Dock to Dock'),
  squads_walk: onOff('Police Squads', 'Reach Dock to Dock in their Borough', 'Reach by land only'),
  starting_turf: {
    label: 'Starting Districts',
    values: { window: 'Early autumn: the outer bars and Docks', north_south: 'October: closer to the middle numbers' },
  },
  map: {
    label: 'The map of Manhattan',
    values: { window: 'Early autumn', later: 'October: West Side meets Five Points, The Tenderloin meets The Bowery' },
  },
  job_deck: {
    label: 'The Jobs deck',
    values: { window: 'Early autumn', rewrite: 'October: ten Jobs ask for something else, two pay otherwise' },
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
  whispers_claim: onOff(
    'The Vipers’ Whispers',
    'They may look at the next Job',
    'They may take the next Job face down',
  ),
  skiff_escape: onOff('The Knights’ Skiff in a fight', 'No way out', 'A way out to any safe shore, without barrels'),
  dice_colours: {
    label: 'Colour of the dice',
    values: { free: 'As they come', by_side: 'Red for the Invader, white for the Occupier' },
  },
  borough_cards: onOff('Borough cards', 'Not shown', 'Shown beside each Ledger'),
  vocabulary: { label: 'Words', values: { 1929: 'As in 1929', 2026: 'As in October 2026' } },
};

/** The presets of the rules, in words. */
export const PRESET_WORDS: Record<string, { label: string; does: string }> = {
  '1929': { label: 'Rules of 1929', does: 'The 1929 edition as it was printed.' },
  '2026-10-10': {
    label: 'Rules of 10 October 2026',
    does: 'With the designer’s later changes: the redrawn Manhattan, new turf, a dark Market on the first Day, ten Jobs that ask for something else.',
  },
};
