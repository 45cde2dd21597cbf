/** The colours of the house on the map: gilt and ivory on black lacquer, a tint per kind, a colour per family. */

import type { Borough, Kind } from '../../../../src/games/moonshine/data/districts.ts';
import type { Family } from '../../../../src/games/moonshine/data/families.ts';

export const LACQUER = '#0d0c0f';
export const WATER = '#06080c';
export const FAR_LAND = '#0b0b0c';
export const GILT = '#d9b873';
export const GILT_BRIGHT = '#f4dfa6';
export const GILT_DIM = '#8f7645';
export const IVORY = '#f6efdf';
export const SEA = '#8fb3bd';
export const MOONSHINE = '#dfe6ea';
export const RUM = '#e08f45';
export const FLAME = '#ff7a3c';
export const SQUAD = '#b9d3ff';

/** The ground of a District by its kind: dark enough for ivory and gilt words. */
export const KIND_TINT: Readonly<Record<Kind, string>> = {
  ward: '#1f1d1b',
  dock: '#12232c',
  speakeasy: '#2b1e10',
  highSociety: '#321427',
};

/** Family colours, far apart in lightness too, so that they differ in the three simulations of colour blindness. */
export const FAMILY_COLOUR: Readonly<Record<Family, string>> = {
  sicilians: '#e94f46',
  irish: '#66d49d',
  vipers: '#4f88f2',
  knights: '#ffd95f',
};

/**
 * How strongly a holder's cloth covers the ground: lacquer first, then a wash of the family's colour, then its pattern,
 * soft or `strong` as it is set. The last is the wash of a lit District. Words must stay readable on all of them together.
 */
export const CLOTH = { lacquer: 0.7, wash: 0.09, pattern: 0.16, strong: 0.34, lit: 0.07 } as const;

/** The second line of a District and its kind's sign: gilt is too near to a strongly woven cloth. */
export const SIGN_COLOUR = { soft: GILT, strong: IVORY } as const;

/** The id of a family's fill pattern, which FamilyPatterns defines: `fill="url(#…)"`. */
export const FAMILY_PATTERN: Readonly<Record<Family, string>> = {
  sicilians: 'moonshine-stripes',
  irish: 'moonshine-dots',
  vipers: 'moonshine-chevrons',
  knights: 'moonshine-checks',
};

export const BOROUGH_NAME: Readonly<Record<Borough, string>> = {
  manhattan: 'Manhattan',
  bronx: 'The Bronx',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  staten: 'Staten Island',
};

/** Display and text faces, with what stands in until they are loaded. */
export const DISPLAY = "Limelight, 'Poiret One', Georgia, serif";
export const TEXT = "'Josefin Sans', 'Century Gothic', Futura, sans-serif";
