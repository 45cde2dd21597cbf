/**
 * The drawing's facts: a topology of shared arcs, so that a border is drawn once and belongs to both its Districts. This is
 * the default map; laterManhattan.ts states where the other one differs.
 * North is up; the board is BOARD units large. Lines run level, upright or at 45 degrees, as on a transit map: the cramped
 * Districts get the room that their pieces need, not the room that geography gave them.
 */

import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';

/** x to the east and y to the south, in board units. */
export type Point = readonly [x: number, y: number];

/** The board that all points lie on. */
export const BOARD = { width: 1000, height: 850 } as const;

/** What a window shows of it: a little more on every side. At 800 CSS pixels one unit is 0.79 pixels. */
export const VIEW = { x: -8, y: -10, width: 1018, height: 866 } as const;

/** Where arcs meet. A name says who meets there: two or three Districts' letters, then the shore or the city line. */
export const JUNCTIONS = {
  /** Sugar Hill, Belmont, Hunts Point and East Harlem at one point: the diagonal pairs are not adjacent. */
  fourCorners: [475, 150],
  belmontShore: [475, 72],
  sugarWestShore: [175, 150],
  sugarWestHarlem: [328, 150],
  westTenderloinShore: [75, 250],
  westTenderloinHarlem: [314, 250],
  tenderloinPointsShore: [42, 348],
  tenderloinPointsHarlem: [314, 348],
  harlemPointsShore: [417, 348],
  pointsBoweryWest: [42, 440],
  pointsBoweryEast: [325, 440],
  harlemHuntsShore: [495, 245],

  belmontNorth: [475, 15],
  belmontFordhamNorth: [632, 15],
  fordhamMorrisNorth: [795, 15],
  morrisNorth: [935, 15],
  belmontFordhamHunts: [632, 150],
  fordhamHuntsThroggs: [712, 150],
  fordhamMorrisThroggs: [795, 150],
  morrisThroggsShore: [955, 150],
  huntsThroggsShore: [712, 245],

  astoriaWhitestoneShore: [755, 295],
  astoriaWhitestoneFlushing: [755, 380],
  astoriaCoronaFlushing: [755, 432],
  astoriaCoronaWilliamsburg: [575, 432],
  astoriaWilliamsburgShore: [409, 432],
  whitestoneEast: [985, 315],
  whitestoneFlushingEast: [985, 380],
  flushingRichmondEast: [985, 490],
  coronaFlushingRichmond: [755, 490],
  coronaRichmondBrownsville: [690, 558],
  richmondJamaicaEast: [985, 615],
  richmondJamaicaBrownsville: [690, 615],
  jamaicaEast: [985, 811],
  jamaicaBrownsvilleShore: [690, 675],

  coronaWilliamsburgBrownsville: [575, 540],
  williamsburgHookShore: [301, 540],
  williamsburgHookBrownsville: [460, 540],
  hookConeyShore: [258, 655],
  hookConeyCanarsie: [408, 655],
  hookCanarsieBrownsville: [478, 655],
  canarsieBrownsvilleShore: [610, 655],
  coneyCanarsieShore: [408, 795],

  westerleighStapletonWest: [12, 660],
  westerleighStapletonEast: [218, 660],
  stapletonTottenvilleWest: [12, 747],
  stapletonTottenvilleEast: [218, 747],
} as const satisfies Record<string, Point>;

export type JunctionId = keyof typeof JUNCTIONS;

/** From one junction to another, over bends that belong to this arc alone. */
export type Course<Junction extends string = JunctionId> = readonly [from: Junction, ...bends: Point[], to: Junction];

/** Each border once, named after its two Districts with a slash. */
export const BORDER_ARCS = {
  'fivePoints/eastHarlem': ['tenderloinPointsHarlem', 'harlemPointsShore'],
  'fivePoints/tenderloin': ['tenderloinPointsShore', 'tenderloinPointsHarlem'],
  'fivePoints/bowery': ['pointsBoweryWest', 'pointsBoweryEast'],
  'sugarHill/eastHarlem': ['sugarWestHarlem', 'fourCorners'],
  'sugarHill/westSide': ['sugarWestShore', 'sugarWestHarlem'],
  'eastHarlem/tenderloin': ['westTenderloinHarlem', 'tenderloinPointsHarlem'],
  'eastHarlem/westSide': ['sugarWestHarlem', [328, 236], 'westTenderloinHarlem'],
  'tenderloin/westSide': ['westTenderloinShore', 'westTenderloinHarlem'],

  'huntsPoint/belmont': ['fourCorners', 'belmontFordhamHunts'],
  'huntsPoint/fordham': ['belmontFordhamHunts', 'fordhamHuntsThroggs'],
  'huntsPoint/throggsNeck': ['fordhamHuntsThroggs', 'huntsThroggsShore'],
  'morrisPark/fordham': ['fordhamMorrisNorth', 'fordhamMorrisThroggs'],
  'morrisPark/throggsNeck': ['fordhamMorrisThroggs', 'morrisThroggsShore'],
  'belmont/fordham': ['belmontFordhamNorth', 'belmontFordhamHunts'],
  'fordham/throggsNeck': ['fordhamHuntsThroggs', 'fordhamMorrisThroggs'],

  'corona/richmondHill': ['coronaFlushingRichmond', [755, 543], [740, 558], 'coronaRichmondBrownsville'],
  'corona/astoria': ['astoriaCoronaWilliamsburg', 'astoriaCoronaFlushing'],
  'corona/flushing': ['astoriaCoronaFlushing', 'coronaFlushingRichmond'],
  'richmondHill/flushing': ['coronaFlushingRichmond', 'flushingRichmondEast'],
  'richmondHill/jamaica': ['richmondJamaicaBrownsville', 'richmondJamaicaEast'],
  'astoria/flushing': ['astoriaWhitestoneFlushing', 'astoriaCoronaFlushing'],
  'astoria/whitestone': ['astoriaWhitestoneShore', 'astoriaWhitestoneFlushing'],
  'flushing/whitestone': ['astoriaWhitestoneFlushing', 'whitestoneFlushingEast'],

  'brownsville/williamsburg': ['williamsburgHookBrownsville', 'coronaWilliamsburgBrownsville'],
  'brownsville/redHook': ['williamsburgHookBrownsville', [460, 637], 'hookCanarsieBrownsville'],
  'brownsville/canarsie': ['hookCanarsieBrownsville', 'canarsieBrownsvilleShore'],
  'williamsburg/redHook': ['williamsburgHookShore', 'williamsburgHookBrownsville'],
  'coneyIsland/redHook': ['hookConeyShore', 'hookConeyCanarsie'],
  'coneyIsland/canarsie': ['hookConeyCanarsie', 'coneyCanarsieShore'],
  'redHook/canarsie': ['hookConeyCanarsie', 'hookCanarsieBrownsville'],

  'stapleton/westerleigh': ['westerleighStapletonWest', 'westerleighStapletonEast'],
  'stapleton/tottenville': ['stapletonTottenvilleWest', 'stapletonTottenvilleEast'],

  'sugarHill/belmont': ['belmontShore', 'fourCorners'],
  'eastHarlem/huntsPoint': ['fourCorners', [475, 225], 'harlemHuntsShore'],
  'corona/brownsville': ['coronaWilliamsburgBrownsville', [593, 558], 'coronaRichmondBrownsville'],
  'corona/williamsburg': ['astoriaCoronaWilliamsburg', 'coronaWilliamsburgBrownsville'],
  'richmondHill/brownsville': ['coronaRichmondBrownsville', 'richmondJamaicaBrownsville'],
  'astoria/williamsburg': ['astoriaWilliamsburgShore', 'astoriaCoronaWilliamsburg'],
  'jamaica/brownsville': ['richmondJamaicaBrownsville', 'jamaicaBrownsvilleShore'],
} as const satisfies Partial<Record<`${DistrictId}/${DistrictId}`, Course>>;

/** Shores, drawn clockwise round their one District. */
export const COAST_ARCS = {
  'sugarHill~': ['sugarWestShore', [283, 42], [445, 42], 'belmontShore'],
  'westSide~': ['westTenderloinShore', 'sugarWestShore'],
  'tenderloin~': ['tenderloinPointsShore', [42, 283], 'westTenderloinShore'],
  'fivePoints~west': ['pointsBoweryWest', 'tenderloinPointsShore'],
  'fivePoints~east': ['harlemPointsShore', 'pointsBoweryEast'],
  'bowery~': ['pointsBoweryEast', [237, 528], [50, 528], [42, 520], 'pointsBoweryWest'],
  'eastHarlem~': ['harlemHuntsShore', [495, 270], 'harlemPointsShore'],
  'belmont~': ['belmontShore', 'belmontNorth'],
  'morrisPark~': ['morrisNorth', [955, 35], 'morrisThroggsShore'],
  'throggsNeck~': ['morrisThroggsShore', [955, 195], [905, 245], 'huntsThroggsShore'],
  'huntsPoint~': ['huntsThroggsShore', 'harlemHuntsShore'],
  'astoria~': ['astoriaWilliamsburgShore', [546, 295], 'astoriaWhitestoneShore'],
  'whitestone~': ['astoriaWhitestoneShore', [965, 295], 'whitestoneEast'],
  'jamaica~': [
    'jamaicaEast',
    [960, 836],
    [690, 836],
    [672, 818],
    [690, 800],
    [810, 800],
    [835, 775],
    [835, 710],
    [800, 675],
    'jamaicaBrownsvilleShore',
  ],
  'williamsburg~': ['williamsburgHookShore', 'astoriaWilliamsburgShore'],
  'redHook~': ['hookConeyShore', [258, 583], 'williamsburgHookShore'],
  'coneyIsland~': ['coneyCanarsieShore', [408, 807], [383, 832], [283, 832], [258, 807], 'hookConeyShore'],
  'canarsie~': ['canarsieBrownsvilleShore', [610, 770], [585, 795], 'coneyCanarsieShore'],
  'brownsville~': ['jamaicaBrownsvilleShore', [630, 675], 'canarsieBrownsvilleShore'],
  'westerleigh~': [
    'westerleighStapletonWest',
    [12, 596],
    [38, 570],
    [192, 570],
    [218, 596],
    'westerleighStapletonEast',
  ],
  'stapleton~east': ['westerleighStapletonEast', 'stapletonTottenvilleEast'],
  'stapleton~west': ['stapletonTottenvilleWest', 'westerleighStapletonWest'],
  'tottenville~': [
    'stapletonTottenvilleEast',
    [218, 825],
    [205, 838],
    [25, 838],
    [12, 825],
    'stapletonTottenvilleWest',
  ],
} as const satisfies Partial<Record<`${DistrictId}~${string}`, Course>>;

/** The city line: land goes on behind it, but not the game. Clockwise round their one District. */
export const LIMIT_ARCS = {
  'belmont^': ['belmontNorth', 'belmontFordhamNorth'],
  'fordham^': ['belmontFordhamNorth', 'fordhamMorrisNorth'],
  'morrisPark^': ['fordhamMorrisNorth', 'morrisNorth'],
  'whitestone^': ['whitestoneEast', 'whitestoneFlushingEast'],
  'flushing^': ['whitestoneFlushingEast', 'flushingRichmondEast'],
  'richmondHill^': ['flushingRichmondEast', 'richmondJamaicaEast'],
  'jamaica^': ['richmondJamaicaEast', 'jamaicaEast'],
} as const satisfies Partial<Record<`${DistrictId}^`, Course>>;

export type BorderArcId = keyof typeof BORDER_ARCS;
export type ArcId = BorderArcId | keyof typeof COAST_ARCS | keyof typeof LIMIT_ARCS;
/** An arc walked as drawn, or against its direction with a leading minus. */
export type ArcRef<Id extends string = ArcId> = Id | `-${Id}`;

/** Each District's outline, clockwise. */
export const OUTLINES: Record<DistrictId, readonly ArcRef[]> = {
  fivePoints: [
    'fivePoints/tenderloin',
    'fivePoints/eastHarlem',
    'fivePoints~east',
    '-fivePoints/bowery',
    'fivePoints~west',
  ],
  sugarHill: ['sugarHill~', 'sugarHill/belmont', '-sugarHill/eastHarlem', '-sugarHill/westSide'],
  eastHarlem: [
    'sugarHill/eastHarlem',
    'eastHarlem/huntsPoint',
    'eastHarlem~',
    '-fivePoints/eastHarlem',
    '-eastHarlem/tenderloin',
    '-eastHarlem/westSide',
  ],
  tenderloin: ['tenderloin~', 'tenderloin/westSide', 'eastHarlem/tenderloin', '-fivePoints/tenderloin'],
  westSide: ['westSide~', 'sugarHill/westSide', 'eastHarlem/westSide', '-tenderloin/westSide'],
  bowery: ['fivePoints/bowery', 'bowery~'],
  huntsPoint: [
    'huntsPoint/belmont',
    'huntsPoint/fordham',
    'huntsPoint/throggsNeck',
    'huntsPoint~',
    '-eastHarlem/huntsPoint',
  ],
  morrisPark: ['morrisPark^', 'morrisPark~', '-morrisPark/throggsNeck', '-morrisPark/fordham'],
  belmont: ['belmont^', 'belmont/fordham', '-huntsPoint/belmont', '-sugarHill/belmont', 'belmont~'],
  fordham: ['fordham^', 'morrisPark/fordham', '-fordham/throggsNeck', '-huntsPoint/fordham', '-belmont/fordham'],
  throggsNeck: ['fordham/throggsNeck', 'morrisPark/throggsNeck', 'throggsNeck~', '-huntsPoint/throggsNeck'],
  corona: ['corona/astoria', 'corona/flushing', 'corona/richmondHill', '-corona/brownsville', '-corona/williamsburg'],
  richmondHill: [
    'richmondHill/flushing',
    'richmondHill^',
    '-richmondHill/jamaica',
    '-richmondHill/brownsville',
    '-corona/richmondHill',
  ],
  astoria: ['astoria~', 'astoria/whitestone', 'astoria/flushing', '-corona/astoria', '-astoria/williamsburg'],
  flushing: ['flushing/whitestone', 'flushing^', '-richmondHill/flushing', '-corona/flushing', '-astoria/flushing'],
  whitestone: ['whitestone~', 'whitestone^', '-flushing/whitestone', '-astoria/whitestone'],
  jamaica: ['richmondHill/jamaica', 'jamaica^', 'jamaica~', '-jamaica/brownsville'],
  brownsville: [
    'brownsville/williamsburg',
    'corona/brownsville',
    'richmondHill/brownsville',
    'jamaica/brownsville',
    'brownsville~',
    '-brownsville/canarsie',
    '-brownsville/redHook',
  ],
  williamsburg: [
    'astoria/williamsburg',
    'corona/williamsburg',
    '-brownsville/williamsburg',
    '-williamsburg/redHook',
    'williamsburg~',
  ],
  coneyIsland: ['coneyIsland/redHook', 'coneyIsland/canarsie', 'coneyIsland~'],
  redHook: ['williamsburg/redHook', 'brownsville/redHook', '-redHook/canarsie', '-coneyIsland/redHook', 'redHook~'],
  canarsie: ['redHook/canarsie', 'brownsville/canarsie', 'canarsie~', '-coneyIsland/canarsie'],
  stapleton: ['stapleton/westerleigh', 'stapleton~east', '-stapleton/tottenville', 'stapleton~west'],
  westerleigh: ['westerleigh~', '-stapleton/westerleigh'],
  tottenville: ['stapleton/tottenville', 'tottenville~'],
};
