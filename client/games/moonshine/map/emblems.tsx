/** Who is who without colour: an emblem and a fill pattern per family. */

import { memo, type ReactNode } from 'react';
import { FAMILIES, type Family } from '../../../../src/games/moonshine/data/families.ts';
import { GlyphFrame, type GlyphProps } from './glyphs.tsx';
import { FAMILY_COLOUR, FAMILY_PATTERN } from './palette.ts';

/** Stiletto, shamrock, snake and shield, on the grid of the glyphs. */
const EMBLEMS: Readonly<Record<Family, ReactNode>> = {
  sicilians: (
    <path d="M22.500 1.500 21 7l-8.300 8.300 1.800 1.800-1.700 1.700-2.300-2.300-3.600 3.600a2.300 2.300 0 1 1-2.900-2.900l3.600-3.600-2.400-2.400 1.700-1.700 1.800 1.800L17 3z" />
  ),
  irish: (
    <path d="M12 10.500C9 8 8 5.500 9 3.500c.8-1.600 2.400-1.500 3-.2.600-1.300 2.200-1.400 3 .2 1 2-0 4.500-3 7 2.500-2 6-2.500 8-1 1.500 1.200 1.200 2.700-.2 3.200 1 1 .8 2.600-.8 3.200-2 .8-4.500-.6-6.200-3.400.2 3.500 1 6.500 3.200 9.500h-3c-1.500-2.800-2-6-2-9.500-1.700 2.800-4.200 4.200-6.200 3.400-1.600-.6-1.800-2.200-.8-3.200-1.400-.5-1.700-2-.2-3.200 2-1.500 5.500-1 8.200 1z" />
  ),
  vipers: (
    <g fill="none" stroke="currentColor">
      <path
        strokeWidth="3.400"
        strokeLinecap="round"
        d="M2.500 19.500c2.500 2.500 15 3.800 16.500-1.200 1.600-5.300-13-3.800-13-9.300 0-3.500 4-4.500 7.500-3.800"
      />
      <path fill="currentColor" d="M12.500 2.500c3-1 5.500-.2 7 2.500-1.500 2.700-4 3.700-7 2.700z" />
      <path strokeWidth="1.300" d="M19.500 5h2l2-2m-2 2 2 2" />
    </g>
  ),
  knights: (
    <path
      fillRule="evenodd"
      d="M2.500 2h19v9c0 5.500-4 9.500-9.500 12-5.500-2.500-9.500-6.500-9.500-12zm7.700 3v4H6v3.500h4.200V18h3.600v-5.500H18V9h-4.200V5z"
    />
  ),
};

/** A family's emblem in its colour unless another is given. */
export const Emblem = memo(function Emblem({ family, ...frame }: GlyphProps & { readonly family: Family }) {
  return (
    <GlyphFrame color={FAMILY_COLOUR[family]} {...frame}>
      {EMBLEMS[family]}
    </GlyphFrame>
  );
});

/** One tile of 12 x 12 units per family. */
const TILES: Readonly<Record<Family, ReactNode>> = {
  sicilians: <path d="M-3 3 3-3M0 12 12 0M9 15l6-6" stroke="currentColor" strokeWidth="3.500" />,
  irish: (
    <g fill="currentColor">
      <circle cx="3" cy="3" r="2.200" />
      <circle cx="9" cy="9" r="2.200" />
    </g>
  ),
  vipers: <path d="M-1 4 6 0l7 4M-1 10l7-4 7 4" fill="none" stroke="currentColor" strokeWidth="2" />,
  knights: <path d="M0 0h6v6H0zm6 6h6v6H6z" fill="currentColor" />,
};

/** The four patterns; put it once into the `defs` of an SVG. Transparent between the strokes. */
export function FamilyPatterns() {
  return FAMILIES.map((family) => (
    <pattern
      key={family}
      id={FAMILY_PATTERN[family]}
      width="12"
      height="12"
      patternUnits="userSpaceOnUse"
      color={FAMILY_COLOUR[family]}
    >
      {TILES[family]}
    </pattern>
  ));
}
