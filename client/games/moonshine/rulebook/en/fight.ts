import * as T from '../../../../../src/games/moonshine/data/tables.ts';
import type { Section } from '../../../../learn/rulebook/book.ts';
import { dollars } from '../../../../messages/en/grammar.ts';

/** Families, fights, Heat and Raids: sections 8 to 11. */
export const FIGHT: readonly Section[] = [
  {
    id: '8',
    title: 'The families',
    blocks: [
      'Each family has a trait that always works and two tricks that only it can make. Tricks marked *in a fight* are choices while you are {pinned}; they cost Influence, not a turn. The others are Plays.',
      { figure: 'families' },
    ],
  },
  {
    id: '8.1',
    title: 'Sicilian Syndicate',
    blocks: [
      {
        list: [
          '*Untouchable* (trait): no Squad ever goes into the District of their Safehouse. If they hold another one in its reach, it may go there instead.',
          '*{hit}* (in a fight, 2): a volley like any other, but if you score and the rival Boss is there, he takes your first hit. Without a Boss there it is an ordinary volley. It draws Heat only as the first shot of the fight.',
          '*{consigliere}* (Play, 1): take any one marker, yours or another’s, off the Heat Track; it goes home to its owner’s Reserves.',
        ],
      },
    ],
  },
  {
    id: '8.2',
    title: 'Hell’s Kitchen Irish',
    blocks: [
      {
        list: [
          '*Firepower* (trait): as Invaders who Open Fire they roll one die more, five at most. Not in a Plunder, an Ambush or return fire.',
          '*{plunder}* (in a fight, 1): a volley in which your hits take barrels instead of lives, one each, of whichever kind you like. His return fire kills all the same; if your whole crew falls, nothing is taken. No Heat, and the first shot is still open.',
          `*Peddle* (Play, 1): sell Moonshine in a Ward you Control, ${dollars(T.MOONSHINE_PRICE)} a barrel. ${T.GREED_TAX_FROM} or more draw Heat.`,
        ],
      },
      { option: 'peddle_street_rate' },
    ],
  },
  {
    id: '8.3',
    title: 'East Side Vipers',
    blocks: [
      {
        list: [
          '*Whispers* (trait): they may look at the top card of the Job deck at any time.',
          `*{stealth}* (Play, 1): up to ${T.TRICK_LIMIT} Mobsters, no barrels, slip into a Connected {hostile} District. They are Pinned at once; the only answer is to Hold Fire.`,
          `*{tunnel}* (Play, 1): up to ${T.TRICK_LIMIT} barrels between your Safehouse and any other District you Control, either way, any distance.`,
        ],
      },
      { option: 'whispers_claim' },
      { option: 'stealth_allows_fold' },
    ],
  },
  {
    id: '8.4',
    title: 'Harlem Knights',
    blocks: [
      {
        list: [
          '*Network* (trait): after a Trade they get one more barrel of Rum, if the Supply has one left.',
          `*{skiff}* (Play, 1): up to ${T.TRICK_LIMIT} Mobsters, no barrels, from one {coastal} District you Control to any other without a Squad. Otherwise a Move like any other. Not a way out of a Fold, an Advance or a Raid.`,
          '*{torch}* (in a fight, 1): one of your pinned Runners goes back to your supply and burns the Occupier’s Safehouse here. It always draws Heat and is not a shot.',
        ],
      },
      { option: 'skiff_escape' },
      { option: 'torch_first_shot' },
    ],
  },
  {
    id: '9',
    title: 'Fights',
    blocks: [
      'Move at least one Mobster into a District with rival Mobsters and there is a fight. You are the *Invader*, he is the *Occupier*. It belongs to your one Play, however long it lasts, and nothing else happens until it is over (money and handshakes excepted).',
      { figure: 'fight' },
    ],
  },
  {
    id: '9.1',
    title: 'Who is in it',
    blocks: [
      'Your crew and the barrels it carried in stand apart from what lies in the District. Mobsters who stayed where you came from take no part.',
    ],
  },
  {
    id: '9.2',
    title: 'Dice and Threat',
    blocks: [
      '*How many dice*: half the crew, rounded up, five at most.',
      { figure: 'muscle' },
      `*What kills*: your {threat} starts at 1 and rises by one for each of these, to ${T.THREAT_CAP} at most:`,
      {
        list: [
          'your Boss is alive in this fight (either side);',
          'your own Safehouse stands here (Occupier only);',
          'it is the Ambush (Occupier only).',
        ],
      },
      { figure: 'threat' },
      'Both are counted from the crews as they stand before the roll. Hits remove Runners first and the Boss last; hits too many are lost.',
      { option: 'dice_colours' },
    ],
  },
  {
    id: '9.3',
    title: 'The Standoff, and being Pinned',
    blocks: [
      'First the Occupier answers, once:',
      {
        list: [
          '*{ambush}* (1 from his Ledger, and it goes to Heat; not if he has Laid Low): he alone rolls, with one Threat more.',
          '*{holdFire}* (free): nobody rolls.',
          '*{fold}* (free): all his Mobsters leave for one Connected District that is Safe for him. The District, its barrels and what you carried are yours, his Safehouse is taken over or razed, and the Play is over. Without such a District he cannot Fold.',
        ],
      },
      { option: 'scram_bars_origin' },
      'If you still stand, you are {pinned} and choose, as often as you can pay:',
      {
        list: [
          '*{openFire}* (1): both sides roll at once. His return fire is free, always.',
          'your family’s *trick*, if it has one for fights;',
          '*{advance}* (1): on to a Connected District that is Safe for you, with all you carry. It may be the one you came from.',
          '*{fallBack}* (free): back where you came from. What you carried stays with him.',
        ],
      },
      { option: 'advance_leave_barrels' },
      'With an empty Ledger you must Fall Back.',
    ],
  },
  {
    id: '9.4',
    title: 'After a volley',
    blocks: ['Both sides’ hits count, also those of a crew that has just been wiped out.', { figure: 'afterVolley' }],
  },
  {
    id: '9.5',
    title: 'How it ends',
    blocks: [{ figure: 'ends' }],
  },
  {
    id: '9.6',
    title: 'The noise of a fight',
    blocks: [
      'The *first shot* of a fight sends its marker to Heat: the Occupier’s if he Ambushes, else the Invader’s first volley or Hit, whether anybody dies or not. All later shots are quiet. A Torch adds a marker of its own. A fight without a shot makes no noise at all.',
    ],
  },
  {
    id: '10',
    title: 'Heat',
    blocks: [
      'Only these put a marker on the Heat Track, and it is the marker of whoever did it:',
      { figure: 'heat' },
      'New markers go to the right. Heat is counted when the Play ends, so a fight is always over before the sirens come. Markers leave the Track by a Raid, all of them, or one at a time by a Consigliere.',
    ],
  },
  {
    id: '11',
    title: 'The Raid',
    blocks: [
      'It comes at the end of a Play when five or more markers lie on the Track, or the Play was Rat. One Squad after the other acts: Manhattan, the Bronx, Queens, Brooklyn.',
      {
        steps: [
          '*Reach*: Districts of its own Borough that are Connected to it and held by somebody (never the Sicilian Safehouse).',
          '*Whom*: among the mobs in reach, the one whose marker lies furthest to the right. If none of them has a marker on the Track, the Squad stays.',
          '*Where*: that mob’s District in reach with the most barrels; if equal, the one of higher {pressure}.',
          '*The door*: Safehouse there to its owner’s supply, all barrels to the Supply.',
          '*The crew* runs, all together and without barrels, to one District that is {land|Land Connected}, Safe for it, and not where the Squad came from; its owner chooses. If there is none, all are arrested and go to his supply.',
          'The Squad moves in. Where it stood is open again, and nobody’s.',
        ],
      },
      { figure: 'raid' },
      'After the last Squad all markers on the Track go home to Reserves.',
      'So: who has no marker on the Track is never raided, the freshest marker is the most dangerous, and barrels draw the Squad.',
      { option: 'raid_crew_may_sail' },
      { option: 'squads_walk' },
    ],
  },
];
