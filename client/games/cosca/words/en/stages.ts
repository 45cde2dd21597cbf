import type { Stage } from '../../../../../src/games/cosca/state.ts';
import { count } from '../../../../messages/en/grammar.ts';

export interface StageWords {
  /** To whoever decides. */
  yours: string;
  hint: string;
  /** Of those who decide, to everybody else. */
  theirs: (names: string) => string;
  /** The button that puts it behind the screen. */
  seal: string;
}

/** Every question of the game. */
export const STAGE_WORDS: Record<Stage, StageWords> = {
  setDice: {
    yours: 'Set your dice',
    hint: 'Turn each die to a place, behind your screen. All are shown at once.',
    theirs: (names) => `Dice are set by ${names}`,
    seal: 'Put them behind the screen',
  },
  gunShop: {
    yours: 'Gun Shop: buy weapons',
    hint: 'One money buys one weapon, for each die you have there.',
    theirs: (names) => `At the Gun Shop: ${names}`,
    seal: 'Seal the order',
  },
  club: {
    yours: 'Club: buy drinks',
    hint: 'A drink costs one money and lets you fight for a loyal mobster even without the right dice.',
    theirs: (names) => `At the Club: ${names}`,
    seal: 'Seal the list',
  },
  villa: {
    yours: 'Villa: ask the Don?',
    hint: 'He lends one die for tomorrow, twice a game and no more.',
    theirs: (names) => `At the Villa: ${names}`,
    seal: 'Seal it',
  },
  fight: {
    yours: 'Fight: make your bid',
    hint: 'Money counts 1, weapons 3. All bids are paid, also those that lose.',
    theirs: (names) => `Bids are made by ${names}`,
    seal: 'Seal the bid',
  },
};

/** What lies behind one's own screen. */
export const SEALED_WORDS = {
  buy: (weapons: number) => (weapons > 0 ? `Buy ${count(weapons, 'weapon')}` : 'Buy nothing'),
  drinks: (names: string) => (names ? `A drink for ${names}` : 'No drinks'),
  ask: 'Ask the Don for a die',
  leave: 'Leave the Don in peace',
  bid: (tokens: string) => `Bid ${tokens}`,
};
