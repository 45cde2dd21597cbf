import type * as En from '../en/clock.ts';

export const clock: typeof En.clock = {
  title: 'Uhr',
  kinds: {
    none: 'Keine Uhr',
    quick: '5 Minuten pro Person, 15 Sekunden pro Entscheidung',
    evening: '15 Minuten pro Person, 30 Sekunden pro Entscheidung',
    day: 'Ein Tag für jede Entscheidung',
    days: 'Drei Tage für jede Entscheidung',
  },
  live: (minutes: number, gain: number) =>
    `${minutes === 1 ? 'Eine Minute' : `${minutes} Minuten`} für jede Person, dazu ${gain} Sekunden mit jeder Entscheidung`,
  slow: (hours: number) => `${hours === 1 ? 'Eine Stunde' : `${hours} Stunden`} für jede Entscheidung`,
  slowQuiet: (hours: number, from: number, to: number) =>
    `${hours === 1 ? 'Eine Stunde' : `${hours} Stunden`} für jede Entscheidung; von ${from} bis ${to} Uhr läuft keine Zeit`,
  quiet: (from: number, to: number) => `Nachts, von ${from} bis ${to} Uhr, läuft keine Zeit`,
  botTakesOver: 'Wer zweimal hintereinander fehlt, dessen Platz übernimmt ein Bot',
  left: (time: string) => `Restzeit: ${time}`,
  days: (days: number, hours: number) => `${days} T ${hours} Std.`,
  askPause: 'Bitten, die Uhren anzuhalten',
  askExtend: 'Um mehr Zeit bitten',
  paused: 'Die Uhren stehen still.',
  resume: 'Uhren wieder starten',
  missed: 'Die Uhr spielt für dich.',
  back: 'Ich bin wieder da',
  asked: {
    pause: (name: string) => `${name} möchte die Uhren anhalten.`,
    extend: (name: string) => `${name} bittet um mehr Zeit.`,
  },
  agree: 'Zustimmen',
  refuse: 'Ablehnen',
  withdraw: 'Zurückziehen',
  turnTitle: (title: string) => `● Du bist dran · ${title}`,
};
