/** The board of the naive program, typed anew from the data file (sections 1 and 2): text ids and lists of pairs, nothing worked out. */

export type Kind = 'ward' | 'speakeasy' | 'venue' | 'dock';

/** Borough, kind, Still and whether it is coastal. */
const ROSTER: readonly (readonly [string, string, Kind, number, boolean])[] = [
  ['fivePoints', 'manhattan', 'ward', 10, true],
  ['sugarHill', 'manhattan', 'venue', 7, true],
  ['eastHarlem', 'manhattan', 'speakeasy', 12, true],
  ['tenderloin', 'manhattan', 'speakeasy', 8, true],
  ['westSide', 'manhattan', 'dock', 11, true],
  ['bowery', 'manhattan', 'dock', 9, true],
  ['huntsPoint', 'bronx', 'ward', 9, true],
  ['morrisPark', 'bronx', 'venue', 7, true],
  ['belmont', 'bronx', 'speakeasy', 11, true],
  ['fordham', 'bronx', 'speakeasy', 8, false],
  ['throggsNeck', 'bronx', 'dock', 10, true],
  ['corona', 'queens', 'ward', 4, false],
  ['richmondHill', 'queens', 'venue', 7, false],
  ['astoria', 'queens', 'speakeasy', 2, true],
  ['flushing', 'queens', 'speakeasy', 6, false],
  ['whitestone', 'queens', 'dock', 5, true],
  ['jamaica', 'queens', 'dock', 3, true],
  ['brownsville', 'brooklyn', 'ward', 5, true],
  ['williamsburg', 'brooklyn', 'venue', 7, true],
  ['coneyIsland', 'brooklyn', 'speakeasy', 3, true],
  ['redHook', 'brooklyn', 'speakeasy', 6, true],
  ['canarsie', 'brooklyn', 'dock', 4, true],
  ['stapleton', 'staten', 'ward', 8, true],
  ['westerleigh', 'staten', 'dock', 2, true],
  ['tottenville', 'staten', 'dock', 4, true],
];

/** Borders, the four bridges at the end. */
const LAND = `
fivePoints-eastHarlem fivePoints-tenderloin fivePoints-bowery sugarHill-eastHarlem sugarHill-westSide eastHarlem-tenderloin
eastHarlem-westSide tenderloin-westSide
huntsPoint-belmont huntsPoint-fordham huntsPoint-throggsNeck morrisPark-fordham morrisPark-throggsNeck belmont-fordham
fordham-throggsNeck
corona-richmondHill corona-astoria corona-flushing richmondHill-flushing richmondHill-jamaica astoria-flushing
astoria-whitestone flushing-whitestone
brownsville-williamsburg brownsville-redHook brownsville-canarsie williamsburg-redHook coneyIsland-redHook
coneyIsland-canarsie redHook-canarsie
stapleton-westerleigh stapleton-tottenville
sugarHill-belmont eastHarlem-huntsPoint corona-brownsville corona-williamsburg richmondHill-brownsville astoria-williamsburg
jamaica-brownsville
huntsPoint-astoria eastHarlem-astoria fivePoints-williamsburg bowery-redHook`
  .trim()
  .split(/\s+/);

/** The later map (section 2e): one border less, two more. */
const LATER_LAND = [
  ...LAND.filter((pair) => pair !== 'eastHarlem-tenderloin'),
  'westSide-fivePoints',
  'tenderloin-bowery',
];

export const DISTRICTS: readonly string[] = ROSTER.map(([id]) => id);
export const MAINLAND: readonly string[] = ['manhattan', 'bronx', 'queens', 'brooklyn'];

function row(id: string): (typeof ROSTER)[number] {
  const found = ROSTER.find((line) => line[0] === id);
  if (!found) throw new Error(`no District ${id}`);
  return found;
}

export const boroughOf = (id: string): string => row(id)[1];
export const kindOf = (id: string): Kind => row(id)[2];
export const stillOf = (id: string): number => row(id)[3];
export const coastal = (id: string): boolean => row(id)[4];
export const pressureOf = (id: string): number => 6 - Math.abs(7 - stillOf(id));
export const isRoom = (id: string): boolean => kindOf(id) === 'speakeasy' || kindOf(id) === 'venue';

export function landConnected(a: string, b: string, map: unknown): boolean {
  const pairs = map === 'later' ? LATER_LAND : LAND;
  return pairs.includes(`${a}-${b}`) || pairs.includes(`${b}-${a}`);
}

export function connected(a: string, b: string, map: unknown): boolean {
  return landConnected(a, b, map) || (a !== b && kindOf(a) === 'dock' && kindOf(b) === 'dock');
}

/** Where a boss starts who lives in that Borough: Ward, Speakeasy, Dock. */
export function startTurf(borough: string, turf: unknown): readonly [string, string, string] {
  const later = turf === 'north_south';
  switch (borough) {
    case 'manhattan':
      return later ? ['fivePoints', 'tenderloin', 'bowery'] : ['fivePoints', 'eastHarlem', 'westSide'];
    case 'bronx':
      return later ? ['huntsPoint', 'fordham', 'throggsNeck'] : ['huntsPoint', 'belmont', 'throggsNeck'];
    case 'queens':
      return later ? ['corona', 'flushing', 'whitestone'] : ['corona', 'astoria', 'jamaica'];
    default:
      return later ? ['brownsville', 'redHook', 'canarsie'] : ['brownsville', 'coneyIsland', 'canarsie'];
  }
}
