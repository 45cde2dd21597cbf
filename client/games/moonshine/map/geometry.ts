/** Pure geometry on the arcs: outlines, SVG paths, areas and point tests. All lengths are board units. */

import { type Borough, DISTRICTS, type DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import type { Point } from './arcs.ts';
import { type ArcId, type ArcRef, type BorderArcId, DRAWINGS, type MapName } from './drawings.ts';

/** The arc of a reference, without its direction. */
export function arcOf(ref: ArcRef): ArcId {
  return (ref.startsWith('-') ? ref.slice(1) : ref) as ArcId;
}

/** The points of an arc in the direction of the reference; throws on an arc that is not on that map. */
export function arcPoints(ref: ArcRef, map: MapName = 'window'): readonly Point[] {
  const points = DRAWINGS[map].arcs[arcOf(ref)];
  if (!points) throw new Error(`no arc ${ref} on the map "${map}"`);
  return ref.startsWith('-') ? [...points].reverse() : points;
}

/** The corners of a District, clockwise, the first not repeated. */
export function districtOutline(id: DistrictId, map: MapName = 'window'): readonly Point[] {
  return DRAWINGS[map].outlines[id].flatMap((ref) => arcPoints(ref, map).slice(0, -1));
}

/** The outer arcs of a Borough (all but the borders inside it) joined to one ring, clockwise. */
export function boroughOutline(borough: Borough, map: MapName = 'window'): readonly Point[] {
  const { outlines } = DRAWINGS[map];
  const inside = new Set(DISTRICTS.filter((d) => d.borough === borough).flatMap((d) => outlines[d.id]));
  const isInner = (ref: ArcRef) => inside.has(ref.startsWith('-') ? arcOf(ref) : `-${arcOf(ref)}`);
  const open = [...inside].filter((ref) => !isInner(ref)).map((ref) => arcPoints(ref, map));
  const ring: Point[] = [];
  let next = open[0];
  while (next) {
    ring.push(...next.slice(0, -1));
    open.splice(open.indexOf(next), 1);
    const end = next.at(-1);
    next = open.find((points) => samePoint(points[0], end));
  }
  return ring;
}

function samePoint(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

/** An SVG path over the points, closed into a ring when asked. */
export function pathOf(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;
}

export function districtPath(id: DistrictId, map: MapName = 'window'): string {
  return pathOf(districtOutline(id, map), true);
}

export function boroughPath(borough: Borough, map: MapName = 'window'): string {
  return pathOf(boroughOutline(borough, map), true);
}

export function borderPath(id: BorderArcId, map: MapName = 'window'): string {
  return pathOf(arcPoints(id, map));
}

/** The sides of a ring, in order. */
export function edgesOf(ring: readonly Point[]): readonly (readonly [Point, Point])[] {
  return ring.map((from, i) => [from, ring[(i + 1) % ring.length] ?? from] as const);
}

/** Twice-signed area halved: positive for a ring that is clockwise on the screen. */
export function signedArea(ring: readonly Point[]): number {
  return edgesOf(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2;
}

/** Whether the point lies inside the ring; points on the ring itself may fall on either side. */
export function contains(ring: readonly Point[], [x, y]: Point): boolean {
  return edgesOf(ring).reduce((inside, [[ax, ay], [bx, by]]) => {
    const crosses = ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay);
    return crosses ? !inside : inside;
  }, false);
}

/** The distance from a point to the nearest side of the ring. */
export function distanceToRing(ring: readonly Point[], point: Point): number {
  return Math.min(...edgesOf(ring).map(([from, to]) => distanceToSegment(point, from, to)));
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** The length of an open line. */
export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], i) => {
    const [px, py] = points[i] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
}
