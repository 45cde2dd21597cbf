import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../../map/glyphs.tsx';
import { FAMILY_COLOUR } from '../../map/palette.ts';
import type { Labels } from './words.ts';

const LAND = '#1e1a1e';
const GILT = '#d9b873';
const WATER = '#7fa6c9';
const FLAME = '#ff8a55';

function Drawing({ caption, height, children }: { caption: string; height: number; children: ReactNode }) {
  return (
    <figure className="rule-figure">
      <svg className="rule-drawing" viewBox={`0 0 640 ${height}`} role="img" aria-label={caption}>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface PlotProps {
  x: number;
  y: number;
  glyph: GlyphName;
  stroke?: string;
}

/** A District in outline, 90 by 70. */
function Plot({ x, y, glyph, stroke = GILT }: PlotProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M6 0h78l6 10v52l-8 8H8l-8-10V8z" fill={LAND} stroke={stroke} strokeWidth={1.6} />
      <Glyph name={glyph} size={28} x={31} y={21} color={stroke} />
    </g>
  );
}

const Said = ({ x, y, fill = '#bfb5a2', children }: { x: number; y: number; fill?: string; children: string }) => (
  <text x={x} y={y} fill={fill} fontSize={15} textAnchor="middle" fontFamily="var(--text)">
    {children}
  </text>
);

/** Border, bridge and water. */
export function Connection({ labels }: { labels: Labels }) {
  return (
    <Drawing caption={labels.connectionCaption} height={120}>
      <Plot x={20} y={12} glyph="ward" />
      <Plot x={110} y={12} glyph="speakeasy" />
      <Said x={110} y={106}>
        {labels.border}
      </Said>
      <path d="M200 47h60" stroke={GILT} strokeWidth={6} strokeDasharray="2 5" />
      <path d="M200 40h60M200 54h60" stroke={GILT} strokeWidth={1.5} />
      <Said x={230} y={106}>
        {labels.bridge}
      </Said>
      <Plot x={260} y={12} glyph="dock" />
      <path
        d="M356 47q15-14 30 0t30 0 30 0 30 0 30 0 30 0"
        fill="none"
        stroke={WATER}
        strokeWidth={2}
        strokeDasharray="7 5"
      />
      <Said x={446} y={106} fill={WATER}>
        {labels.water}
      </Said>
      <Plot x={540} y={12} glyph="dock" />
    </Drawing>
  );
}

/** A Squad chooses between two Districts in its reach, and the crew of one runs. */
export function RaidDrawing({ labels }: { labels: Labels }) {
  return (
    <Drawing caption={labels.raidCaption} height={210}>
      <Plot x={40} y={70} glyph="squad" stroke={WATER} />
      <Plot x={230} y={10} glyph="moonshine" stroke={FLAME} />
      <Plot x={230} y={124} glyph="speakeasy" stroke={FAMILY_COLOUR.irish} />
      <Plot x={430} y={10} glyph="ward" />
      <path d="M132 96q50-10 92-44" fill="none" stroke={WATER} strokeWidth={3} markerEnd="" />
      <path d="M224 52l-14 3 8 9z" fill={WATER} />
      <path d="M132 112q50 10 92 40" fill="none" stroke={WATER} strokeWidth={1.5} strokeDasharray="4 5" />
      <path d="M324 45h96" fill="none" stroke={GILT} strokeWidth={2} strokeDasharray="6 4" />
      <path d="M426 45l-12-6v12z" fill={GILT} />
      <Said x={275} y={104} fill={FLAME}>
        {labels.raidTarget}
      </Said>
      <Said x={372} y={34} fill={GILT}>
        {labels.raidRuns}
      </Said>
      <Said x={380} y={164}>
        {labels.raidReach}
      </Said>
      <g transform="translate(548 14)">
        {[FAMILY_COLOUR.irish, FAMILY_COLOUR.vipers, FAMILY_COLOUR.sicilians].map((colour, i) => (
          <rect
            key={colour}
            x={i * 27}
            width={24}
            height={24}
            fill={colour}
            stroke={i === 2 ? FLAME : 'none'}
            strokeWidth={3}
          />
        ))}
      </g>
      <Said x={586} y={60} fill={FLAME}>
        {labels.mark}
      </Said>
    </Drawing>
  );
}
