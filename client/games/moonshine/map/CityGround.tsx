/** The city as a board: everything that is printed on it. Pieces are the children, drawn on top in board units. */

import { memo, type ReactNode } from 'react';
import { BOROUGHS, DISTRICT_IDS, DISTRICTS, type DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import type { Pattern } from '../../../settings/shape.ts';
import { BOARD_WORDS } from '../words/board.ts';
import { VIEW } from './arcs.ts';
import { Crossings } from './Crossings.tsx';
import { clipId, DistrictGround, type Emphasis, type Tint } from './DistrictGround.tsx';
import { DistrictWords } from './DistrictWords.tsx';
import { type BorderArcId, DRAWINGS, type MapName } from './drawings.ts';
import { FamilyPatterns } from './emblems.tsx';
import { arcPoints, borderPath, boroughPath, districtPath, pathOf } from './geometry.ts';
import { GILT, GILT_DIM, LACQUER, SIGN_COLOUR } from './palette.ts';
import './map.css';
import { UNSPOKEN } from './unspoken.ts';
import { useRoving } from './useRoving.ts';
import { Waters } from './Waters.tsx';

export interface CityGroundProps {
  /** Which Manhattan: the `map` option. The window's without one. */
  readonly map?: MapName;
  /** The Districts that answer the question at hand; with a set, the others are dimmed. */
  readonly lit?: ReadonlySet<DistrictId>;
  readonly selected?: DistrictId | null;
  readonly onPick?: (id: DistrictId) => void;
  readonly tint?: (id: DistrictId) => Tint | null;
  /** The spoken name of a District; its printed name without one. */
  readonly describe?: (id: DistrictId) => string;
  /** Large names instead of names and signs, for a map of under about 500 CSS pixels. */
  readonly compact?: boolean;
  /** How strongly the holders' cloth is woven, which the words on it must stand out from. */
  readonly pattern?: Pattern;
  /** Pieces, in board units; they let presses through to the Districts unless they ask for them. */
  readonly children?: ReactNode;
}

const boroughOf = new Map<string, string>(DISTRICTS.map((d) => [d.id, d.borough]));
const isInner = (id: BorderArcId) => {
  const [a = '', b = ''] = id.split('/');
  return boroughOf.get(a) === boroughOf.get(b);
};

/** The paths of all lines on a map, by the way they are drawn. */
function linesOf(map: MapName) {
  const { borders, limits } = DRAWINGS[map];
  const joined = (ids: readonly BorderArcId[]) => ids.map((id) => borderPath(id, map)).join('');
  return {
    inner: joined(borders.filter(isInner)),
    outer: joined(borders.filter((id) => !isInner(id))),
    limits: limits.map((id) => pathOf(arcPoints(id, map))).join(''),
    land: BOROUGHS.map((borough) => boroughPath(borough, map)).join(''),
  };
}

const LINES = { window: linesOf('window'), later: linesOf('later') };

interface OnMap {
  readonly map: MapName;
}

function Definitions({ map }: OnMap) {
  return (
    <defs>
      <FamilyPatterns />
      <pattern id="moonshine-hatch" width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M-1 8 8-1" stroke={GILT_DIM} strokeOpacity={0.28} />
      </pattern>
      {DISTRICT_IDS.map((id) => (
        <clipPath key={id} id={clipId(id, map)}>
          <path d={districtPath(id, map)} />
        </clipPath>
      ))}
    </defs>
  );
}

/** Each border once: thin inside a Borough, a double line between two of them, and the shore in full gilt. */
function Borders({ map }: OnMap) {
  const { inner, outer, limits, land } = LINES[map];
  return (
    <g fill="none" strokeLinejoin="miter" {...UNSPOKEN}>
      <path d={inner} stroke={LACQUER} strokeWidth={3.4} />
      <path d={inner} stroke={GILT} strokeWidth={1.2} />
      <path d={land} stroke={LACQUER} strokeWidth={4.5} />
      <path d={land} stroke={GILT} strokeWidth={2.2} />
      <path d={outer} stroke={GILT} strokeWidth={5} />
      <path d={outer} stroke={LACQUER} strokeWidth={2} />
      <path d={limits} stroke={LACQUER} strokeWidth={2.6} strokeDasharray="6 6" />
    </g>
  );
}

const StillGround = memo(function StillGround({ map }: OnMap) {
  return (
    <>
      <Definitions map={map} />
      <Waters />
    </>
  );
});

type PrintedProps = OnMap & Required<Pick<CityGroundProps, 'compact' | 'pattern'>>;

const Printed = memo(function Printed({ map, compact, pattern }: PrintedProps) {
  return (
    <>
      <Borders map={map} />
      <Crossings />
      {DISTRICTS.map((facts) => (
        <DistrictWords key={facts.id} facts={facts} map={map} compact={compact} sign={SIGN_COLOUR[pattern]} />
      ))}
    </>
  );
});

/** The map. It scales to the box that its parent gives it and keeps its proportions. */
export function CityGround(props: CityGroundProps) {
  const { map = 'window', lit, selected, onPick, tint, describe, compact = false, children } = props;
  const { pattern = 'soft' } = props;
  const emphasisOf = (id: DistrictId): Emphasis => (lit ? (lit.has(id) ? 'lit' : 'dimmed') : 'plain');
  const roving = useRoving(map, lit, selected ?? null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand for an SVG
    <svg
      className="ms-city"
      viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`}
      width="100%"
      height="100%"
      role="group"
      aria-label={BOARD_WORDS.mapRegion}
      onKeyDown={roving.onKeyDown}
    >
      <StillGround map={map} />
      {DISTRICTS.map((facts) => (
        <DistrictGround
          key={facts.id}
          facts={facts}
          map={map}
          label={describe?.(facts.id) ?? facts.name}
          emphasis={emphasisOf(facts.id)}
          selected={selected === facts.id}
          tint={tint?.(facts.id) ?? null}
          onPick={onPick}
          tabbed={roving.at === facts.id}
          onLand={roving.land}
        />
      ))}
      <Printed map={map} compact={compact} pattern={pattern} />
      <g pointerEvents="none">{children}</g>
    </svg>
  );
}
