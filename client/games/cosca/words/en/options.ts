import type { OptionName } from '../../../../../src/games/cosca/options.ts';

export interface OptionWords {
  label: string;
  /** By the value as text. */
  values: Record<string, string>;
}

/** What a table may agree on, in words. */
export const OPTION_WORDS: Record<OptionName, OptionWords> = {
  start_day: {
    label: 'The week begins on',
    values: {
      random: 'A day drawn by lot',
      mon: 'Monday',
      tue: 'Tuesday',
      wed: 'Wednesday',
      thu: 'Thursday',
      fri: 'Friday',
      sat: 'Saturday',
      sun: 'Sunday',
    },
  },
  sealed_timing: {
    label: 'Who is ready behind his screen',
    values: { shown: 'Everybody sees it', secret: 'Nobody is told before the screens are lifted' },
  },
};

/** The presets of the rules, in words. */
export const PRESET_WORDS: Record<string, { label: string; does: string }> = {
  rulebook: { label: 'As printed', does: 'The rulebook’s game; everybody sees who is ready.' },
  poker_faces: { label: 'Poker faces', does: 'Nobody learns who has decided before all have.' },
};
