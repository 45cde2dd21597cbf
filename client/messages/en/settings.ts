/** What is set on this device. */
import { count } from './grammar.ts';

export const settings = {
  push: 'Call me when it has been my turn for a minute (installed app)',
  title: 'Settings',
  intro: 'Kept on this device. Changes count at once.',
  close: 'Done',
  labels: {
    speed: 'Showing what happened',
    motion: 'Movement',
    sound: 'Sound',
    pattern: 'Patterns of the families',
    language: 'Language',
    textTable: 'Show the table as text too',
  },
  values: {
    speed: {
      slow: 'Slowly',
      normal: 'At an easy pace',
      fast: 'Quickly',
      byHand: 'One thing at a press',
      off: 'Not at all: only the result',
    },
    motion: { device: 'As this device is set', full: 'Things travel', reduced: 'Nothing travels' },
    pattern: { soft: 'Soft', strong: 'Strong' },
    language: { device: 'As this device is set', en: 'English', de: 'Deutsch' },
  },
  soundOn: 'Play sounds',
  volume: 'Loudness',
  sounds: {
    dice: 'Dice',
    coins: 'Coins',
    crate: 'Crates',
    door: 'Doors',
    siren: 'Sirens',
    knock: 'Your turn',
    bell: 'Bells',
  },
  silenced: (n: number) => `${count(n, 'warning')} silenced`,
  warnAgain: 'Warn me again',
};
