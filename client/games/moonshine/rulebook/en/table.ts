import * as T from '../../../../../src/games/moonshine/data/tables.ts';
import type { Section } from '../../../../learn/rulebook/book.ts';
import { dollars } from '../../../../messages/en/grammar.ts';

/** What lies on the table, the map, and Influence: sections 0 to 4. */
export const TABLE: readonly Section[] = [
  {
    id: '0',
    title: 'The game in a minute',
    blocks: [
      'New York, 1929. Three or four mobs brew, smuggle, shoot and bribe their way up. One boss will be crowned; the game ends at that moment.',
      'A *Day* has two halves. In the {shadows} everybody drafts a die and brews {moonshine}, takes on {job|Jobs} and fills his {ledger}. In the {hustle} you make one {play} each, round and round, until everybody has {layLow|Laid Low}. Then it is {sunset}.',
      'Every Play is paid in {influence}. Loud ones leave a marker on the {heat|Heat Track}; the fifth brings a {raid}, and the {squad|Squads} go where the freshest marker points.',
      'You win by *taking the Crown*: hold {nod}, have 10 {respect}, owe Shylock nothing, stand with your {boss} in a {venue} and pay 2 Influence (§14). Respect comes from Jobs, the Nod from {bribe|Bribes}, and money for Bribes from barrels.',
      { figure: 'wayToTheCrown' },
      'Nobody is ever out of the game, there are no draws, and there is no last round.',
    ],
  },
  {
    id: '1',
    title: 'What lies on the table',
    blocks: [
      'Each player runs a family with a trait and two tricks of its own (§8), and has:',
      { figure: 'perPlayer' },
      'All share:',
      { figure: 'shared' },
      'Boss and {runner|Runners} together are called {mobster|Mobsters}. A piece that leaves the board goes back to its owner’s own supply and can return: Runners are Recruited, a Boss Rises, a {safehouse} is Secured. What is in the shared {supply} is all there is: when the barrels are gone, they are gone.',
    ],
  },
  {
    id: '2',
    title: 'The city',
    blocks: [
      'Twenty-five {district|Districts} in five {borough|Boroughs}. Every District has one kind and one {still} with a number from 2 to 12. The nearer to 7, the likelier it brews, and the higher its {pressure}.',
      { figure: 'kinds' },
      { figure: 'pressure' },
      'The whole list stands in §districts.',
      { option: 'map' },
    ],
  },
  {
    id: '2.1',
    title: 'Control',
    blocks: [
      'You {control} a District while at least one of your Mobsters or your Safehouse stands in it. Barrels never give Control, and where a Squad stands nobody has it.',
      'Control is settled at the *end of each Play*. Walk into an empty District and it is yours when the Play ends; take your last piece away and it is nobody’s.',
      'In a fight the Occupier keeps Control, and all that comes with it, until his last Mobster there has fallen or fled.',
      'A Safehouse alone is enough wherever a rule asks for Control. But it brews nothing, has no dice, and loses nothing to a {blowback}.',
    ],
  },
  {
    id: '2.2',
    title: 'The Golden Rule',
    blocks: [
      'When a Play is over, no District holds pieces of two mobs. You may walk in on a rival, but by the end of the Play you have taken the place or left it. A rival’s Safehouse cannot stay either: §2.7.',
    ],
  },
  {
    id: '2.3',
    title: 'Whose barrels',
    blocks: [
      'At the end of a Play all barrels in a District belong to whoever Controls it. In a District that nobody Controls they lie {loose}: nobody may move, sell or trade them, and the next to take the District owns them.',
      'Barrels sent into a rival’s District without a crew are a present: they become his, and there is no fight. Leave a District with no piece behind and the barrels you left are loose.',
    ],
  },
  {
    id: '2.4',
    title: 'Safe, Defenseless, Hostile',
    blocks: [
      'What a District is to you depends on the pieces in it at this moment, even in the middle of a Play:',
      { figure: 'states' },
      'A District is {safe} for you when it holds no Squad and no Mobster or Safehouse of anybody else. Nobody enters a District with a Squad, by any way whatever.',
    ],
  },
  {
    id: '2.5',
    title: 'Connected',
    blocks: [
      {
        list: [
          '{land|Land Connected}: the two share a border, or a bridge joins them.',
          '{water|Water Connected}: both are {dock|Docks}. Every Dock is joined to every other, wherever they lie.',
          '{connected|Connected}, with nothing added: either of the two.',
        ],
      },
      { figure: 'connection' },
      'Moves, Folds, Advances and Squads use either; {split} and a crew that runs from a Raid go by land only; Secure, Rise, Tunnel and Skiff ask for no connection at all.',
      { option: 'squads_walk' },
      { option: 'raid_crew_may_sail' },
      'A District is {coastal} when it has a shore. All have, but Fordham, Corona, Flushing and Richmond Hill. Only the Skiff cares.',
    ],
  },
  {
    id: '2.6',
    title: 'Padlocks',
    blocks: [
      'Where a Squad stands the Still and the bar are {padlock|padlocked}: nothing is brewed, sold or burst there. The padlock goes when the Squad goes. The four Venues begin the game padlocked.',
    ],
  },
  {
    id: '2.7',
    title: 'Taking a rival’s Safehouse',
    blocks: [
      'Whenever you take a District with a rival’s Safehouse in it, you must say what becomes of it before the Play ends. Both ways are free and quiet:',
      {
        list: [
          '*{takeOver}*: his goes back to his supply and yours moves in, from wherever it stood or from your supply. What it leaves without a Mobster is no longer yours.',
          '*{raze}*: his goes back to his supply; yours stays where it is.',
        ],
      },
      'This is decided before a Raid that the same Play has brought on. Neither is a Secure.',
      { option: 'takeover_counts_as_secure' },
    ],
  },
  {
    id: '3',
    title: 'Influence',
    blocks: [
      `Influence is what Plays are paid with. Everybody starts with ${T.START_INFLUENCE} markers and may own up to ${T.INFLUENCE_CEILING}. It never changes hands and is never destroyed: it only moves between places.`,
      { figure: 'influence' },
    ],
  },
  {
    id: '3.1',
    title: 'Where your markers are',
    blocks: [
      {
        list: [
          '{reserves|*Reserves*}: yours, and at rest. They pay for {stake|Stakes} and fill the Ledger each morning.',
          `{ledger|*Ledger*}: at most ${T.LEDGER_SLOTS}. The only markers you can spend today.`,
          '*On a Job*: locked until the Job is done or given up.',
          '*On the {heat|Heat Track}*: locked until a Raid, or a {consigliere}, sends them home to Reserves.',
          '*Not bought yet*: a {bribe} brings one into Reserves.',
        ],
      },
      'All of this is open to everybody.',
    ],
  },
  {
    id: '3.2',
    title: 'Paying',
    blocks: [
      'A Play’s whole price is paid from your Ledger when you announce it. The spent markers go to your Reserves, where they are of no use for the rest of the Day (unless a {kickback} lifts them back).',
      'A *noisy* Play sends exactly one of its markers to the right-hand end of the Heat Track instead. Heat is never an extra price: of a loud Unload’s two markers one goes to Heat, one to Reserves.',
    ],
  },
  {
    id: '3.3',
    title: 'The morning, the ceiling, the Nod',
    blocks: [
      `Every morning as many markers as fit, ${T.LEDGER_SLOTS} at most, go from Reserves to the Ledger. You cannot hold any back. A marker locked on a Job or in Heat is therefore a Play you do not make.`,
      `Only a Bribe raises what you own. With the ${T.INFLUENCE_CEILING}th marker you take {nod}, which opens the way to the Crown. It is worth no Respect and is never lost.`,
      { option: 'nod_as_status' },
    ],
  },
  {
    id: '4',
    title: 'Setting up',
    blocks: [
      'The house does all of this for you:',
      {
        steps: [
          'Families are dealt at random, one each.',
          'Today’s {token|turn tokens} are dealt at random; number 1 acts first.',
          'Everybody gets a home Borough on the mainland. There he puts Safehouse, Boss and 2 Runners in the {ward}, 3 Runners in a {speakeasy} and 3 at a Dock.',
          'One Squad goes to each of the four Venues, whatever the number of players.',
          'The Market opens with one Job more than there are players, none of them worth 5. The eight fives are then shuffled into the rest: that is the deck.',
          `Everybody starts with ${dollars(T.START_CASH)} and ${T.START_INFLUENCE} Influence in Reserves.`,
          'The {mash|Mash die} is rolled, and Day 1 begins like any other.',
        ],
      },
      { figure: 'starts' },
      'With three players one family, one Borough and the fourth tokens stay out; four dice are rolled in the morning, not five; the Market has four Jobs.',
      { option: 'home_borough_pick' },
      { option: 'starting_turf' },
      { option: 'day1_dark_market' },
      { option: 'borough_cards' },
    ],
  },
];
