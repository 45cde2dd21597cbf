/** Tables on this device. */
import { count } from './grammar.ts';

export const local = {
  title: 'On this device',
  intro: 'Hot-seat, or against bots, without a server and without a line. Every action is kept on this device at once.',
  noHint: 'Nobody in this house thinks ahead in that game.',
  honest:
    'The hidden cards of such a game, and its dice to come, lie on this device too: whoever looks for them can find them.',
  set: 'New table',
  go: 'Begin',
  games: 'Tables on this device',
  none: 'No table is kept here yet.',
  resume: 'Play on',
  look: 'Look at it',
  remove: 'Throw away',
  removeSure: 'Throw away for good?',
  keep: 'Keep it',
  open: 'Open a game file',
  save: 'Save the game file',
  back: 'To the tables on this device',
  lost: 'There is no such table on this device.',
  full: 'This device has no room left to keep the game. Save the game file before you close the page.',
  thinking: (name: string) => `${name} is thinking …`,
  again: 'Play again',
  actions: (n: number) => count(n, 'action'),
  badFile: (why: string) => `This game cannot be played on: ${why}`,
  noSeed: 'the file has no seed, so nobody knows its dice to come',
  broken: (action: number) => `the rules refuse action ${action}`,
  door: 'Play on this device',
  doorHint: 'Hot-seat or against bots, even without a line.',
  table: 'A table on this device',
};
