import type { Family } from '../../../../src/games/cosca/data/families.ts';
import type { Place } from '../../../../src/games/cosca/data/places.ts';
import { Hat } from './Hat.tsx';
import { PlaceSign } from './PlaceSign.tsx';
import { FAMILY_COLOUR, FAMILY_WEAVE } from './palette.ts';

/** A family's hat, dark on its colour. */
export function FamilyMark({ family, size = 24 }: { family: Family; size?: number }) {
  return (
    <span className="cs-mark" style={{ width: size, height: size, background: FAMILY_COLOUR[family] }}>
      <Hat family={family} size={Math.round(size * 0.82)} color="#0d0c0f" />
    </span>
  );
}

/** A ribbon of a family's colour and weave. */
export function Ribbon({ family }: { family: Family }) {
  const style = { background: `${FAMILY_WEAVE[family]}, ${FAMILY_COLOUR[family]}` };
  return <span className="cs-ribbon" style={style} aria-hidden="true" />;
}

/** A die that shows a place, ivory or in a family's colour; without one, its back. */
export function Face({ place, size = 28, color }: { place: Place | null; size?: number; color?: string }) {
  return (
    <span className="cs-face" data-face={place ?? 'none'} style={{ width: size, height: size, background: color }}>
      {place && <PlaceSign place={place} size={Math.round(size * 0.74)} color="#0d0c0f" />}
    </span>
  );
}
