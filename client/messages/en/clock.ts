/** Clocks, as they are set and as they run. */
import { count } from './grammar.ts';

export const clock = {
  title: 'Clock',
  kinds: {
    none: 'No clock',
    quick: '5 minutes each, 15 seconds a decision',
    evening: '15 minutes each, 30 seconds a decision',
    day: 'A day for each decision',
    days: 'Three days for each decision',
  },
  live: (minutes: number, gain: number) =>
    `${count(minutes, 'minute')} for each player, and ${gain} seconds more with every decision`,
  slow: (hours: number) => `${count(hours, 'hour')} for each decision`,
  slowQuiet: (hours: number, from: number, to: number) =>
    `${count(hours, 'hour')} for each decision; from ${from}:00 to ${to}:00 no time runs`,
  quiet: (from: number, to: number) => `No time runs at night, from ${from}:00 to ${to}:00`,
  botTakesOver: 'A bot takes the seat of whoever is missed twice in a row',
  left: (time: string) => `Time left: ${time}`,
  days: (days: number, hours: number) => `${days} d ${hours} h`,
  askPause: 'Ask to stop the clocks',
  askExtend: 'Ask for more time',
  paused: 'The clocks stand still.',
  resume: 'Start the clocks',
  missed: 'The clock plays for you.',
  back: 'I am back',
  asked: {
    pause: (name: string) => `${name} asks to stop the clocks.`,
    extend: (name: string) => `${name} asks for more time.`,
  },
  agree: 'Agree',
  refuse: 'Refuse',
  withdraw: 'Take it back',
  turnTitle: (title: string) => `● Your turn · ${title}`,
};
