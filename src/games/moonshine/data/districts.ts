/** The map of 1929 New York: facts of moonshine-1929-data.md sections 1 and 2. Indices into DISTRICTS are used by the State. */

export type Borough = 'manhattan' | 'bronx' | 'queens' | 'brooklyn' | 'staten';
export type Kind = 'ward' | 'dock' | 'speakeasy' | 'highSociety';
export type StartRole = 'ward' | 'speakeasy' | 'dock' | 'squad' | null;

/** In the order of a Raid (section 11); Staten Island has no Squad. */
export const BOROUGHS: readonly Borough[] = ['manhattan', 'bronx', 'queens', 'brooklyn', 'staten'];
/** The Boroughs that have a Squad and can be a home: the first four of BOROUGHS. */
export const MAINLAND = 4;

export interface DistrictFacts {
  readonly id: DistrictId;
  readonly name: string;
  readonly sign: string | null;
  readonly borough: Borough;
  readonly kind: Kind;
  /** The Still's number, 2-12. */
  readonly still: number;
  /** 6 minus the distance of the Still from 7 (section 1.1). */
  readonly pressure: number;
  /** Touches water: what a Skiff needs (section 2.5, A3). */
  readonly coastal: boolean;
  /** What stands here at the start in a home Borough, by the `starting_turf` option. */
  readonly start: { readonly window: StartRole; readonly north_south: StartRole };
}

const ROSTER = [
  ['fivePoints', 'Five Points', null, 'manhattan', 'ward', 10, true, 'ward', 'ward'],
  ['sugarHill', 'Sugar Hill', 'The Cotton Club', 'manhattan', 'highSociety', 7, true, 'squad', 'squad'],
  ['eastHarlem', 'East Harlem', 'The Silver Dollar', 'manhattan', 'speakeasy', 12, true, 'speakeasy', null],
  ['tenderloin', 'The Tenderloin', 'The Haymarket', 'manhattan', 'speakeasy', 8, true, null, 'speakeasy'],
  ['westSide', 'West Side', null, 'manhattan', 'dock', 11, true, 'dock', null],
  ['bowery', 'The Bowery', null, 'manhattan', 'dock', 9, true, null, 'dock'],
  ['huntsPoint', 'Hunts Point', null, 'bronx', 'ward', 9, true, 'ward', 'ward'],
  ['morrisPark', 'Morris Park', 'The Jockey Club', 'bronx', 'highSociety', 7, true, 'squad', 'squad'],
  ['belmont', 'Belmont', 'DeLillo’s', 'bronx', 'speakeasy', 11, true, 'speakeasy', null],
  ['fordham', 'Fordham', 'The Penny Whistle', 'bronx', 'speakeasy', 8, false, null, 'speakeasy'],
  ['throggsNeck', 'Throggs Neck', null, 'bronx', 'dock', 10, true, 'dock', 'dock'],
  ['corona', 'Corona', null, 'queens', 'ward', 4, false, 'ward', 'ward'],
  ['richmondHill', 'Richmond Hill', 'The Triangle', 'queens', 'highSociety', 7, false, 'squad', 'squad'],
  ['astoria', 'Astoria', 'Bohemian Hall', 'queens', 'speakeasy', 2, true, 'speakeasy', null],
  ['flushing', 'Flushing', 'Paradise Alley', 'queens', 'speakeasy', 6, false, null, 'speakeasy'],
  ['whitestone', 'Whitestone', null, 'queens', 'dock', 5, true, null, 'dock'],
  ['jamaica', 'Jamaica', null, 'queens', 'dock', 3, true, 'dock', null],
  ['brownsville', 'Brownsville', null, 'brooklyn', 'ward', 5, true, 'ward', 'ward'],
  ['williamsburg', 'Williamsburg', 'The Havemeyer', 'brooklyn', 'highSociety', 7, true, 'squad', 'squad'],
  ['coneyIsland', 'Coney Island', 'Ruby’s Joint', 'brooklyn', 'speakeasy', 3, true, 'speakeasy', null],
  ['redHook', 'Red Hook', 'Sunny’s Bar', 'brooklyn', 'speakeasy', 6, true, null, 'speakeasy'],
  ['canarsie', 'Canarsie', null, 'brooklyn', 'dock', 4, true, 'dock', 'dock'],
  ['stapleton', 'Stapleton', null, 'staten', 'ward', 8, true, null, null],
  ['westerleigh', 'Westerleigh', null, 'staten', 'dock', 2, true, null, null],
  ['tottenville', 'Tottenville', null, 'staten', 'dock', 4, true, null, null],
] as const;

export type DistrictId = (typeof ROSTER)[number][0];

/** Every District, in the order that the State's `districts` list uses. */
export const DISTRICTS: readonly DistrictFacts[] = ROSTER.map(
  ([id, name, sign, borough, kind, still, coastal, window, north_south]) => ({
    id,
    name,
    sign,
    borough,
    kind,
    still,
    pressure: 6 - Math.abs(7 - still),
    coastal,
    start: { window, north_south },
  }),
);

export const DISTRICT_IDS: readonly DistrictId[] = DISTRICTS.map((d) => d.id);

const INDEX = new Map<string, number>(DISTRICT_IDS.map((id, i) => [id, i]));

/** The index of a District id; -1 for any other text. */
export function indexOf(id: string): number {
  return INDEX.get(id) ?? -1;
}

/** The facts of the District of that index; throws on an index off the map, which only a defect can produce. */
export function facts(d: number): DistrictFacts {
  const found = DISTRICTS[d];
  if (!found) throw new RangeError(`no District ${d}`);
  return found;
}

/** The 39 borders (data file, section 2a). */
export const BORDERS: readonly (readonly [DistrictId, DistrictId])[] = [
  ['fivePoints', 'eastHarlem'],
  ['fivePoints', 'tenderloin'],
  ['fivePoints', 'bowery'],
  ['sugarHill', 'eastHarlem'],
  ['sugarHill', 'westSide'],
  ['eastHarlem', 'tenderloin'],
  ['eastHarlem', 'westSide'],
  ['tenderloin', 'westSide'],
  ['huntsPoint', 'belmont'],
  ['huntsPoint', 'fordham'],
  ['huntsPoint', 'throggsNeck'],
  ['morrisPark', 'fordham'],
  ['morrisPark', 'throggsNeck'],
  ['belmont', 'fordham'],
  ['fordham', 'throggsNeck'],
  ['corona', 'richmondHill'],
  ['corona', 'astoria'],
  ['corona', 'flushing'],
  ['richmondHill', 'flushing'],
  ['richmondHill', 'jamaica'],
  ['astoria', 'flushing'],
  ['astoria', 'whitestone'],
  ['flushing', 'whitestone'],
  ['brownsville', 'williamsburg'],
  ['brownsville', 'redHook'],
  ['brownsville', 'canarsie'],
  ['williamsburg', 'redHook'],
  ['coneyIsland', 'redHook'],
  ['coneyIsland', 'canarsie'],
  ['redHook', 'canarsie'],
  ['stapleton', 'westerleigh'],
  ['stapleton', 'tottenville'],
  ['sugarHill', 'belmont'],
  ['eastHarlem', 'huntsPoint'],
  ['corona', 'brownsville'],
  ['corona', 'williamsburg'],
  ['richmondHill', 'brownsville'],
  ['astoria', 'williamsburg'],
  ['jamaica', 'brownsville'],
];

/** The four bridges, which count as land (data file, section 2b). */
export const BRIDGES: readonly { readonly name: string; readonly joins: readonly [DistrictId, DistrictId] }[] = [
  { name: 'Hell Gate Bridge', joins: ['huntsPoint', 'astoria'] },
  { name: 'Queensboro Bridge', joins: ['eastHarlem', 'astoria'] },
  { name: 'Williamsburg Bridge', joins: ['fivePoints', 'williamsburg'] },
  { name: 'Brooklyn Bridge', joins: ['bowery', 'redHook'] },
];

/** Landmarks that Jobs name (data file, section 2h). */
export const EAST_RIVER_BARS: readonly DistrictId[] = ['eastHarlem', 'astoria', 'williamsburg', 'redHook'];
export const JAMAICA_BAY_DOCKS: readonly DistrictId[] = ['canarsie', 'jamaica'];
export const STATEN_DOCKS: readonly DistrictId[] = ['westerleigh', 'tottenville'];
export const MANHATTAN_DOCKS: readonly DistrictId[] = ['westSide', 'bowery'];

/** The index into BOROUGHS of each District, by District index. */
export const BOROUGH_OF: readonly number[] = DISTRICTS.map((d) => BOROUGHS.indexOf(d.borough));

/** The redrawn Manhattan (data file, section 2e): one border goes, two come. */
const GONE_LATER = 'eastHarlem/tenderloin';
export const LATER_BORDERS: readonly (readonly [DistrictId, DistrictId])[] = [
  ...BORDERS.filter(([a, b]) => `${a}/${b}` !== GONE_LATER),
  ['westSide', 'fivePoints'],
  ['tenderloin', 'bowery'],
];

const isDock = (d: number) => facts(d).kind === 'dock';
const ALL = DISTRICTS.map((_, i) => i);

/** Who is joined to whom (section 2.5), by District index. */
export interface CityMap {
  readonly borders: readonly (readonly [DistrictId, DistrictId])[];
  /** A border or a bridge joins them. */
  readonly land: readonly (readonly number[])[];
  /** By land, or Dock to Dock over water. */
  readonly connected: readonly (readonly number[])[];
}

/** The maps of the `map` option. */
export const MAPS: { readonly window: CityMap; readonly later: CityMap } = {
  window: cityMap(BORDERS),
  later: cityMap(LATER_BORDERS),
};

function cityMap(borders: CityMap['borders']): CityMap {
  const pairs = new Set([...borders, ...BRIDGES.map((b) => b.joins)].flatMap(([a, b]) => [`${a}/${b}`, `${b}/${a}`]));
  const joined = (a: number, b: number) => pairs.has(`${facts(a).id}/${facts(b).id}`);
  const reach = (test: (a: number, b: number) => boolean) => ALL.map((a) => ALL.filter((b) => a !== b && test(a, b)));
  return {
    borders,
    land: reach(joined),
    connected: reach((a, b) => joined(a, b) || (isDock(a) && isDock(b))),
  };
}

/** Land neighbours and Connected Districts of the default map, by index. */
export const { land: LAND, connected: CONNECTED } = MAPS.window;

export const DOCKS: readonly number[] = ALL.filter(isDock);
export const WARDS: readonly number[] = ALL.filter((d) => facts(d).kind === 'ward');
export const COASTAL: readonly number[] = ALL.filter((d) => facts(d).coastal);
/** The Districts whose Still bears that number, by number. */
export const OF_STILL: readonly (readonly number[])[] = [...Array(13).keys()].map((n) =>
  ALL.filter((d) => facts(d).still === n),
);
/** The High Society Venues in the Squads' Borough order. */
export const VENUES: readonly number[] = ALL.filter((d) => facts(d).kind === 'highSociety');
/** The Districts of each Borough, in the order of BOROUGHS. */
export const OF_BOROUGH: readonly (readonly number[])[] = BOROUGHS.map((b) =>
  ALL.filter((d) => facts(d).borough === b),
);
