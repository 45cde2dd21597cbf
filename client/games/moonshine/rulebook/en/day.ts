import * as T from '../../../../../src/games/moonshine/data/tables.ts';
import type { Section } from '../../../../learn/rulebook/book.ts';
import { dollars } from '../../../../messages/en/grammar.ts';

/** A Day from its morning to Sunset: sections 5 to 7. */
export const DAY: readonly Section[] = [
  {
    id: '5',
    title: 'The Day at a glance',
    blocks: [
      { figure: 'day' },
      'At dawn yesterday’s choice of Mash becomes today’s, and everybody may Extort, take an Offer and make Plays again.',
      'You are asked whenever something is yours to decide: a die, a Play, an answer in a fight, where a raided crew runs. Whatever has only one outcome happens by itself. Nothing is decided in secret, and nobody decides at the same time as you. What is not your decision, you cannot make.',
    ],
  },
  {
    id: '6',
    title: 'Shadows',
    blocks: [
      'The first half of the Day. Four steps: {brew|the Brew}, {blowback|the Blowback}, {offer|the Offers} with the funding of the Ledgers, {harbormaster|the Harbormaster}.',
    ],
  },
  {
    id: '6.1',
    title: 'The Brew',
    blocks: [
      'One red die more than there are players is rolled into a common pool. In turn order everybody takes one, which he must, and brews at once:',
      {
        steps: [
          'Add the die to the Mash. That is your number.',
          'Every Still of that number fires, if you Control its District with at least one Mobster and no Squad stands there. Rivals’ Stills do nothing.',
          'If your Boss stands at a Still that fires, you may {split|split the batch}: one more Still of yours, Land Connected to him, fires too, whatever its number. It needs a Mobster and no Squad.',
          'Each fired Still makes barrels by the size of the crew there, the Boss counting as one:',
        ],
      },
      { figure: 'muscle' },
      'The barrels come from the Supply and lie where they were brewed. If the Supply cannot serve all your fired Stills, you say which is filled first; what it lacks is lost. A Still fires once a Day at most.',
      {
        example:
          'Mash 3, you take a 4: your number is 7. Your Boss and 3 Runners at a Still 7 make 2 barrels, and a neighbouring Still with 3 Runners, lit by the split, makes 2 more.',
      },
      { option: 'split_must_fire' },
    ],
  },
  {
    id: '6.2',
    title: 'The Blowback',
    blocks: [
      'One die is left in the pool. Add the Mash: every Still with that number, anybody’s, bursts. A crew of that size loses as many Mobsters as it would have brewed barrels, Runners first and the Boss last. A Boss dies only if he stands alone.',
      'Barrels and Safehouse are unharmed, and a Squad’s District is left out. An empty District is lost at once. Nobody gets credit for the dead.',
      'So your die does three things: it brews, it denies, and it decides what is left over.',
    ],
  },
  {
    id: '6.3',
    title: 'The Offers',
    blocks: [
      'In *reverse* turn order everybody does one of three things:',
      {
        list: [
          '*Take a Job* from the {market}: lock its {stake} from your Reserves on the card. It is yours, face up, with no deadline. The gap is filled from the deck.',
          '*Walk away* from a Job you hold: its Stake comes home to Reserves, the card is discarded.',
          '*Stand pat*: neither.',
        ],
      },
      'You need no Boss for it, and you may hold as many Jobs as your Reserves can stake. When the deck is empty the discarded Jobs are shuffled into a new one; Jobs that were done never come back.',
      { option: 'market_restock' },
    ],
  },
  {
    id: '6.4',
    title: 'Filling the Ledgers',
    blocks: [
      `When the last Offer has been made, up to ${T.LEDGER_SLOTS} markers go from your Reserves to your Ledger, by themselves. A Job’s Stake is therefore a rent: with ${T.START_INFLUENCE} markers and 3 of them on a card you have 3 a day to spend, not ${T.LEDGER_SLOTS}.`,
    ],
  },
  {
    id: '6.5',
    title: 'The Harbormaster',
    blocks: [
      'Who alone Controls the most Docks, at least one, is Harbormaster and names tomorrow’s Mash, 1 to 6. On a tie, or when nobody has a Dock, it is rolled. All Day everybody can see what it will be, and move his crews to the Stills that will be worth it.',
    ],
  },
  {
    id: '7',
    title: 'The Hustle',
    blocks: ['The second half of the Day: Plays in turn order, round and round.', { figure: 'plays' }],
  },
  {
    id: '7.1',
    title: 'Taking turns',
    blocks: [
      'On your turn you make exactly one Play, of at least one piece or barrel where it moves any. You cannot pass. When your Ledger is empty only {layLow} is left, and it is never made for you.',
      'A Play that costs 2 is still one Play. You may make it only if you can pay all of it and every condition is met; what is not allowed cannot be tried, and costs nothing. Who has Laid Low is skipped. If you are the last one left, you go on alone.',
    ],
  },
  {
    id: '7.2',
    title: 'How a Play ends',
    blocks: [
      'After every Play, in this order:',
      {
        steps: [
          'A fight is fought to its end, and a fallen Safehouse is taken over or razed.',
          'Control and barrels are settled.',
          'Jobs you have done are paid.',
          'With five or more markers on the Heat Track, or after a {rat}, there is a Raid.',
          'Jobs that the Raid has done for you are paid.',
          'The next player has his turn; if all have Laid Low, it is Sunset.',
        ],
      },
      { option: 'job_check' },
    ],
  },
  {
    id: '7.3',
    title: 'Standard Plays',
    blocks: [
      'Each costs 1.',
      {
        list: [
          '*Move*: from one District you Control to one Connected District without a Squad, any number of your Mobsters there and any of your barrels there, at least one thing. An empty District becomes yours; an unguarded rival Safehouse falls to you (§2.7); rival Mobsters mean a fight (§9). Barrels alone start nothing.',
          `*Recruit*: at least one Runner from your supply to your Safehouse, ${dollars(T.RECRUIT_PRICE)} each.`,
          `*Secure*: for ${dollars(T.SECURE_PRICE)} your Safehouse goes to any {safe} District of the map where it does not stand already.`,
          '*Trade*: at a Dock you Control, swap Moonshine for {rum}, barrel for barrel, as long as the Supply has Rum. There is no other way to get Rum.',
          `*Loan* and *Square up* (together called Beg): take ${dollars(T.LOAN)} and one of Shylock’s {mark|Marks}, while he has any; or pay ${dollars(T.SQUARE_UP_PRICE)} and give one back.`,
          `*Collect*: ${dollars(T.COLLECT_PAY)}. Nothing else.`,
        ],
      },
      'A Move is from one place to one place, however many go. What you leave behind without a piece is no longer yours.',
    ],
  },
  {
    id: '7.4',
    title: 'Lay Low',
    blocks: [
      `Free, and always allowed on your turn. Each marker left in your Ledger pays you ${dollars(T.LAY_LOW_PAY)} and goes to Reserves; you take the lowest turn token left for tomorrow; you make no more Plays today.`,
      'You still Hold Fire or Fold when somebody comes, return fire for nothing, choose where raided crews run, make deals and pay cash. You do not Ambush any more.',
      'Who goes to bed first goes first tomorrow, and drafts first.',
    ],
  },
  {
    id: '7.5',
    title: 'Power Plays',
    blocks: [
      'Each costs 2.',
      {
        list: [
          `*{unload}*: sell barrels that lie in one Speakeasy you Control. Moonshine ${dollars(T.MOONSHINE_PRICE)}, Rum ${dollars(T.RUM_PRICE)}. A {venue} buys Rum only, and each barrel sold there brings a {kickback}: one marker from Reserves to a free slot of your Ledger. ${T.GREED_TAX_FROM} or more barrels in one Play draw Heat: the {greedTax}.`,
          '*{bribe}*: buy one more Influence, into Reserves. Your Boss must be on the board.',
          `*{extort}*: ${dollars(T.EXTORT_PAY)} for each District you Control. Always draws Heat. Once a Day.`,
          '*{rat}*: take the Rat Card, from whoever has it, and bring on a Raid at once, whatever the Heat. While you have the card you are worth 2 Respect less and cannot Rat again.',
          '*Rise*: if your Boss is off the board, put him into any Safe Ward.',
          '*{crown|Take the Crown}*: §14.',
        ],
      },
      { figure: 'bribes' },
      { figure: 'heat' },
      {
        example:
          'Six markers, two in the Ledger, four in Reserves. You Unload 5 Rum in a Venue: one marker goes to Heat, one to Reserves, $2,500 to you, and five Kickbacks fill your Ledger again.',
      },
    ],
  },
  {
    id: '7.6',
    title: 'Sunset',
    blocks: [
      'The moment the last player Lays Low, promises that were not kept cost a {welsher} each (§15). The tokens taken today are tomorrow’s turn order, and a new Day begins. Nobody is crowned at Sunset.',
    ],
  },
];
