import { useCallback, useLayoutEffect, useRef } from 'react';
import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import { DISTRICTS, indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import { FAMILIES, type Family } from '../../../../src/games/moonshine/data/families.ts';
import { NOBODY, type View } from '../../../../src/games/moonshine/state.ts';
import type { Pattern } from '../../../settings/shape.ts';
import { useSettings } from '../../../settings/store.ts';
import { CityGround } from '../map/CityGround.tsx';
import type { Tint } from '../map/DistrictGround.tsx';
import { CLOTH, FAMILY_COLOUR, FAMILY_PATTERN } from '../map/palette.ts';
import { useTableau } from '../tableau.ts';
import { districtWords } from '../words/district.ts';
import { CrewDrag } from './CrewDrag.tsx';
import { DraftTrail } from './DraftTrail.tsx';
import { FightOnMap, FightTrail } from './FightOnMap.tsx';
import { PanZoom } from './PanZoom.tsx';
import { Pieces } from './Pieces.tsx';
import { RaidOnMap } from './RaidOnMap.tsx';

/** The city with everything that stands on it. */
export function CityMap({ compact }: { compact: boolean }) {
  const { view, names, doing } = useTableau();
  const { pattern } = useSettings();
  const pick = useRef(doing.pick);
  useLayoutEffect(() => {
    pick.current = doing.pick;
  });
  const onPick = useCallback((id: DistrictId) => pick.current(id), []);
  const lit = doing.lit as ReadonlySet<DistrictId> | null;
  return (
    <CrewDrag>
      <PanZoom>
        <CityGround
          map={view.options.map}
          {...(lit ? { lit } : {})}
          compact={compact}
          pattern={pattern}
          selected={doing.pointed ?? chosen(doing.draft) ?? doing.selected}
          onPick={onPick}
          tint={(id) => tintOf(view, id, pattern)}
          describe={(id) => districtWords(view, indexOf(id), names)}
        >
          <FightTrail />
          <DraftTrail />
          {DISTRICTS.map((facts, at) => (
            <Pieces key={facts.id} at={at} compact={compact} />
          ))}
          <FightOnMap />
          <RaidOnMap />
        </CityGround>
      </PanZoom>
    </CrewDrag>
  );
}

/** The last District chosen for the Play in hand. */
function chosen(draft: Record<string, unknown> | null): DistrictId | null {
  const id = draft?.to ?? draft?.at ?? draft?.from;
  return typeof id === 'string' ? (id as DistrictId) : null;
}

/** The same objects at each drawing, so that only the Districts that change are drawn anew. */
const TINTS: Readonly<Record<Pattern, Readonly<Record<Family, Tint>>>> = {
  soft: tints(CLOTH.pattern),
  strong: tints(CLOTH.strong),
};

function tints(weave: number) {
  return Object.fromEntries(
    FAMILIES.map((family) => [family, { fill: FAMILY_COLOUR[family], pattern: FAMILY_PATTERN[family], weave }]),
  ) as Record<Family, Tint>;
}

function tintOf(view: View, id: DistrictId, pattern: Pattern) {
  const mob = view.districts[indexOf(id)]?.mob ?? NOBODY;
  const family = view.players[mob]?.family;
  return family ? TINTS[pattern][family] : null;
}
