import type { DistrictFacts, DistrictId } from '../../../../src/games/moonshine/data/districts.ts';

/** What a small map writes where the whole name would be too small to read, as street maps of the city shorten it. */
const SHORT: Partial<Record<DistrictId, string>> = {
  fivePoints: 'Five Pts.',
  eastHarlem: 'E. Harlem',
  westSide: 'W. Side',
  huntsPoint: 'Hunts Pt.',
  morrisPark: 'Morris Pk.',
  throggsNeck: 'Throggs N.',
  richmondHill: 'Rich. Hill',
  williamsburg: 'W’msburg',
  coneyIsland: 'Coney I.',
  westerleigh: 'W’leigh',
};

/** The name of a District on a map of under about 500 CSS pixels: one line, without its article. */
export const shortName = ({ id, name }: DistrictFacts): string => SHORT[id] ?? name.replace(/^The /, '');
