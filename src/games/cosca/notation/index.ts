/**
 * COSCA in the public notation (notation.md). Seats are named by the colour of their hats: `red`, `green`, `blue`, `yellow`, `purple`.
 * Mobsters are named in camelCase (`marcoRicci`, `robertoDiSalvo`), places `bank`, `gunShop`, `racetrack`, `club`, `villa`, `street`,
 * weekdays `mon` to `sun`.
 *
 * Position. Everything but `players` may be left out when one is read.
 *
 *   {
 *     "startDay": "wed",                the weekday of day 1; by default the table's option, or Monday
 *     "day": 3,                         1 to 7; 1 by default
 *     "phase": "setDice",               where the day stands, see below; `setDice` by default
 *     "at": "lucky",                    in phase `loyalty`: the mobster who is being decided; the first by default
 *     "row": [                          left to right; a mobster's name alone is one whom nobody has won
 *       { "mobster": "lucky", "loyalTo": "red", "drink": true,
 *         "carry": ["red", "green"],    hats left by yesterday's tie
 *         "meets": ["blue"] },          hats of today; by default as dice and tokens say
 *       "bobby"
 *     ],
 *     "players": {                      in the order of the seats
 *       "red": { "money": 1, "weapons": 1,
 *                "dice": 4,             today's; by default three and one for each loyal mobster at work
 *                "shown": ["bank", "gunShop", "club", "racetrack"],   as last shown (in `setDice`: yesterday); null before
 *                "villa": "black",      or "white", "gone"
 *                "villaDie": false,
 *                "sealed": null }       what lies behind the screen, as its action; for whoever may know
 *     },
 *     "deck": ["scarlett"]              top first; by default all others in the order of the list
 *   }
 *
 * Phases that ask: `setDice`, `gunShop`, `club`, `villa`, `loyalty` (where there is a fight), and `over`. A position may also stand at
 * `newDay` (the morning that follows `day`), `bank`, `racetrack`, `street`, `mark` or `dayEnd`: it is carried on from there.
 *
 * Actions. All who are asked act at the same time; until the last one has, each may act again, which changes what he sealed.
 *
 *   setDice    faces       one place for each die, in any order
 *   gunShop    n           weapons to take for as much money
 *   club       mobsters    loyal mobsters to invite, none included
 *   villa      use         whether the Don is asked
 *   fight      money, weapons
 *   withdraw   -           takes back what lies behind the own screen
 */
import type { Notation } from '../../../engine/notation.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { readPosition } from './read.ts';
import { eventInWords } from './words.ts';
import { derived, nameOf, writePosition } from './write.ts';

export const notation: Notation<State> = {
  read: (position, options, croupier) => readPosition(position, options as Options, croupier),
  write: writePosition,
  seatName: (s, seat) => nameOf(s, seat) ?? `seat ${seat}`,
  seatNamed(s, name) {
    const seat = s.players.findIndex((p) => p.family === name);
    return seat < 0 ? null : seat;
  },
  event: eventInWords,
  derived,
};
