import { count } from '../../../../messages/en/grammar.ts';

/** Taking back: the button, what ended it, and asking the others. */
export const TAKE_BACK_WORDS = {
  button: (deed: string) => `Take back: ${deed}`,
  whose: (name: string, deed: string) => `${name}’s ${deed}`,
  until: 'free until the dice fall, a card is shown or somebody else decides',
  turn: (n: number) => `Restart the turn (${count(n, 'decision')})`,
  ended: {
    die: 'A die has fallen since.',
    reveal: 'A card has been shown since.',
    other: 'Others have decided since.',
  },
  ask: 'Ask to take back …',
  pick: 'Pick the moment in the log: before which of your actions? The others must agree.',
  pickNone: 'You have done nothing that could be taken back.',
  pickOff: 'Never mind',
  before: (deed: string) => `Back to before this: ${deed}`,
  beforeShort: 'Back to here',
  asks: (name: string, deed: string, lines: number) =>
    `${name} asks to go back to before this: ${deed} (${count(lines, 'line')} would go)`,
  agree: 'Agree',
  refuse: 'No',
  waits: (names: string) => `Your question waits for ${names}.`,
  withdraw: 'Withdraw the question',
  others: (name: string, names: string) => `${name} has asked to take back; ${names} must answer.`,
  took: (name: string, n: number, by: string) =>
    `${name} takes back ${count(n, 'line')}${by === 'consent' ? ', with everybody’s consent' : ''}.`,
  codes: {
    NOTHING_TO_TAKE_BACK: 'There is nothing to take back.',
    DIE_FALLEN: 'A die has fallen since.',
    REVEALED: 'A card has been shown since.',
    OTHERS_DECIDED: 'Somebody else has decided since.',
  } as Record<string, string>,
};
