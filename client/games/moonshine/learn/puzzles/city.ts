/** What the puzzles' positions have in common, so that each states only what it is about. */

type Words = Record<string, unknown>;

export const SQUADS: Words = {
  sugarHill: { squad: true },
  morrisPark: { squad: true },
  richmondHill: { squad: true },
  williamsburg: { squad: true },
};

const DISTRICTS: Words = {
  ...SQUADS,
  fivePoints: { mob: 'sicilians', safehouse: true, boss: 1, runners: 3 },
  westSide: { mob: 'sicilians', runners: 3 },
  huntsPoint: { mob: 'irish', safehouse: true, boss: 1, runners: 3 },
  throggsNeck: { mob: 'irish', runners: 3 },
  corona: { mob: 'vipers', safehouse: true, boss: 1, runners: 3 },
  astoria: { mob: 'vipers', runners: 3 },
  brownsville: { mob: 'knights', safehouse: true, boss: 1, runners: 3 },
  canarsie: { mob: 'knights', runners: 3 },
};

const PLAYERS: Record<string, Words> = {
  sicilians: { cash: 1500, owned: 7, ledger: 3, home: 'manhattan' },
  irish: { cash: 1500, owned: 7, ledger: 3, home: 'bronx' },
  vipers: { cash: 1500, owned: 7, ledger: 3, home: 'queens' },
  knights: { cash: 1500, owned: 7, ledger: 3, home: 'brooklyn' },
};

const HUSTLE: Words = {
  day: 7,
  phase: 'hustle',
  order: ['sicilians', 'irish', 'vipers', 'knights'],
  mash: 3,
  mashTomorrow: 5,
  heat: [],
  market: ['milkRun', 'copperHeist', 'beachhead', 'rumRow', 'unionDues'],
};

export interface Changes {
  /** Districts that are otherwise; null empties one. */
  districts?: Record<string, Words | null>;
  /** What is otherwise with a player. */
  players?: Record<string, Words>;
  [field: string]: unknown;
}

/** The common city with those changes. */
export function city({ districts = {}, players = {}, ...rest }: Changes): Record<string, unknown> {
  const ground = Object.entries({ ...DISTRICTS, ...districts }).filter(([, words]) => words !== null);
  const people = Object.entries(PLAYERS).map(([family, words]) => [family, { ...words, ...players[family] }]);
  return { ...HUSTLE, ...rest, districts: Object.fromEntries(ground), players: Object.fromEntries(people) };
}

/** In the morning nobody has anything in his Ledger yet. */
export const ASLEEP: Record<string, Words> = Object.fromEntries(
  Object.keys(PLAYERS).map((family) => [family, { ledger: 0 }]),
);

interface FightWords {
  attacker: string;
  defender: string;
  at: string;
  origin: string;
  boss?: number;
  runners: number;
  moonshine?: number;
  rum?: number;
  defendersAtStart: number;
  firstShot?: boolean;
}

/** A fight that waits for that answer, inside a Move of the Invader's. */
export function fighting(stage: 'standoff' | 'pinned', words: FightWords, safehouseAtStart = false) {
  const { boss = 0, moonshine = 0, rum = 0, firstShot = false } = words;
  const seat = stage === 'standoff' ? words.defender : words.attacker;
  return {
    turn: words.attacker,
    pending: {
      stack: [
        { stage: 'play', seat: words.attacker },
        { stage, seat },
      ],
      play: { seat: words.attacker, name: 'move', deeds: [] },
      fight: { ...words, boss, moonshine, rum, firstShot, entry: 'move', safehouseAtStart, bossEntered: boss > 0 },
      raid: null,
    },
  };
}
