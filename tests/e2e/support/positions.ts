/**
 * Positions of the notation in which one thing is about to happen. The person plays the Sicilians, seat 0, and is the one who is
 * asked; the others are seats 1 to 3.
 */

type Districts = Record<string, Record<string, unknown>>;

const BOARD: Districts = {
  fivePoints: { mob: 'sicilians', safehouse: true, boss: 1, runners: 3, moonshine: 4 },
  tenderloin: { mob: 'sicilians', runners: 3, moonshine: 3, rum: 1 },
  westSide: { mob: 'sicilians', runners: 4, moonshine: 2, rum: 2 },
  huntsPoint: { mob: 'irish', safehouse: true, boss: 1, runners: 4, moonshine: 2 },
  belmont: { mob: 'irish', runners: 3, moonshine: 3 },
  throggsNeck: { mob: 'irish', runners: 3, rum: 2 },
  corona: { mob: 'vipers', safehouse: true, boss: 1, runners: 3, moonshine: 1 },
  astoria: { mob: 'vipers', runners: 4, moonshine: 3 },
  jamaica: { mob: 'vipers', runners: 2, moonshine: 1, rum: 3 },
  brownsville: { mob: 'knights', safehouse: true, boss: 1, runners: 2 },
  coneyIsland: { mob: 'knights', runners: 3, rum: 4 },
  canarsie: { mob: 'knights', runners: 5, moonshine: 2 },
  stapleton: { moonshine: 2 },
  bowery: { squad: true },
  fordham: { squad: true },
  richmondHill: { squad: true },
  williamsburg: { squad: true },
};

const PLAYERS = {
  sicilians: { cash: 2300, owned: 7, ledger: 4, home: 'manhattan', jobs: { held: ['milkRun'], done: ['lastCall'] } },
  irish: { cash: 900, owned: 6, ledger: 3, home: 'bronx', jobs: { held: ['rumRow'], done: ['cubanPrince'] } },
  vipers: { cash: 4100, owned: 8, ledger: 5, marks: 1, home: 'queens', jobs: { held: [], done: ['eviction'] } },
  knights: { cash: 1200, owned: 7, ledger: 2, home: 'brooklyn', jobs: { held: ['beachhead'], done: [] } },
};

const BASE = {
  day: 6,
  phase: 'hustle',
  turn: 'sicilians',
  order: ['sicilians', 'irish', 'knights', 'vipers'],
  mash: 3,
  mashTomorrow: 5,
  districts: BOARD,
  players: PLAYERS,
  heat: ['vipers', 'sicilians'],
  market: ['emptyCasket', 'copperHeist', 'openingNight', 'unionDues', 'grandTour'],
};

const morning = { mashTomorrow: null, players: emptyLedgers() };

/** The person drafts first: a 5 fires his Still in the Tenderloin. */
export const draft = { ...BASE, ...morning, phase: 'shadows', pool: [2, 4, 5, 5, 6] };

/** The last Offer of the morning is the person's. */
export const offers = { ...BASE, ...morning, phase: 'offers' };

/** Nobody has as many Docks as the person. */
export const harbormaster = {
  ...BASE,
  mashTomorrow: null,
  phase: 'harbormaster',
  districts: { ...BOARD, westerleigh: { mob: 'sicilians', runners: 1 } },
};

/** The person's Play, with a bit of everything at hand. */
export const hustle = BASE;

/** The same city on another family's turn. */
export const turnOf = (family: string, districts: Districts = {}) => ({
  ...BASE,
  turn: family,
  districts: { ...BOARD, ...districts },
});

/** The Irish have come to the West Side. */
export const standoff = inAPlay(
  'irish',
  'move',
  { stage: 'standoff', seat: 'sicilians' },
  fight({ attacker: 'irish', defender: 'sicilians', at: 'westSide', origin: 'throggsNeck', runners: 3, rum: 1 }, 4),
);

/**
 * The Irish have come to where the person's last Runner keeps the Safehouse. Four are heard already: an Ambush brings a Raid, in which
 * the Vipers are heard in Queens and the person in Manhattan, and each crew may run to two places.
 */
export const nested = {
  ...inAPlay(
    'irish',
    'move',
    { stage: 'standoff', seat: 'sicilians' },
    fight({ attacker: 'irish', defender: 'sicilians', at: 'westSide', origin: 'throggsNeck', boss: 1, runners: 6 }, 1),
    {
      fivePoints: { mob: 'sicilians', boss: 1, runners: 3, moonshine: 4 },
      westSide: { mob: 'sicilians', safehouse: true, runners: 1 },
      huntsPoint: { mob: 'irish', safehouse: true, runners: 2 },
      corona: { mob: 'vipers', safehouse: true, boss: 1, runners: 3, moonshine: 4 },
    },
  ),
  players: { ...PLAYERS, irish: { ...PLAYERS.irish, owned: 8, ledger: 5 }, vipers: { ...PLAYERS.vipers, ledger: 4 } },
  heat: ['sicilians', 'vipers', 'vipers', 'vipers'],
};

/** The person's Boss has invaded Astoria over the bridge and stands there under fire. */
export const pinned = inAPlay(
  'sicilians',
  'move',
  { stage: 'pinned', seat: 'sicilians' },
  fight({ attacker: 'sicilians', defender: 'vipers', at: 'astoria', origin: 'eastHarlem', boss: 1, runners: 3 }, 4),
  { fivePoints: { mob: 'sicilians', safehouse: true, moonshine: 4 } },
);

/** Plunder, which is the Irish's alone, has hit: what is there is theirs to take. */
export const loot = {
  ...inAPlay(
    'irish',
    'move',
    { stage: 'loot', seat: 'irish', hits: 2 },
    fight({ attacker: 'irish', defender: 'sicilians', at: 'westSide', origin: 'throggsNeck', runners: 3, rum: 1 }, 4),
  ),
};

/** The Irish have ratted: Manhattan's Squad is at the West Side and the crew there may get away to two places. */
export const raid = {
  ...inAPlay(
    'irish',
    'rat',
    { stage: 'run', seat: 'sicilians', at: 'westSide', exits: ['tenderloin', 'sugarHill'] },
    null,
    {
      westSide: { mob: 'sicilians', runners: 4 },
      eastHarlem: { squad: true },
      bowery: {},
    },
  ),
  phase: 'raid',
  rat: 'irish',
};

/** A rival's Safehouse stands in what the person has just taken. */
export const claim = inAPlay(
  'sicilians',
  'move',
  { stage: 'claim', seat: 'sicilians', at: 'huntsPoint', rival: 'irish' },
  null,
  { huntsPoint: { mob: 'sicilians', runners: 2, moonshine: 2 } },
);

/** The Boss's Still fires; one next door may as well. */
export const split = {
  ...BASE,
  ...morning,
  phase: 'shadows',
  mash: 4,
  pool: [2, 4, 5, 5],
  pending: {
    stack: [{ stage: 'split', seat: 'sicilians', fired: ['fivePoints'], targets: ['tenderloin'] }],
    play: null,
    fight: null,
    raid: null,
  },
};

/** Three Stills of the person fire, and there is not enough for all of them. */
export const stock = {
  ...BASE,
  ...morning,
  phase: 'shadows',
  mash: 4,
  pool: [2, 4, 5, 5],
  supply: { moonshine: 3, rum: 12 },
  pending: {
    stack: [{ stage: 'stock', seat: 'sicilians', fired: ['fivePoints', 'tenderloin', 'westSide'] }],
    play: null,
    fight: null,
    raid: null,
  },
};

/** Sunset asks the person about a promise in words. */
const atSunset = (stage: string, vow: object, from: string, to: string) => ({
  ...BASE,
  phase: 'sunset',
  deals: [{ id: 1, from, to, shaken: true, give: { text: 'no Ambush today', ...vow } }],
  pending: { stack: [{ stage, seat: 'sicilians', deal: 1, promise: 0 }], play: null, fight: null, raid: null },
});

export const judge = atSunset('judge', {}, 'irish', 'sicilians');
export const answered = atSunset('answer', { state: 'claimed' }, 'sicilians', 'irish');
export const ballot = atSunset('ballot', { state: 'disputed' }, 'irish', 'vipers');

/** A Handshake that waits for the person, and one that binds him. */
export const dealing = {
  ...BASE,
  deals: [
    { id: 1, from: 'irish', to: 'sicilians', give: { term: { pay: 400 } }, ask: { text: 'Leave Astoria to me' } },
    { id: 2, from: 'sicilians', to: 'vipers', shaken: true, give: { term: { pay: 800 }, text: '', paid: 300 } },
  ],
};

/** The Vipers are the person's: the deck's top card is known to him (with `whispers_claim` it may be taken). */
export const whispers = {
  ...BASE,
  ...morning,
  phase: 'offers',
  turn: 'vipers',
  order: ['sicilians', 'irish', 'knights', 'vipers'],
  players: Object.fromEntries(
    Object.entries(emptyLedgers()).map(([family, words]) => [family, { ...words, offered: family !== 'vipers' }]),
  ),
};

/** The Truce has been sworn (with `blood_oath`): the person and the Knights against the others. */
export const truce = {
  ...BASE,
  crackdown: 10,
  alliances: [
    ['sicilians', 'knights'],
    ['irish', 'vipers'],
  ],
};

/** All that is wanting is the Play itself. */
export const oneFromTheCrown = {
  ...BASE,
  day: 31,
  districts: {
    ...BOARD,
    fivePoints: { mob: 'sicilians', safehouse: true, runners: 2, moonshine: 4 },
    sugarHill: { mob: 'sicilians', boss: 1, runners: 3, rum: 2 },
  },
  players: {
    ...PLAYERS,
    sicilians: {
      ...PLAYERS.sicilians,
      owned: 10,
      jobs: { held: ['milkRun'], done: ['fiveFamilies', 'smugglersRun'] },
    },
  },
};

function emptyLedgers() {
  return Object.fromEntries(Object.entries(PLAYERS).map(([family, words]) => [family, { ...words, ledger: 0 }]));
}

interface FightWords {
  attacker: string;
  defender: string;
  at: string;
  origin: string;
  boss?: number;
  runners: number;
  moonshine?: number;
  rum?: number;
}

function fight(words: FightWords, defendersAtStart: number) {
  const { boss = 0, moonshine = 0, rum = 0 } = words;
  const start = { defendersAtStart, safehouseAtStart: false, bossEntered: boss > 0, firstShot: false };
  return { ...words, boss, moonshine, rum, entry: 'move', ...start };
}

function inAPlay(seat: string, name: string, asked: object, fightInHand: object | null, districts: Districts = {}) {
  return {
    ...BASE,
    districts: { ...BOARD, ...districts },
    turn: seat,
    pending: {
      stack: [{ stage: 'play', seat }, asked],
      play: { seat, name, deeds: [] },
      fight: fightInHand,
      raid: name === 'rat' ? { squad: 0 } : null,
    },
  };
}
