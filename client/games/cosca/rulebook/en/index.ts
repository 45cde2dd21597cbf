import { DAYS } from '../../../../../src/games/cosca/data/tables.ts';
import type { Book } from '../../../../learn/rulebook/book.ts';
import { OPTIONS_EXPLAINED, TERMS } from './terms.ts';

/** COSCA's rulebook in our own words. Sections bear the numbers that refusals name. */
export const BOOK: Book = {
  title: 'COSCA: Take Over the Mafia',
  terms: TERMS,
  options: OPTIONS_EXPLAINED,
  sections: [
    {
      id: '1',
      title: 'The game in a minute',
      blocks: [
        `Three to five families fight over a row of {mobster|mobsters} for ${DAYS} days. Each evening everybody turns his {die|dice} in secret, each to one of six places of the city; nothing is rolled. All screens are lifted together, the places are worked through in order, and then each mobster in the row, left to right, goes to the one family that meets what he asks for, or to the highest {bid}.`,
        'Who has the most {loyal|loyal mobsters} after the last fight of the seventh day has won.',
      ],
    },
    {
      id: '2',
      title: 'Places, mobsters and tokens',
      blocks: [
        'Every die has the same six faces, one for each place:',
        { figure: 'places' },
        'There are twenty mobsters. Most ask for two or three symbols, six for something special (§6). A mobster has *working days*: while he is loyal to you, he brings you a die on each of them.',
        { figure: 'mobsters' },
        'Money counts 1 and weapons count 3 wherever they are compared. Both are open to all.',
      ],
    },
    {
      id: '3',
      title: 'Setting up',
      blocks: [
        {
          list: [
            'As many mobsters as there are players lie open in the row; one more comes each morning.',
            'Each family has 3 dice, 1 money, 1 weapon, and a black {villaToken|villa token}.',
            'The week begins on the day agreed on, and ends the day before it comes round again.',
          ],
        },
        'Where you sit makes no difference to anything.',
        { option: 'start_day' },
      ],
    },
    {
      id: '4',
      title: 'The order of a day',
      blocks: [
        {
          steps: [
            'A new day (not on the first): dice are counted, a mobster joins the row.',
            'All set their dice behind their screens.',
            'The screens are lifted; hats are put under the mobsters whose conditions are met.',
            'Bank, Gun Shop, Racetrack, Club, Villa, Street.',
            'The mobsters, from left to right.',
          ],
        },
      ],
    },
    {
      id: '5',
      title: 'What is asked of you',
      blocks: [
        'Whatever you decide goes behind your screen, and all screens of those who are asked are lifted together. Until then you may take it back. You are asked only where you can do something: a place for which you have a die and, where it costs money, money.',
        { option: 'sealed_timing' },
      ],
    },
    {
      id: '5.1',
      title: 'A new day',
      blocks: [
        {
          steps: [
            'You get 3 dice, and one for each mobster loyal to you who works today.',
            'A die lent by the {villaToken|Don} yesterday comes on top.',
            'A new mobster is put at the right end of the row.',
            'Who has more than 10 money or more than 10 weapons gives back what is over. The limit holds at this moment only.',
          ],
        },
      ],
    },
    {
      id: '5.2',
      title: 'Setting the dice',
      blocks: [
        'Turn each of your dice to any face you like; all of them, no more and no fewer. A die does two things at once: it works at its place, and it is a symbol for every mobster who asks for one.',
        'When the screens are up, what the dice show stands for the whole day.',
      ],
    },
    {
      id: '5.4',
      title: 'The six places',
      blocks: [
        {
          list: [
            '*Bank*: 1 money for each of your dice there.',
            '*Gun Shop*: for each die there you may buy 1 weapon for 1 money.',
            '*Racetrack*: 2 money for each die there, on race days only: Tuesday, Thursday, Saturday and Sunday.',
            '*Club*: for each die there you may buy a {drink}, 1 money each, for a mobster who is loyal to you and has none.',
            '*Villa*: you may ask the Don for one die more tomorrow. Once a day however many dice are there, twice in the game, and not on the last day.',
            '*Street*: whoever has the most dice there gets 1 money and 1 weapon; if several have, each of them does. Without a die there is nothing.',
          ],
        },
      ],
    },
    {
      id: '5.5',
      title: 'Who is in on which mobster',
      blocks: [
        'After the Street those mobsters are looked at who ask for money or weapons. Then it is settled for every mobster who is {eligible} for him: those who meet his condition, those whose hats lie under him from yesterday’s tie, and the one he is loyal to, if he has a {drink}. What is spent later in the evening changes none of that.',
      ],
    },
    {
      id: '5.6',
      title: 'The mobsters, and fights',
      blocks: [
        {
          list: [
            '*Nobody* is eligible: he stays as he is.',
            '*One*: he is that family’s now, without a fight.',
            '*Several*: they {bid|fight}. Each puts any part of his money and weapons into his fist, nothing included. *All bids are paid*, also those that lose. The highest value, money 1 and weapons 3, has him.',
          ],
        },
        'On a tie for the highest he stays as he was, and those tied leave a {hat} under him: tomorrow they fight for him again, whatever their dice show. Hats under a card do not last beyond that day, unless there is another tie.',
        'A drink is given back when its mobster is fought over and his family does not meet his condition, whoever wins; and whenever he changes sides.',
        {
          example:
            'Green bids 3 money, Red 1 money and 1 weapon. That is 3 against 4: he is Red’s, and Green’s money is gone too.',
        },
      ],
    },
    {
      id: '6',
      title: 'What mobsters ask for',
      blocks: [
        'Symbols: your dice must contain all of them, each by a die of its own. More dice do no harm, and one die may count for any number of mobsters.',
        {
          list: [
            '*All alike*: all your dice show the same place.',
            '*All different*: no two of your dice show the same.',
            '*Three like another’s*: at least three of your dice are the same as three of one other player’s. It is never true of one family alone.',
            '*Least money*: nobody has less than you after the Street.',
            '*Most weapons*: nobody has more than you, and you have one at least.',
            '*As much as*: you have as many weapons as money; none and none will do.',
          ],
        },
        'Who ties for least or most meets the condition.',
      ],
    },
    {
      id: '7',
      title: 'The end',
      blocks: [
        `After the ${DAYS}th day the family with the most loyal mobsters has won. On a tie, what money and weapons are left is worth (1 and 3); then whose mobster stands furthest to the left.`,
      ],
    },
    {
      id: '8',
      title: 'What is open, what is hidden',
      blocks: [
        'Open: the row, all hats and drinks, money and weapons, how many dice everybody has. Hidden: what lies behind a screen until all are lifted, and the mobsters still to come.',
      ],
    },
    {
      id: '9',
      title: 'All your decisions',
      blocks: [
        'Five kinds, and nothing else can be done: set your dice (§5.2); buy weapons, buy drinks, ask the Don (§5.4); bid (§5.6). Nothing is traded between players.',
      ],
    },
    {
      id: 'options',
      title: 'House rules',
      blocks: [
        'The rulebook has none. A table agrees on two things:',
        { option: 'start_day' },
        { option: 'sealed_timing' },
      ],
    },
  ],
};

/** Headings of the book's tables. */
export const LABELS = {
  place: 'Place',
  does: 'What a die there does',
  mobster: 'Mobster',
  asks: 'Asks for',
  works: 'Works on',
};
