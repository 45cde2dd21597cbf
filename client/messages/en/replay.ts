/** Looking back: replays, files, and files that are opened. */

export const replay = {
  title: (name: string) => `${name}: looking back`,
  back: 'Back to the table',
  bar: 'Replay',
  line: 'Line',
  at: (n: number, of: number) => `line ${n} of ${of}`,
  day: 'Day',
  dayN: (n: number) => `Day ${n}`,
  eyes: 'Eyes of',
  spectator: 'a spectator',
  all: 'everybody: all open',
  first: 'To the beginning',
  last: 'To the end',
  back1: 'One action back',
  on1: 'One action on',
  backTurn: 'To the turn before',
  onTurn: 'To the next turn',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  aSecond: (n: number) => `${n} a second`,
  folded: 'Taken back later',
  loading: 'Fetching these lines …',
  keys: 'Arrows: one action. Up and down: one turn. Page keys: one Day. Home, End. Space: play.',
  readOnly: 'This is how it was; nothing can be moved.',
};

export const files = {
  save: 'Save the game file',
  saving: 'Saving …',
  report: 'Report a problem',
  reportHint: 'Saves what you see now, to be opened by whoever looks into it.',
  again: 'Look back at the game',
};

export const open = {
  title: 'Open a file',
  intro: 'A game file is played again from its first action; a report shows what its sender saw.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  reading: 'Reading …',
  junk: {
    size: 'This file is too large to be one of ours.',
    json: 'This file is no JSON: it was not made by this house, or it is damaged.',
    kind: 'This is neither a game file nor a report.',
    game: (name: string) => `The house has no game called “${name}”.`,
    report: 'This report lacks something and cannot be shown.',
    broken: 'The position in this report cannot be drawn.',
  },
  report: (at: number) => `A report after line ${at}`,
  another: 'Open another file',
};
