/** A District as a place to press: its ground, its tint, and the marks of being lit, selected or in focus. */

import { type KeyboardEvent, memo } from 'react';
import type { DistrictFacts, DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import type { MapName } from './drawings.ts';
import { districtPath } from './geometry.ts';
import { CLOTH, GILT, GILT_BRIGHT, IVORY, KIND_TINT, LACQUER } from './palette.ts';

/** Who holds a District: a colour, and the id of a pattern in the `defs` (one of FAMILY_PATTERN). */
export interface Tint {
  readonly fill: string;
  readonly pattern?: string;
  /** How much of the pattern shows, from 0 to 1; as softly as usual without it. */
  readonly weave?: number;
}

/** `dimmed` is for the others while some are lit. */
export type Emphasis = 'plain' | 'lit' | 'dimmed';

export interface DistrictGroundProps {
  readonly facts: DistrictFacts;
  readonly map: MapName;
  readonly label: string;
  readonly emphasis: Emphasis;
  readonly selected: boolean;
  readonly tint: Tint | null;
  readonly onPick?: ((id: DistrictId) => void) | undefined;
  /** The one of the map that Tab leads to. */
  readonly tabbed?: boolean;
  /** The focus has come here. */
  readonly onLand?: ((id: DistrictId) => void) | undefined;
}

/** Two maps may stand on one page, so that the id says whose outline it is. */
export const clipId = (id: DistrictId, map: MapName) => `moonshine-clip-${map}-${id}`;

/** The holder's pattern woven into the ground, faint enough for words unless wished otherwise, and a line in full colour along the outline. */
function HolderCloth({ d, tint }: { readonly d: string; readonly tint: Tint }) {
  return (
    <g>
      <path d={d} fill={LACQUER} fillOpacity={CLOTH.lacquer} />
      <path d={d} fill={tint.fill} fillOpacity={CLOTH.wash} />
      {tint.pattern && <path d={d} fill={`url(#${tint.pattern})`} opacity={tint.weave ?? CLOTH.pattern} />}
      <path d={d} fill="none" stroke={tint.fill} strokeWidth={8} />
    </g>
  );
}

function EmphasisMark({ d, emphasis }: { readonly d: string; readonly emphasis: Emphasis }) {
  if (emphasis === 'plain') return null;
  if (emphasis === 'dimmed') return <path d={d} fill={LACQUER} fillOpacity={0.5} />;
  return (
    <path d={d} fill={GILT} fillOpacity={CLOTH.lit} stroke={GILT_BRIGHT} strokeWidth={10} strokeDasharray="16 4" />
  );
}

/** A double frame, heavy outside and fine inside. */
function SelectedFrame({ d }: { readonly d: string }) {
  return (
    <g fill="none">
      <path d={d} stroke={IVORY} strokeWidth={14} />
      <path d={d} stroke={LACQUER} strokeWidth={11} />
      <path d={d} stroke={IVORY} strokeWidth={7} />
    </g>
  );
}

/** One District; all strokes are clipped to its outline, so that no mark spills over a neighbour. Drawn anew only when it changes. */
export const DistrictGround = memo(function DistrictGround(props: DistrictGroundProps) {
  const { facts, map, label, emphasis, selected, tint, onPick, tabbed = true, onLand } = props;
  const d = districtPath(facts.id, map);
  const onKeyDown = (event: KeyboardEvent) => {
    // With Ctrl, Enter belongs to the Play in hand.
    if ((event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onPick?.(facts.id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside an SVG
    <g
      role="button"
      tabIndex={tabbed ? 0 : -1}
      aria-label={label}
      aria-pressed={selected}
      data-district={facts.id}
      data-action={`moonshine.district.${facts.id}`}
      className={`ms-district ms-${emphasis}`}
      clipPath={`url(#${clipId(facts.id, map)})`}
      onClick={() => onPick?.(facts.id)}
      onKeyDown={onKeyDown}
      onFocus={() => onLand?.(facts.id)}
    >
      <path d={d} fill={KIND_TINT[facts.kind]} />
      {tint && <HolderCloth d={d} tint={tint} />}
      <EmphasisMark d={d} emphasis={emphasis} />
      <path d={d} className="ms-hover" fill={IVORY} fillOpacity={0} />
      {selected && <SelectedFrame d={d} />}
      <g className="ms-focus" fill="none" opacity={0}>
        <path d={d} stroke="#ffffff" strokeWidth={15} />
        <path d={d} stroke={LACQUER} strokeWidth={8} />
      </g>
    </g>
  );
});
