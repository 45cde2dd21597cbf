import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import type { Found, Spot } from '../../../show/gesture.ts';
import type { Point } from '../map/arcs.ts';
import { DRAWINGS, type MapName } from '../map/drawings.ts';
import { anchorsOf, BRIDGE_DRAWINGS } from '../map/features.ts';
import { arcPoints } from '../map/geometry.ts';
import type { SlotName } from '../map/slots.ts';

/** A point of the board, in its own units. */
export interface OnBoard {
  x: number;
  y: number;
}

export type BoardSpot = Spot<OnBoard>;

export const mark = (name: string): BoardSpot => ({ mark: name });

/** The place that the drawing keeps in that District for that kind of thing. */
export function inDistrict(id: DistrictId, slot: SlotName, map: MapName): BoardSpot {
  const { x, y } = anchorsOf(map)[id][slot];
  return { at: { x, y } };
}

/** Where one District's ground meets another's: over the bridge between them, or through the middle of their border. */
export function crossing(a: DistrictId, b: DistrictId, map: MapName): BoardSpot[] {
  const bridge = BRIDGE_DRAWINGS.find(({ joins }) => joins.includes(a) && joins.includes(b));
  if (bridge) return (bridge.joins[0] === a ? [bridge.from, bridge.to] : [bridge.to, bridge.from]).map(spotOf);
  const border = DRAWINGS[map].borders.find((id) => id === `${a}/${b}` || id === `${b}/${a}`);
  return border ? [spotOf(middle(arcPoints(border, map)))] : [];
}

const spotOf = ([x, y]: Point): BoardSpot => ({ at: { x, y } });

/** The point halfway along a line of straight pieces. */
function middle(points: readonly Point[]): Point {
  const [first = [0, 0], last = first] = [points[0], points.at(-1)];
  const inner = points[Math.floor((points.length - 1) / 2)] ?? first;
  if (points.length > 2) return inner;
  return [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
}

/** Where a point of the board is in the window; null where no board is drawn. */
export function locate({ x, y }: OnBoard): Found | null {
  const matrix = document.querySelector<SVGSVGElement>('svg.ms-city')?.getScreenCTM?.();
  if (!matrix) return null;
  return { x: matrix.a * x + matrix.e, y: matrix.d * y + matrix.f, scale: matrix.a };
}
