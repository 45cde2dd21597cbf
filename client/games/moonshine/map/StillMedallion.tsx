/** A Still: its number in a round, and its Pressure as lit segments of the ring around it, one to six of six. */

import { DISPLAY, GILT, GILT_BRIGHT, IVORY, LACQUER } from './palette.ts';

const RING = 17.2;

/** The k-th of six segments, clockwise from the top. */
function segment(k: number): string {
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(RING * Math.cos(angle)).toFixed(2)} ${(RING * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(k * 60 + 6)}A${RING} ${RING} 0 0 1 ${at(k * 60 + 54)}`;
}

const SEGMENTS = [0, 1, 2, 3, 4, 5].map(segment);

export interface StillProps {
  /** The middle, in units of the SVG around it; the drawing is 42 across. */
  readonly x: number;
  readonly y: number;
  readonly still: number;
  readonly pressure: number;
  /** A larger number in the same round, for a small screen. */
  readonly large?: boolean;
}

export function StillMedallion({ x, y, still, pressure, large = false }: StillProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={20.4} fill={LACQUER} stroke={GILT} strokeWidth={1.2} />
      {SEGMENTS.map((d, k) => (
        <path key={d} d={d} fill="none" strokeWidth={4} stroke={k < pressure ? GILT_BRIGHT : '#3b3326'} />
      ))}
      <text y={large ? 8 : 6.4} textAnchor="middle" fontFamily={DISPLAY} fontSize={large ? 23 : 18.5} fill={IVORY}>
        {still}
      </text>
    </g>
  );
}
