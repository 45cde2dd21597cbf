/**
 * The game's own signs as small vector drawings on a 24 x 24 grid, in the colour of the text around them. They work inside
 * HTML and inside another SVG alike, and are hidden from screen readers: the words beside them say it.
 */

import { memo, type ReactNode } from 'react';

export interface GlyphProps {
  /** Side of the square, in CSS pixels or in the units of the SVG around it. */
  readonly size?: number;
  /** Top left corner, inside another SVG. */
  readonly x?: number;
  readonly y?: number;
  readonly color?: string;
  readonly className?: string;
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'miter' } as const;

const DRAWINGS = {
  ward: (
    <path fillRule="evenodd" d="M3 22V8l5-5 5 5v14zm4-12v3h2v-3zm0 6v3h2v-3zm8 6V11h6v11zm2-8v2h2v-2zm0 4v2h2v-2z" />
  ),
  dock: (
    <g {...line}>
      <circle cx="12" cy="4.6" r="2.4" />
      <path d="M12 7v14M7.5 10.5h9M3.5 14c.5 4.500 4 7 8.500 7s8-2.500 8.500-7M1.800 16.500l1.700-3 3 1.700m15.700 1.300-1.700-3-3 1.700" />
    </g>
  ),
  speakeasy: (
    <path fillRule="evenodd" d="M1.500 3h21L13.200 13.200V20H18v2H6v-2h4.800v-6.800zm5 2.200 2 2.200h7l2-2.200z" />
  ),
  highSociety: (
    <path
      fillRule="evenodd"
      d="M6 3c3-1 9-1 12 0l-1 14h6c-1.500 3-6 4.500-11 4.500S2.500 20 1 17h6zm1 9 .2 3h9.600l.2-3z"
    />
  ),
  moonshine: (
    <path
      fillRule="evenodd"
      d="M7 2h10c3 6 3 14 0 20H7C4 16 4 8 7 2zm6.800 4.500a5.600 5.600 0 1 0 2.700 9.600 5 5 0 0 1-2.700-9.600zM6.200 4.600l-.4 1.400h12.400l-.4-1.400h-3.300z"
    />
  ),
  rum: (
    <path
      fillRule="evenodd"
      d="M2 7c6-3 14-3 20 0v10c-6 3-14 3-20 0zm4.500-.3v10.600l1.600.3V6.400zm9.400-.3v11.200l1.600-.3V6.700zM9.800 8.500v7h1.700v-2.300l1.500 2.300h1.900l-1.700-2.600c1.900-.9 1.600-4.400-1-4.400zm1.700 1.500h.8c.9 0 .9 1.700 0 1.700h-.8z"
    />
  ),
  safehouse: (
    <path
      fillRule="evenodd"
      d="M12 1.500 23 10h-2.500v12h-17V10H1zM12 8a2.600 2.600 0 0 0-1.500 4.700L9.500 18h5l-1-5.300A2.600 2.600 0 0 0 12 8z"
    />
  ),
  squad: (
    <path
      fillRule="evenodd"
      d="M12 1c3 2 6 2.500 9.500 2.300C22 12 19 19.500 12 23 5 19.500 2 12 2.500 3.300 6 3.500 9 3 12 1zm0 5-1.500 4H6.300l3.400 2.600L8.400 17l3.600-2.600 3.600 2.600-1.300-4.400L17.700 10h-4.200z"
    />
  ),
  padlock: (
    <path
      fillRule="evenodd"
      d="M6 10V8a6 6 0 0 1 12 0v2h2.500v12h-17V10zm2.800 0h6.400V8a3.200 3.200 0 0 0-6.400 0zM12 13a2 2 0 0 0-1 3.700V19h2v-2.300A2 2 0 0 0 12 13z"
    />
  ),
  heat: (
    <path
      fillRule="evenodd"
      d="M13 1c.5 4 6.500 7 6.500 13.500A7.500 7.500 0 0 1 12 22.500a7.500 7.500 0 0 1-7.500-8c0-3 1.500-5 3-6.500.2 1.600.8 2.700 1.800 3.300C8.800 7 10.500 3.500 13 1zm-.8 11.500c-2 1.700-3.200 3-3.200 4.800a3 3 0 0 0 6 0c0-1.800-1-2.800-2.800-4.800z"
    />
  ),
  nod: (
    <path
      fillRule="evenodd"
      d="M12 1a8 8 0 0 1 4.500 14.600L18 23l-6-3-6 3 1.500-7.400A8 8 0 0 1 12 1zM7.300 8.800l-1.500 1.700 5 4 7-7.600-1.700-1.500-5.500 6z"
    />
  ),
  rat: (
    <path
      fillRule="evenodd"
      d="M2 15.500c.6-4 4-7 8.500-7 1.700 0 3 .3 4.200.8a2.700 2.700 0 1 1 4.300 2.200l3.500 3.500c.8.800.2 2-1 2h-5l1 1.500h-3l-1.500-1.500H7.500c-3 0-4 1.300-2.500 2.300 1.500.9 5 .3 8-.3v2c-4 1-8.500 1.200-10.200-.8-1-1.200-.8-2.700.3-3.700-.7-.2-1.100-.5-1.100-1zm15.300-3.300a.9.900 0 1 0 0 1.800.9.900 0 0 0 0-1.800z"
    />
  ),
  shylock: (
    <path
      fillRule="evenodd"
      d="M2 4h20v16H2zm2 2v12h16V6zm7.200 1.200h1.600v1.300c1.500.2 2.400 1 2.600 2.300h-1.800c-.5-1.300-3-1.100-3 .1 0 1.700 5 .5 5 3.500 0 1.400-1 2.300-2.800 2.500v1.300h-1.600v-1.300c-1.700-.2-2.700-1.200-2.800-2.700h1.900c.3 1.800 3.400 1.500 3.400.2 0-1.800-4.900-.6-4.900-3.500 0-1.300.9-2.200 2.400-2.400z"
    />
  ),
  welsher: <path d="M3 2h9l-2.500 5 3 3.500-3.500 4 2 3.500-2 4H3zm11 0h7v20h-9l2-4-2-3.500 3.500-4-3-3.500z" />,
  boss: (
    <path
      fillRule="evenodd"
      d="M6.500 7.500 8 1.500c1.300-.8 2.700 0 4 .8 1.300-.8 2.700-1.600 4-.8l1.500 6c2.300.4 4 1 5.500 2-3 1.700-6.700 2-11 2s-8-.3-11-2c1.500-1 3.200-1.600 5.500-2zM7 13c3 .6 7 .6 10 0-.3 1.400-.8 2.500-1.600 3.300L21 18.500V23h-7l-2-3.500L10 23H3v-4.500l5.600-2.200C7.800 15.500 7.300 14.400 7 13z"
    />
  ),
  runner: (
    <path d="M12 2.500c3 0 5 1.800 5.300 4l2.200 1.200-.5 1.600h-2c-.2 1.800-1 3.200-2.200 4 3.700 1 6.200 4 6.200 9.200H3c0-5.200 2.500-8.200 6.200-9.200C7.800 12.300 7 10.700 7 8.500V7c.3-2.700 2.300-4.500 5-4.500z" />
  ),
  influence: (
    <path
      fillRule="evenodd"
      d="M12 1 23 12 12 23 1 12zm0 4.200L5.200 12l6.800 6.800 6.800-6.800zm0 2.800 4 4-4 4-4-4z"
    />
  ),
} as const satisfies Record<string, ReactNode>;

export type GlyphName = keyof typeof DRAWINGS;
export const GLYPH_NAMES = Object.keys(DRAWINGS) as GlyphName[];

/** The square that every drawing of this file sits in. */
export function GlyphFrame({ size = 24, x, y, color, className, children }: GlyphProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      x={x}
      y={y}
      color={color}
      className={className}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** One of the game's signs by name. Like all signs it is many times on the table, and drawn anew only when it changes. */
export const Glyph = memo(function Glyph({ name, ...frame }: GlyphProps & { readonly name: GlyphName }) {
  return <GlyphFrame {...frame}>{DRAWINGS[name]}</GlyphFrame>;
});

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

/** A die showing 1 to 6: the face in `color`, the pips in `ink`. Any other value shows a blank face. */
export const Die = memo(function Die({
  value,
  ink = '#0d0c0f',
  ...frame
}: GlyphProps & { readonly value: number; readonly ink?: string }) {
  return (
    <GlyphFrame {...frame}>
      <path d="M4.500 1h15L23 4.500v15L19.500 23h-15L1 19.500v-15z" />
      {(PIPS[value] ?? []).map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="2.300" fill={ink} />
      ))}
    </GlyphFrame>
  );
});
