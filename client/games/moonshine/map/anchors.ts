/** Where each District's words and pieces stand: boxes that lie inside its outline and apart from each other. */

import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import type { MapName } from './drawings.ts';
import { LATER_ANCHORS } from './laterManhattan.ts';
import { type Anchors, tall, wide } from './slots.ts';

export type { Anchors, Slot, SlotName } from './slots.ts';

type CityAnchors = Readonly<Record<DistrictId, Anchors>>;

/** Those of the default map. */
export const ANCHORS: CityAnchors = {
  fivePoints: wide(112, 358),
  sugarHill: wide(270, 66),
  eastHarlem: tall(336, 172),
  tenderloin: wide(92, 264),
  westSide: wide(174, 160, 100, -40),
  bowery: wide(49, 447),
  huntsPoint: wide(512, 162),
  morrisPark: tall(806, 28),
  belmont: tall(488, 28),
  fordham: tall(648, 28),
  throggsNeck: wide(720, 158),
  corona: tall(599, 439),
  richmondHill: wide(775, 517),
  astoria: wide(532, 332),
  flushing: wide(777, 399),
  whitestone: wide(774, 301),
  jamaica: tall(844, 646),
  brownsville: wide(481, 566),
  williamsburg: wide(394, 457, 128, -30),
  coneyIsland: tall(267, 682),
  redHook: wide(296, 562, 110, -32),
  canarsie: tall(443, 668),
  stapleton: wide(20, 667),
  westerleigh: wide(40, 580, 110, -19),
  tottenville: wide(20, 753),
};

const ON_MAP: Readonly<Record<MapName, CityAnchors>> = { window: ANCHORS, later: { ...ANCHORS, ...LATER_ANCHORS } };

/** The boxes of every District on that map. */
export function anchorsOf(map: MapName): CityAnchors {
  return ON_MAP[map];
}
