import { memo } from 'react';
import { type DistrictId, facts } from '../../../../src/games/moonshine/data/districts.ts';
import type { Family } from '../../../../src/games/moonshine/data/families.ts';
import type { MapName } from '../map/drawings.ts';
import { Emblem } from '../map/emblems.tsx';
import { anchorsOf, type Slot } from '../map/features.ts';
import { Glyph } from '../map/glyphs.tsx';
import { FAMILY_COLOUR, IVORY, LACQUER, MOONSHINE, RUM, SQUAD, TEXT } from '../map/palette.ts';
import { hasSafehouse, squadAt } from '../rules.ts';
import { useTableau } from '../tableau.ts';

/** Everything that stands in one District, in the places the drawing keeps for it. */
export function Pieces({ at, compact }: { at: number; compact: boolean }) {
  const { view } = useTableau();
  const d = view.districts[at];
  if (!d) return null;
  const owner = view.players[d.mob];
  return (
    <Standing
      id={facts(at).id}
      map={view.options.map}
      family={owner?.family ?? null}
      boss={owner?.boss === at}
      runners={d.runners}
      moonshine={d.moonshine}
      rum={d.rum}
      safehouse={owner !== undefined && hasSafehouse(view, at)}
      squad={squadAt(view, at)}
      compact={compact}
    />
  );
}

interface StandingProps {
  id: DistrictId;
  map: MapName;
  /** Who holds it; null for nobody. */
  family: Family | null;
  boss: boolean;
  runners: number;
  moonshine: number;
  rum: number;
  safehouse: boolean;
  squad: boolean;
  compact: boolean;
}

/** Drawn anew only where something has changed. */
const Standing = memo(function Standing(props: StandingProps) {
  const { id, map, family, boss, runners, moonshine, rum, safehouse, squad, compact } = props;
  const slots = anchorsOf(map)[id];
  return (
    <g data-pieces={id} fontFamily={TEXT}>
      {family && (boss || runners > 0) && (
        <CrewChip slot={slots.crew} family={family} boss={boss} runners={runners} large={compact} />
      )}
      {moonshine + rum > 0 && <Barrels slot={slots.barrels} moonshine={moonshine} rum={rum} large={compact} />}
      {family && safehouse && <Safehouse slot={slots.safehouse} family={family} />}
      {squad && <Squad slot={slots.squad} />}
    </g>
  );
});

interface CrewProps {
  slot: Slot;
  family: Family;
  boss: boolean;
  runners: number;
  large?: boolean;
  pinned?: boolean;
}

/** A crew: its family's shield, the Boss if he is with them, and how many Runners. */
export function CrewChip(crew: CrewProps) {
  const { slot, family, boss, runners, large = false, pinned = false } = crew;
  const h = slot.height;
  if (h > slot.width) return <UprightChip {...crew} />;
  const w = slot.width;
  const shield = h - 2;
  const words = shield + 2;
  return (
    <g
      transform={`translate(${slot.x - w / 2} ${slot.y - h / 2})`}
      className={pinned ? 'ms-pinned' : 'ms-crew'}
      data-term={boss ? 'boss' : 'runner'}
    >
      <rect
        width={w}
        height={h}
        fill={LACQUER}
        stroke={FAMILY_COLOUR[family]}
        strokeWidth={1.6}
        strokeDasharray={pinned ? '4 3' : undefined}
      />
      <rect width={shield} height={h} fill={FAMILY_COLOUR[family]} />
      <Emblem family={family} size={shield - 4} x={2} y={3} color={LACQUER} />
      {boss && <Glyph name="boss" size={17} x={words} y={h / 2 - 8.5} color={IVORY} />}
      {runners > 0 && (
        <text
          x={boss ? words + 18 : words + (w - words) / 2}
          y={h / 2 + (large ? 8 : 6.5)}
          fontSize={boss && runners > 9 ? 15 : large ? 23 : 19}
          fontWeight={600}
          fill={IVORY}
          textAnchor={boss ? 'start' : 'middle'}
        >
          {runners}
        </text>
      )}
    </g>
  );
}

/** The same in a narrow place: the shield above, who it is below. */
function UprightChip({ slot: { x, y, width: w, height: h }, family, boss, runners }: CrewProps) {
  const shield = h / 2;
  const middle = shield + (h - shield) / 2;
  return (
    <g transform={`translate(${x - w / 2} ${y - h / 2})`} className="ms-pinned" data-term={boss ? 'boss' : 'runner'}>
      <rect
        width={w}
        height={h}
        fill={LACQUER}
        stroke={FAMILY_COLOUR[family]}
        strokeWidth={1.6}
        strokeDasharray="4 3"
      />
      <rect width={w} height={shield} fill={FAMILY_COLOUR[family]} />
      <Emblem family={family} size={shield - 4} x={(w - shield) / 2 + 2} y={2} color={LACQUER} />
      {boss && <Glyph name="boss" size={14} x={runners > 0 ? 0 : w / 2 - 7} y={middle - 7} color={IVORY} />}
      {runners > 0 && (
        <text
          x={boss ? w - 2 : w / 2}
          y={middle + 6}
          fontSize={boss && runners > 9 ? 12 : 17}
          fontWeight={600}
          fill={IVORY}
          textAnchor={boss ? 'end' : 'middle'}
        >
          {runners}
        </text>
      )}
    </g>
  );
}

interface BarrelsProps {
  slot: Slot;
  moonshine: number;
  rum: number;
  large?: boolean;
}

/** How many barrels of either kind lie together. */
export function Barrels({ slot, moonshine, rum, large = false }: BarrelsProps) {
  const kinds = [
    { name: 'moonshine' as const, n: moonshine, color: MOONSHINE },
    { name: 'rum' as const, n: rum, color: RUM },
  ].filter((kind) => kind.n > 0);
  const each = slot.width / 2;
  return (
    <g transform={`translate(${slot.x - slot.width / 2} ${slot.y - slot.height / 2})`}>
      {kinds.map(({ name, n, color }, i) => (
        <g key={name} transform={`translate(${i * each} 0)`} data-term={name}>
          <rect width={each - 2} height={slot.height} fill={LACQUER} stroke={color} strokeWidth={1} />
          <Glyph name={name} size={15} x={1} y={5.5} color={color} />
          <text
            x={16.5}
            y={slot.height / 2 + 5.5}
            fontSize={n > 9 ? 13 : large ? 20 : 16}
            fontWeight={600}
            fill={color}
          >
            {n}
          </text>
        </g>
      ))}
    </g>
  );
}

function Safehouse({ slot, family }: { slot: Slot; family: Family }) {
  const size = slot.width;
  return (
    <g transform={`translate(${slot.x - size / 2} ${slot.y - size / 2})`} data-term="safehouse">
      <rect width={size} height={size} fill={LACQUER} stroke={FAMILY_COLOUR[family]} strokeWidth={1.6} />
      <Glyph name="safehouse" size={size - 6} x={3} y={3} color={FAMILY_COLOUR[family]} />
    </g>
  );
}

/** A Squad with its padlock; it closes the whole District. */
export function Squad({ slot }: { slot: Slot }) {
  const size = 30;
  return (
    <g transform={`translate(${slot.x - size / 2} ${slot.y - size / 2})`} data-squad="" data-term="squad">
      <Glyph name="squad" size={size} color={SQUAD} />
      <rect x={18} y={16} width={17} height={17} fill={LACQUER} rx={2} />
      <Glyph name="padlock" size={15} x={19} y={17} color={IVORY} />
    </g>
  );
}
