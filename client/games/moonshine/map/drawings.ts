/** Both maps ready to draw: the arcs of each with their points, sorted by kind, and the outlines over them. */

import type { DistrictId, MAPS } from '../../../../src/games/moonshine/data/districts.ts';
import {
  type ArcRef as ArcRefOf,
  BORDER_ARCS,
  COAST_ARCS,
  type Course,
  JUNCTIONS,
  LIMIT_ARCS,
  OUTLINES,
  type Point,
  type ArcId as WindowArcId,
  type BorderArcId as WindowBorderArcId,
} from './arcs.ts';
import {
  GONE_LATER,
  LATER_BORDER_ARCS,
  LATER_COAST_ARCS,
  LATER_JUNCTIONS,
  LATER_OUTLINES,
  type LaterBorderArcId,
} from './laterManhattan.ts';

/** The values of the `map` option. */
export type MapName = keyof typeof MAPS;

export type BorderArcId = WindowBorderArcId | LaterBorderArcId;
export type ArcId = WindowArcId | LaterBorderArcId;
/** An arc walked as drawn, or against its direction with a leading minus. */
export type ArcRef = ArcRefOf<ArcId>;

/** One map; the three lists together are the keys of `arcs`. */
export interface Drawing {
  readonly borders: readonly BorderArcId[];
  readonly coasts: readonly ArcId[];
  readonly limits: readonly ArcId[];
  readonly arcs: Readonly<Partial<Record<ArcId, readonly Point[]>>>;
  readonly outlines: Readonly<Record<DistrictId, readonly ArcRef[]>>;
}

const MEETINGS: Readonly<Record<string, Point>> = { ...JUNCTIONS, ...LATER_JUNCTIONS };

type Courses = Readonly<Partial<Record<ArcId, Course<string>>>>;

function pointsOf(course: Course<string>): readonly Point[] {
  return course.flatMap((at) => (typeof at === 'string' ? [MEETINGS[at]].filter((p) => p !== undefined) : [at]));
}

function drawing(borders: Courses, coasts: Courses, outlines: Drawing['outlines']): Drawing {
  const idsOf = (courses: Courses) => Object.keys(courses) as ArcId[];
  const courses = Object.entries({ ...borders, ...coasts, ...LIMIT_ARCS });
  return {
    borders: idsOf(borders) as BorderArcId[],
    coasts: idsOf(coasts),
    limits: idsOf(LIMIT_ARCS),
    arcs: Object.fromEntries(courses.map(([id, course]) => [id, pointsOf(course)])),
    outlines,
  };
}

/** The default's arcs without those that are gone. */
function kept(courses: Courses): Courses {
  return Object.fromEntries(Object.entries(courses).filter(([id]) => !GONE_LATER.has(id)));
}

export const DRAWINGS: Readonly<Record<MapName, Drawing>> = {
  window: drawing(BORDER_ARCS, COAST_ARCS, OUTLINES),
  later: drawing(
    { ...kept(BORDER_ARCS), ...LATER_BORDER_ARCS },
    { ...kept(COAST_ARCS), ...LATER_COAST_ARCS },
    { ...OUTLINES, ...LATER_OUTLINES },
  ),
};
