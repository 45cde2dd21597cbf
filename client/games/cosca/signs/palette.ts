import type { Family } from '../../../../src/games/cosca/data/families.ts';

export const LACQUER = '#0d0c0f';

/** Colours of the hats, apart in lightness too, so that they differ in the three simulations of colour blindness. */
export const FAMILY_COLOUR: Readonly<Record<Family, string>> = {
  red: '#e2473f',
  green: '#66d49d',
  blue: '#4f88f2',
  yellow: '#ffd95f',
  purple: '#e6b3f5',
};

const LINE = 'rgb(13 12 15 / 0.55)';

/** A weave for each family's ribbon, over its colour: CSS backgrounds. */
export const FAMILY_WEAVE: Readonly<Record<Family, string>> = {
  red: `repeating-linear-gradient(135deg, ${LINE} 0 3px, transparent 3px 8px)`,
  green: `radial-gradient(circle at 4px 4px, ${LINE} 2px, transparent 2.500px) 0 0 / 8px 8px`,
  blue: `repeating-linear-gradient(0deg, ${LINE} 0 2px, transparent 2px 6px)`,
  yellow: `conic-gradient(${LINE} 25%, transparent 0 50%, ${LINE} 0 75%, transparent 0) 0 0 / 10px 10px`,
  purple: `repeating-linear-gradient(90deg, ${LINE} 0 2px, transparent 2px 7px)`,
};
