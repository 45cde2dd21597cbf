/** Where content lies in its frame: moved by (x, y) CSS pixels, then scaled from its top left corner. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
}

export const START: Placement = { x: 0, y: 0, scale: 1 };
const MOST = 5;

/** Zoomed by `factor` so that the point (px, py) of the frame stays under the finger. */
export function zoomed(at: Placement, factor: number, px: number, py: number): Placement {
  const scale = Math.min(MOST, Math.max(1, at.scale * factor));
  const real = scale / at.scale;
  return { scale, x: px - (px - at.x) * real, y: py - (py - at.y) * real };
}

/** Kept so that the content always fills its frame of that size. */
export function clamp(at: Placement, width: number, height: number): Placement {
  const inside = (v: number, size: number) => Math.min(0, Math.max(size * (1 - at.scale), v));
  return { scale: at.scale, x: inside(at.x, width), y: inside(at.y, height) };
}
