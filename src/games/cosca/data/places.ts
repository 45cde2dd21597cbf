/** The six places of the city in the order in which they are worked through; also the six faces of every die (section 2.2). */
export const PLACES = ['bank', 'gunShop', 'racetrack', 'club', 'villa', 'street'] as const;

export type Place = (typeof PLACES)[number];

/** How many dice show each place, in the order of PLACES. Written once, then only replaced. */
export type Counts = readonly number[];

export const BANK = 0;
export const GUN_SHOP = 1;
export const RACETRACK = 2;
export const CLUB = 3;
export const VILLA = 4;
export const STREET = 5;

/** Faces counted by place; their order is of no account. */
export function countsOf(faces: readonly Place[]): Counts {
  return PLACES.map((place) => faces.filter((face) => face === place).length);
}

/** The faces in the order of PLACES. */
export function facesOf(counts: Counts): Place[] {
  return PLACES.flatMap((place, i) => Array<Place>(counts[i] ?? 0).fill(place));
}

/** Whether that is a place's id. */
export function isPlace(id: unknown): id is Place {
  return (PLACES as readonly unknown[]).includes(id);
}
