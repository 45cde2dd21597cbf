/**
 * The redrawn Manhattan of the `map` option `later`: what differs from arcs.ts and anchors.ts, and nothing else. The island,
 * its piers and its bridges stay. East Harlem lets go of The Tenderloin; West Side reaches Five Points, which moves to the
 * East River, and The Tenderloin reaches The Bowery along the Hudson.
 */

import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import type { ArcId, ArcRef, Course, JunctionId, Point } from './arcs.ts';
import { type Anchors, tall, wide } from './slots.ts';

/** Where the moved arcs meet. */
export const LATER_JUNCTIONS = {
  westHarlemPoints: [328, 250],
  westTenderloinPoints: [190, 250],
  tenderloinPointsBowery: [190, 440],
  harlemPointsRiver: [411, 354],
} as const satisfies Record<string, Point>;

type LaterCourse = Course<JunctionId | keyof typeof LATER_JUNCTIONS>;

/** Arcs of the default map that are not on this one. */
export const GONE_LATER: ReadonlySet<string> = new Set(['eastHarlem/tenderloin', 'fivePoints~west'] satisfies ArcId[]);

/** New borders, and those that run elsewhere. */
export const LATER_BORDER_ARCS = {
  'fivePoints/eastHarlem': ['westHarlemPoints', [328, 271], 'harlemPointsRiver'],
  'fivePoints/tenderloin': ['westTenderloinPoints', 'tenderloinPointsBowery'],
  'fivePoints/bowery': ['tenderloinPointsBowery', 'pointsBoweryEast'],
  'eastHarlem/westSide': ['sugarWestHarlem', 'westHarlemPoints'],
  'tenderloin/westSide': ['westTenderloinShore', 'westTenderloinPoints'],
  'westSide/fivePoints': ['westTenderloinPoints', 'westHarlemPoints'],
  'tenderloin/bowery': ['pointsBoweryWest', 'tenderloinPointsBowery'],
} as const satisfies Partial<Record<`${DistrictId}/${DistrictId}`, LaterCourse>>;

/** The same shores, parted elsewhere; west of The Bowery it is The Tenderloin that goes on north. */
export const LATER_COAST_ARCS = {
  'tenderloin~': ['pointsBoweryWest', [42, 283], 'westTenderloinShore'],
  'fivePoints~east': ['harlemPointsRiver', 'pointsBoweryEast'],
  'eastHarlem~': ['harlemHuntsShore', [495, 270], 'harlemPointsRiver'],
} as const satisfies Partial<Record<`${DistrictId}~${string}`, LaterCourse>>;

export type LaterBorderArcId = keyof typeof LATER_BORDER_ARCS;

/** Outlines over other arcs than before, clockwise. */
export const LATER_OUTLINES = {
  fivePoints: [
    'westSide/fivePoints',
    'fivePoints/eastHarlem',
    'fivePoints~east',
    '-fivePoints/bowery',
    '-fivePoints/tenderloin',
  ],
  eastHarlem: [
    'sugarHill/eastHarlem',
    'eastHarlem/huntsPoint',
    'eastHarlem~',
    '-fivePoints/eastHarlem',
    '-eastHarlem/westSide',
  ],
  tenderloin: ['tenderloin~', 'tenderloin/westSide', 'fivePoints/tenderloin', '-tenderloin/bowery'],
  westSide: ['westSide~', 'sugarHill/westSide', 'eastHarlem/westSide', '-westSide/fivePoints', '-tenderloin/westSide'],
  bowery: ['tenderloin/bowery', 'fivePoints/bowery', 'bowery~'],
} as const satisfies Partial<Record<DistrictId, readonly ArcRef<ArcId | LaterBorderArcId>[]>>;

/** Boxes that had to move with them. */
export const LATER_ANCHORS: Readonly<Partial<Record<DistrictId, Anchors>>> = {
  fivePoints: wide(196, 298, 106),
  eastHarlem: tall(337, 160),
  tenderloin: tall(50, 300),
};
