import type { Action } from '../../../../../src/engine/rules.ts';
import { like, type Puzzle, right, wrong } from '../../../../learn/puzzles/puzzle.ts';
import { ASLEEP, city, fighting } from './city.ts';

const barrels = (action: Action) => Number(action.moonshine ?? 0) + Number(action.rum ?? 0);
const unloads = (at: string, fits: (action: Action) => boolean) => (action: Action) =>
  action.do === 'unload' && action.at === at && fits(action);

/** All that is wanting is the Play itself, and there is a full Still to sell besides. */
const crown: Puzzle = {
  id: 'crown',
  seat: 'vipers',
  position: city({
    day: 24,
    turn: 'vipers',
    districts: {
      richmondHill: { mob: 'vipers', boss: 1, runners: 2, rum: 6 },
      corona: { mob: 'vipers', safehouse: true, runners: 3 },
      jamaica: { squad: true },
    },
    players: { vipers: { owned: 10, ledger: 2, cash: 6000, jobs: { done: ['fiveFamilies', 'openingNight'] } } },
  }),
  best: { do: 'takeTheCrown' },
  answers: [
    right('crown', like({ do: 'takeTheCrown' })),
    wrong('unload', like({ do: 'unload' })),
    wrong('layLow', like({ do: 'layLow' })),
    wrong('move', like({ do: 'move' })),
  ],
};

/** One die fires the Boss’s Still and with it a neighbour; another the largest crew alone. */
const draft: Puzzle = {
  id: 'draft',
  seat: 'sicilians',
  position: city({
    phase: 'shadows',
    turn: 'sicilians',
    mash: 5,
    mashTomorrow: null,
    pool: [1, 3, 4, 5, 6],
    players: ASLEEP,
    districts: {
      fivePoints: { mob: 'sicilians', safehouse: true, boss: 1, runners: 3 },
      tenderloin: { mob: 'sicilians', runners: 5 },
      eastHarlem: { mob: 'sicilians', runners: 3 },
    },
  }),
  best: { do: 'draft', die: 5 },
  answers: [
    right('boss', like({ do: 'draft', die: 5 })),
    wrong('crew', like({ do: 'draft', die: 3 })),
    wrong('dock', like({ do: 'draft', die: 6 })),
    wrong('nothing', like({ do: 'draft' })),
  ],
};

/** The fifth marker is one barrel away, and it would be the pupil’s own door that is kicked in. */
const greed: Puzzle = {
  id: 'greed',
  seat: 'irish',
  position: city({
    turn: 'irish',
    heat: ['vipers', 'sicilians', 'vipers', 'knights'],
    districts: {
      belmont: { mob: 'irish', runners: 3, moonshine: 5 },
      throggsNeck: { mob: 'irish', runners: 4, rum: 6 },
    },
    players: { irish: { ledger: 2 } },
  }),
  best: { do: 'unload', at: 'belmont', moonshine: 3, rum: 0 },
  answers: [
    right(
      'three',
      unloads('belmont', (a) => barrels(a) === 3),
    ),
    wrong(
      'many',
      unloads('belmont', (a) => barrels(a) > 3),
    ),
    wrong(
      'few',
      unloads('belmont', (a) => barrels(a) < 3),
    ),
    wrong('extort', like({ do: 'extort' })),
    wrong('layLow', like({ do: 'layLow' })),
  ],
};

/** The same Rum could be sold in an ordinary bar; the Venue gives the Influence back. */
const kickback: Puzzle = {
  id: 'kickback',
  corner: 'top',
  seat: 'knights',
  position: city({
    turn: 'knights',
    heat: ['knights', 'irish', 'vipers', 'irish'],
    districts: {
      williamsburg: { mob: 'knights', runners: 4, rum: 4 },
      redHook: { mob: 'knights', runners: 2, rum: 3 },
      brownsville: { mob: 'knights', safehouse: true, boss: 1, runners: 3, moonshine: 4 },
      canarsie: { squad: true },
    },
    players: { knights: { owned: 8, ledger: 2 } },
  }),
  best: { do: 'unload', at: 'williamsburg', moonshine: 0, rum: 3 },
  answers: [
    right(
      'venue',
      unloads('williamsburg', (a) => a.rum === 3),
    ),
    wrong(
      'four',
      unloads('williamsburg', (a) => Number(a.rum) > 3),
    ),
    wrong(
      'few',
      unloads('williamsburg', () => true),
    ),
    wrong('bar', like({ do: 'unload', at: 'redHook' })),
    wrong('extort', like({ do: 'extort' })),
  ],
};

/** One Runner against a Boss and six. */
const fold: Puzzle = {
  id: 'fold',
  seat: 'sicilians',
  position: city({
    districts: {
      tenderloin: { mob: 'sicilians', runners: 2 },
      huntsPoint: { mob: 'irish', safehouse: true, runners: 1 },
    },
    ...fighting('standoff', {
      attacker: 'irish',
      defender: 'sicilians',
      at: 'tenderloin',
      origin: 'eastHarlem',
      boss: 1,
      runners: 6,
      defendersAtStart: 2,
    }),
  }),
  best: { do: 'fold', to: 'westSide' },
  answers: [
    right('fold', like({ do: 'fold', to: 'westSide' })),
    right('home', like({ do: 'fold' })),
    wrong('ambush', like({ do: 'ambush' })),
    wrong('holdFire', like({ do: 'holdFire' })),
  ],
};

/** At home, with Boss and Safehouse, against three Runners. */
const ambush: Puzzle = {
  id: 'ambush',
  corner: 'top',
  seat: 'vipers',
  position: city({
    districts: { corona: { mob: 'vipers', safehouse: true, boss: 1, runners: 3, moonshine: 5 } },
    heat: ['irish'],
    ...fighting(
      'standoff',
      { attacker: 'knights', defender: 'vipers', at: 'corona', origin: 'brownsville', runners: 3, defendersAtStart: 4 },
      true,
    ),
  }),
  best: { do: 'ambush' },
  answers: [
    right('ambush', like({ do: 'ambush' })),
    wrong('holdFire', like({ do: 'holdFire' })),
    wrong('fold', like({ do: 'fold' })),
  ],
};

/** One marker left, four Rum in hand, and a Boss with one Runner among five. */
const advance: Puzzle = {
  id: 'advance',
  seat: 'sicilians',
  position: city({
    districts: {
      fivePoints: { mob: 'sicilians', safehouse: true, runners: 3 },
      eastHarlem: { mob: 'irish', runners: 5 },
    },
    players: { sicilians: { ledger: 1 } },
    ...fighting('pinned', {
      attacker: 'sicilians',
      defender: 'irish',
      at: 'eastHarlem',
      origin: 'westSide',
      boss: 1,
      runners: 1,
      rum: 4,
      defendersAtStart: 6,
      firstShot: true,
    }),
  }),
  best: { do: 'advance', to: 'fivePoints' },
  answers: [
    right('home', like({ do: 'advance', to: 'fivePoints' })),
    right('away', like({ do: 'advance' })),
    wrong('openFire', like({ do: 'openFire' })),
    wrong('fallBack', like({ do: 'fallBack' })),
  ],
};

/** The Squad of Queens is in; Brooklyn’s comes next. */
const run: Puzzle = {
  id: 'run',
  corner: 'top',
  seat: 'vipers',
  position: {
    ...city({
      turn: 'irish',
      rat: 'irish',
      heat: ['knights', 'vipers'],
      districts: {
        corona: { mob: 'vipers', boss: 1, runners: 3 },
        brownsville: null,
        redHook: { mob: 'knights', safehouse: true, boss: 1, runners: 3 },
        canarsie: { mob: 'knights', runners: 3 },
        flushing: { moonshine: 2 },
      },
      phase: 'raid',
    }),
    pending: {
      stack: [
        { stage: 'play', seat: 'irish' },
        { stage: 'run', seat: 'vipers', at: 'corona', exits: ['flushing', 'astoria', 'brownsville'] },
      ],
      play: { seat: 'irish', name: 'rat', deeds: [] },
      fight: null,
      raid: { squad: 2 },
    },
  },
  best: { do: 'run', to: 'flushing' },
  answers: [
    right('flushing', like({ do: 'run', to: 'flushing' })),
    wrong('astoria', like({ do: 'run', to: 'astoria' })),
    wrong('brownsville', like({ do: 'run', to: 'brownsville' })),
  ],
};

/** One marker, nothing to sell, nobody to fight. */
const layLow: Puzzle = {
  id: 'layLow',
  seat: 'irish',
  position: city({
    turn: 'irish',
    players: { irish: { ledger: 1, cash: 200 } },
  }),
  best: { do: 'layLow' },
  answers: [
    right('layLow', like({ do: 'layLow' })),
    wrong('collect', like({ do: 'collect' })),
    wrong('move', like({ do: 'move' })),
    wrong('borrow', like({ do: 'borrow' })),
  ],
};

/** Six Moonshine lie in Flushing; the Market has a Job for them, and two that look better. */
const offer: Puzzle = {
  id: 'offer',
  seat: 'vipers',
  position: city({
    phase: 'offers',
    mashTomorrow: null,
    turn: 'vipers',
    order: ['vipers', 'irish', 'sicilians', 'knights'],
    market: ['poisonPanic', 'openingNight', 'tollBoothTrap', 'milkRun', 'unionDues'],
    districts: { flushing: { mob: 'vipers', runners: 4, moonshine: 7 } },
    players: { ...ASLEEP, vipers: { ledger: 0, owned: 6 } },
  }),
  best: { do: 'takeJob', job: 'poisonPanic' },
  answers: [
    right('poisonPanic', like({ do: 'takeJob', job: 'poisonPanic' })),
    wrong('five', (a) => a.do === 'takeJob' && (a.job === 'openingNight' || a.job === 'tollBoothTrap')),
    wrong('other', like({ do: 'takeJob' })),
    wrong('standPat', like({ do: 'standPat' })),
  ],
};

/** Ten decisions, from plain to subtle. */
export const PUZZLES: readonly Puzzle[] = [crown, draft, offer, layLow, fold, ambush, advance, greed, kickback, run];
