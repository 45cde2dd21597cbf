import * as T from '../../../../../src/games/moonshine/data/tables.ts';
import type { Section } from '../../../../learn/rulebook/book.ts';

/** Jobs, Respect, the Crown, deals, and the Blood Oath: sections 12 to 17; and the lists at the back. */
export const CROWN: readonly Section[] = [
  {
    id: '12',
    title: 'Jobs',
    blocks: [
      'A {job} asks for a deed. Do it, on your own turn, with a Play, the fight that Play starts or the Raid it sets off, and the Job is done by itself: its Stake comes home to Reserves, its Respect is yours for good.',
      {
        list: [
          'Held Jobs are open to all and have no deadline.',
          'What counts is the deed. Nothing later in the same Play undoes it: kill a Boss and lose the fight, and the Boss is dead all the same.',
          'One Play may do several Jobs, and each pays in full.',
          'What you do on somebody else’s turn (Ambush, return fire, Fold), and the Shadows, do no Jobs.',
          'Tricks count where they do what the card says: Skiff, Stealth and Tunnel are Moves, Hit and Torch part of the fight. A Peddle is no Unload, a take-over no Secure.',
          '*{seize|Seize}*: you Control at the end what a rival Controlled at the start of the Play, however you got it.',
          '*{kill|Kill}*: a rival’s Mobster removed by your own roll. Arrests and Blowbacks are not.',
          '*Destroy a Safehouse*: raze it or put it to the torch.',
        ],
      },
      'All 32 are listed in §jobs.',
      { option: 'job_deck' },
    ],
  },
  {
    id: '13',
    title: 'Respect',
    blocks: [
      `Respect is what your Jobs have paid, less ${-T.RAT_RESPECT} while you hold the Rat Card, less ${-T.WELSHER_RESPECT} for each Welsher. It can fall below zero. Cash, Districts, Marks and the Nod give none.`,
      { figure: 'brands' },
    ],
  },
  {
    id: '14',
    title: 'Take the Crown',
    blocks: [
      'A Play of its own, for 2 Influence, on your turn. You may make it when all of this is true:',
      {
        list: [
          'you have {nod};',
          `your {respect} is ${T.CROWN_RESPECT} or more;`,
          'you hold none of Shylock’s Marks;',
          'your Boss stands in one of the four High Society Venues;',
          'there are 2 markers in your Ledger.',
        ],
      },
      { figure: 'crown' },
      'The game is over at once, and you have won. Nothing else is settled: no Raid, no Job, no promise. Because it is a Play, the one that brings you the last thing you lacked cannot also crown you: the others have a round to stop you.',
      { option: 'crown_away_from_home' },
      { option: 'nod_as_status' },
    ],
  },
  {
    id: '15',
    title: 'Deals',
    blocks: [
      '*Cash* may be given to anybody at any time, in notes of $100. Nothing else changes hands: barrels only by Moving them onto his ground, Influence, Jobs and Marks never.',
      'A *{handshake}* is two players’ promises, or one’s, shaken on in the open during the Hustle. It runs out at Sunset. An offer can be countered, refused or withdrawn until hands are shaken; you may have four offers on the table.',
      {
        list: [
          'A promise kept costs nothing.',
          'Broken by a deed: its maker takes a {welsher} at once.',
          'Not kept by Sunset: its maker takes one then, whatever the reason.',
        ],
      },
      'Promises to pay by Sunset and to stay out of a place today are watched by the house. For all others, the one it was made to says kept or broken; its maker admits it or disputes it; in a dispute those not party to it vote, and a tie favours the maker.',
      'A Welsher is 1 Respect less, for good. Promises not yet due when somebody is crowned cost nothing.',
    ],
  },
  {
    id: '16',
    title: 'What is open, what is hidden',
    blocks: [
      'Everything is open but the order of the Job deck: pieces, barrels, cash, markers, Jobs, Respect, the dice, tomorrow’s Mash. Only the Vipers see the deck’s top card.',
      'Chance comes in at the setup, in the morning’s dice, in the Mash when nobody is Harbormaster, in fights, and when the deck is shuffled anew.',
    ],
  },
  {
    id: '17',
    title: 'The Blood Oath',
    blocks: [
      'A way to play for four that ends in two pairs.',
      {
        steps: [
          `The {crackdown|Crackdown token} starts on space 1 and goes on one space with every Raid. The ninth puts it on ${T.CRACKDOWN_SPACES}.`,
          'Until then everybody is for himself, and the Crown is won as in §14.',
          `On space ${T.CRACKDOWN_SPACES}, before the Squads of that Raid move, the {truce} is sworn: by Respect, then cash, then lower token, the first is bound to the fourth and the second to the third, to the end of the game.`,
          `From then on you may take the Crown when you have the Nod, your own Boss is in a Venue, neither of the two of you has a Mark, and you have ${T.ALLIANCE_RESPECT} Respect together. Nothing less wins, and ten of your own are not asked for.`,
        ],
      },
      'Cash, Influence, Jobs and turns stay apart. Your partner’s ground is still a rival’s: it is not Safe, you can fight for it and burn it. But for Jobs only the other pair are rivals. Only the one who takes the Crown has won.',
      { option: 'blood_oath' },
      { option: 'truce_timing' },
    ],
  },
  {
    id: 'districts',
    title: 'All Districts',
    blocks: [{ figure: 'districts' }],
  },
  {
    id: 'jobs',
    title: 'All Jobs',
    blocks: [
      'As written on the cards. The diamonds are the Stake: the markers that are locked while you hold the Job.',
      { figure: 'jobs' },
    ],
  },
  {
    id: 'options',
    title: 'House rules',
    blocks: [
      'The book above is the 1929 edition as printed. A table may agree on any of these instead; the preset “Rules of 10 October 2026” takes on all of the designer’s later changes at once.',
      { figure: 'options' },
      { option: 'vocabulary' },
    ],
  },
];
