/** The map against a second copy of its tables, typed from the data file’s table 2c by District (the game’s own is by border). */
import { describe, expect, test } from 'vitest';
import {
  BORDERS,
  BOROUGHS,
  BRIDGES,
  COASTAL,
  CONNECTED,
  DISTRICTS,
  DOCKS,
  EAST_RIVER_BARS,
  facts,
  indexOf,
  JAMAICA_BAY_DOCKS,
  LAND,
  MANHATTAN_DOCKS,
  OF_BOROUGH,
  STATEN_DOCKS,
  VENUES,
  WARDS,
} from '../../../src/games/moonshine/data/districts.ts';

/** Land neighbours of each District; over a bridge where marked *. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  fivePoints: 'eastHarlem tenderloin bowery williamsburg*',
  sugarHill: 'eastHarlem westSide belmont',
  eastHarlem: 'fivePoints sugarHill tenderloin westSide huntsPoint astoria*',
  tenderloin: 'fivePoints eastHarlem westSide',
  westSide: 'sugarHill eastHarlem tenderloin',
  bowery: 'fivePoints redHook*',
  huntsPoint: 'eastHarlem belmont fordham throggsNeck astoria*',
  morrisPark: 'fordham throggsNeck',
  belmont: 'sugarHill huntsPoint fordham',
  fordham: 'huntsPoint morrisPark belmont throggsNeck',
  throggsNeck: 'huntsPoint morrisPark fordham',
  corona: 'richmondHill astoria flushing brownsville williamsburg',
  richmondHill: 'corona flushing jamaica brownsville',
  astoria: 'eastHarlem* huntsPoint* corona flushing whitestone williamsburg',
  flushing: 'corona richmondHill astoria whitestone',
  whitestone: 'astoria flushing',
  jamaica: 'richmondHill brownsville',
  brownsville: 'corona richmondHill jamaica williamsburg redHook canarsie',
  williamsburg: 'fivePoints* corona astoria brownsville redHook',
  coneyIsland: 'redHook canarsie',
  redHook: 'bowery* brownsville williamsburg coneyIsland canarsie',
  canarsie: 'brownsville coneyIsland redHook',
  stapleton: 'westerleigh tottenville',
  westerleigh: 'stapleton',
  tottenville: 'stapleton',
};

/** Kind letter and Still of each District, by Borough (rules file, section 4). */
const ROSTER: Readonly<Record<string, string>> = {
  manhattan: 'fivePoints:W10/3 sugarHill:H7/6 eastHarlem:S12/1 tenderloin:S8/5 westSide:D11/2 bowery:D9/4',
  bronx: 'huntsPoint:W9/4 morrisPark:H7/6 belmont:S11/2 fordham:S8/5 throggsNeck:D10/3',
  queens: 'corona:W4/3 richmondHill:H7/6 astoria:S2/1 flushing:S6/5 whitestone:D5/4 jamaica:D3/2',
  brooklyn: 'brownsville:W5/4 williamsburg:H7/6 coneyIsland:S3/2 redHook:S6/5 canarsie:D4/3',
  staten: 'stapleton:W8/5 westerleigh:D2/1 tottenville:D4/3',
};

const LETTER = { ward: 'W', highSociety: 'H', speakeasy: 'S', dock: 'D' } as const;

const ids = (list: readonly number[]) => list.map((at) => facts(at).id).sort();
const all = DISTRICTS.map((_, at) => at);

const joined = (a: number, b: number): boolean => LAND[a]?.includes(b) ?? false;

describe('the roster', () => {
  test('25 Districts, each of its kind, Still and Pressure, in the Boroughs of the Raid’s order', () => {
    expect(DISTRICTS).toHaveLength(25);
    expect(BOROUGHS).toEqual(['manhattan', 'bronx', 'queens', 'brooklyn', 'staten']);
    for (const [borough, line] of Object.entries(ROSTER)) {
      const here = DISTRICTS.filter((d) => d.borough === borough);
      const said = here.map((d) => `${d.id}:${LETTER[d.kind]}${d.still}/${d.pressure}`);
      expect(said.sort()).toEqual(line.split(' ').sort());
    }
  });

  test('5 Wards, one to a Borough; 8 Docks; 8 ordinary Speakeasies; 4 Venues on Still 7, one to a mainland Borough', () => {
    const kinds = (kind: string) => DISTRICTS.filter((d) => d.kind === kind);
    expect(kinds('ward').map((d) => d.borough)).toEqual([...BOROUGHS]);
    expect(kinds('dock')).toHaveLength(8);
    expect(kinds('speakeasy')).toHaveLength(8);
    expect(kinds('highSociety').map((d) => [d.borough, d.still])).toEqual(BOROUGHS.slice(0, 4).map((b) => [b, 7]));
    expect(ids(WARDS)).toEqual(['brownsville', 'corona', 'fivePoints', 'huntsPoint', 'stapleton']);
    expect(VENUES.map((at) => facts(at).id)).toEqual(['sugarHill', 'morrisPark', 'richmondHill', 'williamsburg']);
  });

  test('the census of Stills', () => {
    const census: Record<number, number> = {};
    for (const d of DISTRICTS) census[d.still] = (census[d.still] ?? 0) + 1;
    expect(census).toEqual({ 2: 2, 3: 2, 4: 3, 5: 2, 6: 2, 7: 4, 8: 3, 9: 2, 10: 2, 11: 2, 12: 1 });
  });

  test('Pressures differ inside each mainland Borough, so that a Raid never ties', () => {
    for (const borough of [0, 1, 2, 3]) {
      const pressures = (OF_BOROUGH[borough] ?? []).map((at) => facts(at).pressure);
      expect(new Set(pressures).size).toBe(pressures.length);
    }
  });

  test('all but four Districts are Coastal', () => {
    expect(COASTAL).toHaveLength(21);
    expect(ids(all.filter((at) => !COASTAL.includes(at)))).toEqual(['corona', 'flushing', 'fordham', 'richmondHill']);
  });

  test('the window’s start and the later one', () => {
    const start = (turf: 'window' | 'north_south', role: string) =>
      DISTRICTS.filter((d) => d.start[turf] === role).map((d) => d.id);
    const wards = ['fivePoints', 'huntsPoint', 'corona', 'brownsville'];
    const venues = ['sugarHill', 'morrisPark', 'richmondHill', 'williamsburg'];
    expect([start('window', 'ward'), start('window', 'squad')]).toEqual([wards, venues]);
    expect([start('north_south', 'ward'), start('north_south', 'squad')]).toEqual([wards, venues]);
    expect(start('window', 'speakeasy')).toEqual(['eastHarlem', 'belmont', 'astoria', 'coneyIsland']);
    expect(start('window', 'dock')).toEqual(['westSide', 'throggsNeck', 'jamaica', 'canarsie']);
    expect(start('north_south', 'speakeasy')).toEqual(['tenderloin', 'fordham', 'flushing', 'redHook']);
    expect(start('north_south', 'dock')).toEqual(['bowery', 'throggsNeck', 'whitestone', 'canarsie']);
  });

  test('ids lead to their index and back, other words nowhere', () => {
    for (const [at, d] of DISTRICTS.entries()) expect(indexOf(d.id)).toBe(at);
    for (const id of ['', 'Sugar Hill', '__proto__', 'constructor', 'sheepsheadBay']) expect(indexOf(id)).toBe(-1);
    expect(() => facts(25)).toThrow(RangeError);
    expect(() => facts(-1)).toThrow(RangeError);
  });
});

describe('the borders', () => {
  test('39 borders and 4 bridges, none twice', () => {
    const pairs = [...BORDERS, ...BRIDGES.map((b) => b.joins)].map((pair) => [...pair].sort().join('-'));
    expect([BORDERS.length, BRIDGES.length]).toEqual([39, 4]);
    expect(new Set(pairs).size).toBe(43);
  });

  test.each(Object.entries(NEIGHBOURS))('%s: %s', (id, line) => {
    const words = line.split(' ');
    const bridged = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
    const bridges = BRIDGES.flatMap(({ joins: [a, b] }) => (a === id ? [b] : b === id ? [a] : []));
    expect(ids(LAND[indexOf(id)] ?? [])).toEqual(words.map((word) => word.replace('*', '')).sort());
    expect(bridges.sort()).toEqual(bridged.sort());
  });

  test('both ways alike, and nothing borders itself', () => {
    for (const a of all) {
      for (const b of all) {
        expect(joined(a, b)).toBe(joined(b, a));
        expect(CONNECTED[a]?.includes(b)).toBe(CONNECTED[b]?.includes(a));
      }
      expect(joined(a, a)).toBe(false);
      expect(CONNECTED[a]).not.toContain(a);
    }
  });

  test('every Dock to every other over water: 28 pairs, and no other water', () => {
    const pairs = DOCKS.flatMap((a) => DOCKS.filter((b) => a < b && CONNECTED[a]?.includes(b)));
    expect(pairs).toHaveLength(28);
    for (const a of all) {
      const water = (CONNECTED[a] ?? []).filter((b) => !joined(a, b));
      expect(water).toEqual(DOCKS.includes(a) ? DOCKS.filter((b) => b !== a) : []);
    }
  });

  test('what only looks joined is not', () => {
    const apart = [
      ['sugarHill', 'huntsPoint'],
      ['belmont', 'eastHarlem'],
      ['tenderloin', 'bowery'],
      ['westSide', 'fivePoints'],
      ['sugarHill', 'tenderloin'],
      ['whitestone', 'corona'],
      ['throggsNeck', 'whitestone'],
      ['bowery', 'westerleigh'],
      ['redHook', 'stapleton'],
      ['coneyIsland', 'tottenville'],
    ] as const;
    for (const [a, b] of apart) expect(joined(indexOf(a), indexOf(b)), `${a} ${b}`).toBe(false);
  });
});

describe('the landmarks of the Jobs', () => {
  test('bars on the East River, Docks of the bay, of Manhattan and of Staten Island', () => {
    expect([...EAST_RIVER_BARS].sort()).toEqual(['astoria', 'eastHarlem', 'redHook', 'williamsburg']);
    expect([...JAMAICA_BAY_DOCKS].sort()).toEqual(['canarsie', 'jamaica']);
    expect([...MANHATTAN_DOCKS].sort()).toEqual(['bowery', 'westSide']);
    expect([...STATEN_DOCKS].sort()).toEqual(['tottenville', 'westerleigh']);
    const docksOf = (borough: string) => ids(DOCKS.filter((at) => facts(at).borough === borough));
    expect([docksOf('manhattan'), docksOf('staten')]).toEqual([
      ['bowery', 'westSide'],
      ['tottenville', 'westerleigh'],
    ]);
  });

  test('the signs that Jobs name', () => {
    const sign = (id: string) => facts(indexOf(id)).sign;
    expect(sign('redHook')).toMatch(/^Sunny.s Bar$/);
    expect(sign('tenderloin')).toBe('The Haymarket');
    expect(sign('flushing')).toBe('Paradise Alley');
    expect(DISTRICTS.filter((d) => d.sign !== null)).toHaveLength(12);
  });

  test('nine Stills of Pressure 5 or more, seven of 1 or 2', () => {
    const withPressure = (test: (p: number) => boolean) => ids(all.filter((at) => test(facts(at).pressure)));
    expect(withPressure((p) => p >= 5)).toHaveLength(9);
    expect(withPressure((p) => p <= 2)).toEqual(
      ['astoria', 'belmont', 'coneyIsland', 'eastHarlem', 'jamaica', 'westSide', 'westerleigh'].sort(),
    );
  });
});
