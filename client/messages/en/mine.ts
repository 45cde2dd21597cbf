/** What one plays and has played, here and on another device. */
import { count } from './grammar.ts';

/** One's own tables. */
export const mine = {
  title: 'Your tables',
  history: 'Your games',
  none: 'Nothing yet. What you play is kept here.',
  turn: 'Your turn',
  running: 'Still being played',
  over: 'Played',
  go: 'To the table',
  look: 'Look back',
  more: 'Older games',
  place: (n: number) => `Place ${n}`,
  won: 'Won',
  noWinner: 'No winner',
  rating: (n: number) => `Rating ${n}`,
  rated: (n: number) => count(n, 'rated game'),
  unknown: 'The house knows you as soon as you have sat down once.',
  kept: 'A seat is kept for you',
};

export const move = {
  title: 'Another device',
  intro: 'A link that works once, for a quarter of an hour. Open it where you want to go on.',
  everything: 'Move everything to another device',
  seat: 'Move this seat alone',
  only: 'Whoever opens it holds this seat from then on, and this screen does not.',
  link: 'Link for the other device',
  opening: 'Opening your link …',
  done: (name: string) => `You are ${name} on this device now.`,
  doneSeat: (name: string) => `The seat of ${name} is on this device now.`,
  accept: 'Move here',
  ask: 'This link brings seats from another device to this one. It works once.',
};
