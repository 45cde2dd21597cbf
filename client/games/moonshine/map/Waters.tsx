/** The still ground under the city: the waters with their lines, the land beyond the game, the title in its corner. */

import { BOROUGHS } from '../../../../src/games/moonshine/data/districts.ts';
import { BOARD } from './arcs.ts';
import { BEYOND, BOROUGH_LABELS, FAR_LANDS, type Label, WATERS } from './features.ts';
import { boroughPath, pathOf } from './geometry.ts';
import { DISPLAY, FAR_LAND, GILT, GILT_DIM, SEA, TEXT, WATER } from './palette.ts';
import { UNSPOKEN } from './unspoken.ts';

const SHORES = [
  ...BOROUGHS.map((borough) => boroughPath(borough)),
  ...FAR_LANDS.map((ring) => pathOf(ring, true)),
].join('');
/** Lines that follow the shores: distance in board units, and how much gilt is in them. */
const RIPPLES = [
  { distance: 18, strength: 0.2 },
  { distance: 12, strength: 0.32 },
  { distance: 6, strength: 0.48 },
] as const;
/** Directions of the title's rays, from level to level over the top. */
const RAYS = Array.from(
  { length: 13 },
  (_, i) => [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)] as const,
);

/** Words on the water or a bridge, one or two lines around their middle. */
export function WaterLabel({ label, size, fill, spacing = 0 }: LabelProps) {
  const [x, y] = label.at;
  const first = size * 0.36 - ((label.lines.length - 1) * size * 1.08) / 2;
  return (
    <text
      transform={`translate(${x} ${y}) rotate(${label.turn})`}
      textAnchor="middle"
      fontFamily={TEXT}
      fontSize={size}
      fontWeight={600}
      letterSpacing={spacing}
      stroke={WATER}
      strokeWidth={3}
      paintOrder="stroke"
      fill={fill}
    >
      {label.lines.map((words, i) => (
        <tspan key={words} x={spacing / 2} y={first + i * size * 1.08}>
          {words.toUpperCase()}
        </tspan>
      ))}
    </text>
  );
}

interface LabelProps {
  readonly label: Label;
  readonly size: number;
  readonly fill: string;
  readonly spacing?: number;
}

function Ripples() {
  return RIPPLES.map(({ distance, strength }) => (
    <g key={distance} fill="none" strokeLinejoin="miter">
      <path d={SHORES} stroke={GILT_DIM} strokeOpacity={strength} strokeWidth={2 * distance + 1} />
      <path d={SHORES} stroke={WATER} strokeWidth={2 * distance - 0.6} />
    </g>
  ));
}

/** The name of the city across New Jersey, under a rising fan of rays. */
function Title() {
  return (
    <g transform="translate(92 92) rotate(-45)" textAnchor="middle" fontFamily={DISPLAY} fill={GILT}>
      <g stroke={GILT} strokeOpacity={0.45} fill="none">
        {RAYS.map(([dx, dy]) => (
          <path key={dx} d={`M${22 * dx} ${-30 - 22 * dy}L${58 * dx} ${-30 - 58 * dy}`} />
        ))}
        <path d="M-18-30a18 18 0 0 1 36 0M-13-30a13 13 0 0 1 26 0M-84-30h168M-84-27h168" />
      </g>
      <text y={2} fontSize={29} letterSpacing={3}>
        New York
      </text>
      <text x={4} y={26} fontSize={17} letterSpacing={9}>
        1929
      </text>
    </g>
  );
}

/** Everything that no District covers. Static: it takes no properties and is drawn once. */
export function Waters() {
  return (
    <g {...UNSPOKEN}>
      <rect x={-BEYOND} y={-BEYOND} width={BOARD.width + 2 * BEYOND} height={BOARD.height + 2 * BEYOND} fill={WATER} />
      <Ripples />
      {FAR_LANDS.map((ring) => (
        <g key={pathOf(ring)}>
          <path d={pathOf(ring, true)} fill={FAR_LAND} />
          <path d={pathOf(ring, true)} fill="url(#moonshine-hatch)" stroke={GILT_DIM} strokeOpacity={0.7} />
        </g>
      ))}
      <Title />
      {WATERS.map((label) => (
        <WaterLabel key={label.lines[0]} label={label} size={13} fill={SEA} spacing={2.4} />
      ))}
      {BOROUGH_LABELS.map((label) => (
        <WaterLabel key={label.lines[0]} label={label} size={10.5} fill={GILT} spacing={2.6} />
      ))}
    </g>
  );
}
