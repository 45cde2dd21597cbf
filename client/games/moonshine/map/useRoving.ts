import { type KeyboardEvent, useState } from 'react';
import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import type { MapName } from './drawings.ts';
import { isArrow, nextOf, towards } from './roving.ts';

/** One District of the map is in the order of Tab; arrows and Page keys lead on from there. */
export interface Roving {
  at: DistrictId;
  land(id: DistrictId): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function useRoving(map: MapName, lit: ReadonlySet<DistrictId> | undefined, first: DistrictId | null): Roving {
  const [walked, setWalked] = useState<DistrictId | null>(null);
  const at = walked ?? first ?? 'fivePoints';
  const onKeyDown = (event: KeyboardEvent<Element>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = wayOf(event.key, at, map, lit);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (to === null) return;
    setWalked(to);
    event.currentTarget.querySelector<SVGElement>(`[data-district="${to}"]`)?.focus();
  };
  return { at, land: setWalked, onKeyDown };
}

/** Where that key leads; null: nowhere further; undefined: it is no key of the map. */
function wayOf(key: string, at: DistrictId, map: MapName, lit: ReadonlySet<DistrictId> | undefined) {
  if (isArrow(key)) return towards(at, key, map);
  if (!lit || (key !== 'PageDown' && key !== 'PageUp')) return undefined;
  return nextOf(lit, at, key === 'PageDown' ? 1 : -1);
}
