/** Walking over the map with the arrow keys: from a District to the nearest one that lies that way, neighbours first. */

import { DISTRICTS, type DistrictId, facts, indexOf, MAPS } from '../../../../src/games/moonshine/data/districts.ts';
import { anchorsOf } from './anchors.ts';
import type { MapName } from './drawings.ts';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const WAYS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): key is Arrow => key in WAYS;

/** A neighbour counts as this much nearer than it is. */
const NEIGHBOURLY = 0.4;
/** How much a step to the side is worth of one ahead. */
const ASIDE = 2;

/** The next District in that direction; null at the edge of the map. */
export function towards(from: DistrictId, arrow: Arrow, map: MapName): DistrictId | null {
  const centres = anchorsOf(map);
  const [dx, dy] = WAYS[arrow];
  const here = centres[from].still;
  const near = (MAPS[map].land[indexOf(from)] ?? []).map((at) => facts(at).id);
  let best: { id: DistrictId; far: number } | null = null;
  for (const { id } of DISTRICTS) {
    const [x, y] = [centres[id].still.x - here.x, centres[id].still.y - here.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (id === from || ahead <= 0 || aside > ASIDE * ahead) continue;
    const far = (ahead + ASIDE * aside) * (near.includes(id) ? NEIGHBOURLY : 1);
    if (!best || far < best.far) best = { id, far };
  }
  return best?.id ?? null;
}

/** The next District of those, in the order of the roster and round again; `by` is 1 or -1. */
export function nextOf(some: ReadonlySet<string>, from: DistrictId, by: 1 | -1): DistrictId | null {
  const ids = DISTRICTS.map(({ id }) => id);
  const start = ids.indexOf(from);
  for (let step = 1; step <= ids.length; step++) {
    const id = ids[(start + by * step + ids.length) % ids.length];
    if (id && some.has(id)) return id;
  }
  return null;
}
