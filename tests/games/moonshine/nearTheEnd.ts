/** Positions in which everybody is close to the crown: random play from here ends by rule. */

const WARDS = { sicilians: 'fivePoints', irish: 'huntsPoint', vipers: 'corona', knights: 'brownsville' } as const;
const VENUES = {
  sicilians: 'sugarHill',
  irish: 'morrisPark',
  vipers: 'richmondHill',
  knights: 'williamsburg',
} as const;
const DOCKS = { sicilians: 'westSide', irish: 'throggsNeck', vipers: 'jamaica', knights: 'canarsie' } as const;
const POSTS = { sicilians: 'tenderloin', irish: 'fordham', vipers: 'flushing', knights: 'redHook' } as const;
const HOMES = { sicilians: 'manhattan', irish: 'bronx', vipers: 'queens', knights: 'brooklyn' } as const;
/** Nine Respect each; one small Job is held and lacks one deed. */
const DONE = {
  sicilians: ['openingNight', 'cubanPrince', 'milkRun'],
  irish: ['tollBoothTrap', 'rumRow', 'beachhead'],
  vipers: ['overTheTop', 'eviction', 'tenementArmy'],
  knights: ['fiveFamilies', 'copperHeist', 'emptyCasket'],
} as const;
const HELD = {
  sicilians: ['squattersRights'],
  irish: ['pierSixBrawl'],
  vipers: ['grandTour'],
  knights: ['nightLanding'],
} as const;
const MARKETS = ['lastCall', 'fortressStaten', 'dutchmansDeal', 'angelsShare', 'insuranceJob'];

type Family = keyof typeof WARDS;

/** The four Bosses hold their Venues; one marker, one Respect or one Mark is wanting. */
export function nearTheEnd(families: readonly Family[]): object {
  const districts: Record<string, object> = {};
  const players: Record<string, object> = {};
  for (const family of families) {
    districts[VENUES[family]] = { mob: family, boss: 1, runners: 2, rum: 3 };
    districts[WARDS[family]] = { mob: family, safehouse: true, runners: 2, moonshine: 4 };
    districts[DOCKS[family]] = { mob: family, runners: 3, moonshine: 1 };
    players[family] = {
      cash: 5200,
      owned: 9,
      ledger: 5,
      home: HOMES[family],
      jobs: { held: HELD[family], done: DONE[family] },
    };
  }
  for (const family of ['sicilians', 'irish', 'vipers', 'knights'] as const) {
    districts[POSTS[family]] = { squad: true };
  }
  return {
    day: 20,
    phase: 'hustle',
    order: [...families].reverse(),
    turn: families.at(-1),
    mash: 3,
    mashTomorrow: 4,
    districts,
    players,
    heat: [families[0], families[1], families[0]],
    market: MARKETS.slice(0, families.length + 1),
  };
}
