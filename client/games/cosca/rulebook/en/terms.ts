import type { OptionName } from '../../../../../src/games/cosca/options.ts';
import type { Term } from '../../../../learn/rulebook/book.ts';

const term = (name: string, section: string, says: string): Term => ({ name, section, says });

/** The words of the game, each with a card. */
export const TERMS: Record<string, Term> = {
  mobster: term('mobster', '2', 'One of the row. Loyal ones bring a die on their working days, and win the game.'),
  loyal: term('loyal', '5.6', 'With your hat on him. He stays so until somebody else gets him.'),
  die: term('dice', '5.2', 'Never rolled: you turn each to a place. Three, and one for each loyal mobster at work.'),
  bid: term('bid', '5.6', 'Money and weapons in the fist, shown together. Everybody pays.'),
  hat: term('hat', '5.6', 'Left under a card by those who tied: they fight for him again tomorrow.'),
  drink: term(
    'drink',
    '5.4',
    'Bought at the Club. Its mobster’s family is in on every fight for him, whatever its dice show.',
  ),
  eligible: term('eligible', '5.5', 'In on a mobster: by dice, by a hat from yesterday, or by a drink.'),
  villaToken: term(
    'villa token',
    '5.4',
    'Black, then white, then gone: how often the Don can still be asked for a die.',
  ),
  race: term('race day', '5.4', 'Tuesday, Thursday, Saturday, Sunday: the Racetrack pays.'),
};

/** What each option changes. */
export const OPTIONS_EXPLAINED: Record<OptionName, string> = {
  start_day: 'On which weekday the week begins: it decides when there are races and who works when (§3).',
  sealed_timing: 'Whether all see who has decided already, or nobody is told before the screens are lifted (§5).',
};
