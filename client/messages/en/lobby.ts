/** The lobby: the tables, and the form that sets one. */
import { count } from './grammar.ts';

export const lobby = {
  title: 'Lobby',
  open: 'Tables',
  waiting: 'Waiting for players',
  playing: 'Being played',
  none: 'Nobody is playing. Set the first table of the evening.',
  more: 'Older tables',
  refresh: 'Look again',
  status: { open: 'Open', running: 'Playing', over: 'Over', closed: 'Closed by the house' },
  free: (n: number) => count(n, 'free seat'),
  full: 'No free seat',
  sit: 'Take a seat',
  watch: 'Watch',
  resume: 'Back to your seat',
  bySeat: 'Seats',
  houseRules: (n: number) => count(n, 'house rule'),
  unnamed: (title: string) => `A table of ${title}`,
};

export const set = {
  title: 'Set a table',
  game: 'Game',
  name: 'Name of the table',
  namePlaceholder: 'Sunday at Sal’s',
  yourName: 'Your name',
  yourNamePlaceholder: 'What the others call you',
  seatCount: 'Players',
  seats: 'Who sits where',
  seat: (n: number) => `Seat ${n}`,
  kinds: { me: 'Me', here: 'Also on this screen', friend: 'A friend, by link', bot: 'A bot' },
  hereName: (n: number) => `Name for seat ${n}`,
  level: (n: number) => `Bot in seat ${n}`,
  visibility: 'Who can find it',
  public: 'Listed in the lobby',
  unlisted: 'Only by its link',
  spectators: 'Others may watch',
  preset: 'Rules',
  changes: (n: number) => `${count(n, 'house rule')} of your own:`,
  options: 'House rules',
  optionsHint: 'Each of the rules above can be changed by itself. Change only what your table has agreed on.',
  asPrinted: 'as printed',
  go: 'Set the table',
  going: 'Setting the table …',
  needName: 'Give yourself a name first.',
  needHereName: (n: number) => `Give the person in seat ${n} a name.`,
  guest: (n: number) => `Guest ${n}`,
};

/** The house's players by level: what they are called, and how they play. */
export const levels = {
  random: { name: 'Drifter', plays: 'Does whatever comes along. Good company for a first evening.' },
  rookie: { name: 'Rookie', plays: 'Knows the trade, and forgets it one time in three.' },
  priorities: { name: 'Regular', plays: 'Has a habit for every occasion, and answers at once.' },
  lookahead: { name: 'Schemer', plays: 'Weighs each answer by its next few steps.' },
  search: { name: 'Consigliere', plays: 'Thinks the Day through to its end before it moves.' },
  mastermind: { name: 'Mastermind', plays: 'The same mind with more time. Hard to beat.' },
} as Record<string, { name: string; plays: string }>;

/** One click to a game against bots. */
export const quick = {
  title: 'Sit down now',
  intro: 'Every other seat is a bot. You are dealt in at once.',
  play: (game: string) => `Play ${game}`,
  against: (n: number) => `against ${count(n, 'bot')}`,
  guest: 'Guest',
};

export const doors = {
  title: 'Who may come',
  visibility: 'Who can find it',
  visible: { public: 'Everybody, in the lobby', unlisted: 'Whoever has the link', private: 'By invitation only' },
  watchers: 'Who may watch',
  watching: { all: 'Everybody', friends: 'Whoever was invited', none: 'Nobody' },
  readyFirst: 'Everybody says ready first',
  whispers: 'Two may whisper',
  watchersTalk: 'Players hear the watchers',
  rated: 'This match will be rated.',
};
