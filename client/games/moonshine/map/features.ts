/** What lies on the map besides the Districts: bridges, piers, the names of the waters, and the land beyond the game. */

import { BRIDGES, type DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import { BOARD, type Point } from './arcs.ts';

export { type Anchors, anchorsOf, type Slot, type SlotName } from './anchors.ts';

/** Words on the water: centre, turn in degrees (clockwise), one or two lines. */
export interface Label {
  readonly lines: readonly string[];
  readonly at: Point;
  readonly turn: number;
}

/** A bridge from the first District's shore to the second's. */
export interface BridgeDrawing {
  readonly name: string;
  readonly joins: readonly [DistrictId, DistrictId];
  readonly from: Point;
  readonly to: Point;
  readonly label: Label;
}

const BRIDGE_LINES: Readonly<Record<string, Omit<BridgeDrawing, 'name' | 'joins'>>> = {
  'Hell Gate Bridge': {
    from: [664, 245],
    to: [664, 295],
    label: { lines: ['Hell Gate', 'Bridge'], at: [713, 270], turn: 0 },
  },
  'Queensboro Bridge': {
    from: [441, 324],
    to: [479, 362],
    label: { lines: ['Queensboro', 'Bridge'], at: [498, 305], turn: -45 },
  },
  'Williamsburg Bridge': {
    from: [352, 413],
    to: [390, 451],
    label: { lines: ['Williamsburg', 'Bridge'], at: [327, 476], turn: -45 },
  },
  'Brooklyn Bridge': {
    from: [250, 515],
    to: [288, 553],
    label: { lines: ['Brooklyn', 'Bridge'], at: [214, 552], turn: 0 },
  },
};

/** The four bridges; throws when the facts name a bridge that is not drawn. */
export const BRIDGE_DRAWINGS: readonly BridgeDrawing[] = BRIDGES.map(({ name, joins }) => {
  const line = BRIDGE_LINES[name];
  if (!line) throw new Error(`no drawing of ${name}`);
  return { name, joins, ...line };
});

/** Three fingers into the water from a point of the Dock's shore; `out` points from the land, in degrees from east. */
export interface Pier {
  readonly dock: DistrictId;
  readonly at: Point;
  readonly out: number;
}

export const PIERS: readonly Pier[] = [
  { dock: 'westSide', at: [125, 200], out: 225 },
  { dock: 'bowery', at: [42, 478], out: 180 },
  { dock: 'throggsNeck', at: [930, 220], out: 45 },
  { dock: 'whitestone', at: [865, 295], out: 270 },
  { dock: 'jamaica', at: [835, 742], out: 180 },
  { dock: 'canarsie', at: [610, 715], out: 0 },
  { dock: 'westerleigh', at: [140, 570], out: 270 },
  { dock: 'tottenville', at: [218, 786], out: 0 },
];

/** Length of a pier's fingers, their thickness, and the distance between their middles. */
export const PIER_SIZE = { length: 15, width: 4, pitch: 10 } as const;

/** The outer ends of a pier's three fingers. */
export function pierTips({ at: [x, y], out }: Pier): readonly Point[] {
  const angle = (out * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return [-1, 0, 1].map((k) => [
    x + dx * PIER_SIZE.length - dy * k * PIER_SIZE.pitch,
    y + dy * PIER_SIZE.length + dx * k * PIER_SIZE.pitch,
  ]);
}

export const WATERS: readonly Label[] = [
  { lines: ['Hudson'], at: [196, 97], turn: -45 },
  { lines: ['East River'], at: [415, 388], turn: -45 },
  { lines: ['Hell Gate'], at: [598, 270], turn: 0 },
  { lines: ['Long Island Sound'], at: [978, 110], turn: 90 },
  { lines: ['The Narrows'], at: [239, 690], turn: -90 },
  { lines: ['Upper Bay'], at: [62, 549], turn: 0 },
  { lines: ['Jamaica Bay'], at: [722, 738], turn: 0 },
  { lines: ['Atlantic Ocean'], at: [555, 833], turn: 0 },
];

/** The Boroughs' names outside their shores, with the place in the order of a Raid where a Squad walks. */
export const BOROUGH_LABELS: readonly Label[] = [
  { lines: ['Manhattan · 1'], at: [368, 17], turn: 0 },
  { lines: ['The Bronx · 2'], at: [713, 2], turn: 0 },
  { lines: ['Queens · 3'], at: [998, 560], turn: 90 },
  { lines: ['Brooklyn · 4'], at: [500, 810], turn: 0 },
  { lines: ['Staten Island'], at: [115, 848], turn: 0 },
];

/** How far land and water go on behind the edge of the board, for a window of other proportions. */
export const BEYOND = 800;
const [EAST, NORTH] = [BOARD.width + BEYOND, -BEYOND];

/** Land that is not in the game: New Jersey, Westchester, Nassau. */
export const FAR_LANDS: readonly (readonly Point[])[] = [
  [
    [262 + BEYOND, -BEYOND],
    [-BEYOND, 262 + BEYOND],
    [-BEYOND, NORTH],
  ],
  [
    [475, NORTH],
    [935, NORTH],
    [935, 15],
    [475, 15],
  ],
  [
    [985, 315],
    [1005, 295],
    [EAST, 295],
    [EAST, 836],
    [1010, 836],
    [985, 811],
  ],
];
