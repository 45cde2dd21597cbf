import type * as En from '../en/options.ts';

/** What a table may agree on, in words. */
export const OPTION_WORDS: typeof En.OPTION_WORDS = {
  start_day: {
    label: 'Die Woche beginnt am',
    values: {
      random: 'Ausgelosten Tag',
      mon: 'Montag',
      tue: 'Dienstag',
      wed: 'Mittwoch',
      thu: 'Donnerstag',
      fri: 'Freitag',
      sat: 'Samstag',
      sun: 'Sonntag',
    },
  },
  sealed_timing: {
    label: 'Wer hinter seinem Schirm bereit ist',
    values: { shown: 'Sehen alle', secret: 'Erfährt niemand, bevor die Schirme gehoben werden' },
  },
};

/** The presets of the rules, in words. */
export const PRESET_WORDS: typeof En.PRESET_WORDS = {
  rulebook: { label: 'Wie gedruckt', does: 'Das Spiel der Regel; alle sehen, wer bereit ist.' },
  poker_faces: { label: 'Pokerfaces', does: 'Niemand erfährt, wer entschieden hat, bevor es alle haben.' },
};
