import { memo } from 'react';
import type { Family } from '../../../../src/games/moonshine/data/families.ts';
import { Emblem } from '../map/emblems.tsx';
import { FAMILY_COLOUR } from '../map/palette.ts';

/** A family's shield: its emblem in dark on its colour. The shape alone tells families apart. */
export const FamilyMark = memo(function FamilyMark({ family, size = 24 }: { family: Family; size?: number }) {
  return (
    <span className="ms-mark" style={{ width: size, height: size, background: FAMILY_COLOUR[family] }}>
      <Emblem family={family} size={Math.round(size * 0.78)} color="#0d0c0f" />
    </span>
  );
});
