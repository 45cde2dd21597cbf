import { describe, expect, it } from 'vitest';
import { ANCHORS, anchorsOf, type Slot } from '../../../../client/games/moonshine/map/anchors.ts';
import { BOARD, JUNCTIONS, type Point } from '../../../../client/games/moonshine/map/arcs.ts';
import { type ArcId, type ArcRef, DRAWINGS, type MapName } from '../../../../client/games/moonshine/map/drawings.ts';
import {
  BOROUGH_LABELS,
  BRIDGE_DRAWINGS,
  PIERS,
  pierTips,
  WATERS,
} from '../../../../client/games/moonshine/map/features.ts';
import {
  arcOf,
  arcPoints as arcPointsOn,
  borderPath,
  boroughOutline,
  boroughPath,
  contains,
  distanceToRing,
  districtOutline,
  districtPath,
  edgesOf,
  lengthOf,
  signedArea,
} from '../../../../client/games/moonshine/map/geometry.ts';
import {
  BOROUGHS,
  BRIDGES,
  DISTRICT_IDS,
  DISTRICTS,
  type DistrictId,
  MAPS,
} from '../../../../src/games/moonshine/data/districts.ts';

type Segment = readonly [Point, Point];

const pairKey = (a: string, b: string) => [a, b].sort().join('+');
const keysOf = (pairs: readonly (readonly [string, string])[]) => pairs.map(([a, b]) => pairKey(a, b)).sort();
const key = ([x, y]: Point) => `${x},${y}`;
const NAMES: readonly MapName[] = ['window', 'later'];

/** One map's drawing with what the checks ask of it. */
function on(map: MapName) {
  const drawing = DRAWINGS[map];
  const { outlines, borders, coasts, limits } = drawing;
  return {
    ...drawing,
    all: [...borders, ...coasts, ...limits],
    arcPoints: (ref: ArcRef) => arcPointsOn(ref, map),
    outline: (id: DistrictId) => districtOutline(id, map),
    usersOf: (arc: ArcId) => DISTRICT_IDS.filter((id) => outlines[id].some((ref) => arcOf(ref) === arc)),
  };
}

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Shores and the city line are walked as drawn only, so that a reference without a minus names them. */
const isOf = (arcs: readonly ArcId[], ref: ArcRef) => arcs.some((arc) => arc === ref);

/** Whether two segments cross in a point that is an end of neither. */
function crossing([a, b]: Segment, [c, d]: Segment): boolean {
  return cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0;
}

/** Whether a point lies on a segment, ends included. */
function onSegment(p: Point, [a, b]: Segment): boolean {
  const between = (i: 0 | 1) => p[i] >= Math.min(a[i], b[i]) && p[i] <= Math.max(a[i], b[i]);
  return Math.abs(cross(a, b, p)) < 1e-9 && between(0) && between(1);
}

/** A grid of probe points over the board. */
const GRID: Point[] = [];
for (let x = 2.5; x < BOARD.width; x += 5) for (let y = 2.5; y < BOARD.height; y += 5) GRID.push([x, y]);

describe.each(NAMES)('borders of the drawing on the map "%s"', (map) => {
  const { borders, all, outlines, usersOf, arcPoints, outline } = on(map);
  it('are exactly the border graph: every arc that two outlines share is in the graph, and every one is shared', () => {
    const shared = all.map(usersOf).filter((users) => users.length === 2) as [string, string][];
    expect(keysOf(shared)).toEqual(keysOf(MAPS[map].borders));
    expect(borders).toHaveLength(map === 'later' ? 40 : 39);
  });

  it('are named after the two Districts that use them, once in each direction', () => {
    for (const id of borders) {
      expect(usersOf(id).sort()).toEqual(id.split('/').sort());
      const refs = DISTRICT_IDS.flatMap((d) => outlines[d].filter((ref) => arcOf(ref) === id));
      expect([...refs].sort()).toEqual([`-${id}`, id].sort());
    }
  });

  it('hold on paper too: two Districts touch along a line only where they share an arc', () => {
    const touching: [string, string][] = [];
    DISTRICT_IDS.forEach((a, i) => {
      for (const b of DISTRICT_IDS.slice(i + 1)) if (sharedLength(outline(a), outline(b)) > 0) touching.push([a, b]);
    });
    expect(keysOf(touching)).toEqual(keysOf(MAPS[map].borders));
  });

  it('are long enough to see', () => {
    for (const id of borders) {
      expect(lengthOf(arcPoints(id)), id).toBeGreaterThanOrEqual(50);
      expect(borderPath(id, map)).toMatch(/^M\d+ \d+(L\d+ \d+)+$/);
    }
  });

  it('meet in one point at the four corners, and the diagonal pairs touch nowhere else', () => {
    const corner = key(JUNCTIONS.fourCorners);
    const cornersOf = (id: DistrictId) => outline(id).map(key);
    const there = DISTRICT_IDS.filter((id) => cornersOf(id).includes(corner));
    expect([...there].sort()).toEqual(['belmont', 'eastHarlem', 'huntsPoint', 'sugarHill']);
    for (const [a, b] of [
      ['sugarHill', 'huntsPoint'],
      ['belmont', 'eastHarlem'],
    ] as const) {
      expect(cornersOf(a).filter((p) => cornersOf(b).includes(p))).toEqual([corner]);
    }
  });
});

/** The length that two outlines have in common, side by side; overlapping stretches count, touching points do not. */
function sharedLength(a: readonly Point[], b: readonly Point[]): number {
  const sides = edgesOf(b);
  return edgesOf(a).reduce((sum, [from, to]) => {
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])));
    const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const probes = Array.from({ length: steps }, (_, i) => at((i + 0.5) / steps));
    return sum + probes.filter((p) => sides.some((side) => onSegment(p, side))).length;
  }, 0);
}

describe.each(NAMES)('outlines on the map "%s"', (map) => {
  const { all, coasts, limits, outlines, usersOf, arcPoints, outline } = on(map);
  it.each(DISTRICT_IDS)('%s closes, runs clockwise, does not cross itself and stays on the board', (id) => {
    const refs = outlines[id];
    refs.forEach((ref, i) => {
      const next = refs[(i + 1) % refs.length] ?? ref;
      expect(arcPoints(ref).at(-1), `${ref} to ${next}`).toEqual(arcPoints(next)[0]);
    });
    const ring = outline(id);
    expect(new Set(ring.map(key)).size).toBe(ring.length);
    expect(signedArea(ring)).toBeGreaterThan(13_000);
    const sides = edgesOf(ring);
    for (const side of sides)
      for (const other of sides) expect(crossing(side, other), `${side} x ${other}`).toBe(false);
    for (const [x, y] of ring) {
      expect(x >= 0 && x <= BOARD.width && y >= 0 && y <= BOARD.height).toBe(true);
    }
    expect(districtPath(id, map)).toMatch(/^M.*Z$/);
  });

  it('use every arc, and every line is level, upright or at 45 degrees', () => {
    for (const arc of all) {
      expect(usersOf(arc).length, arc).toBeGreaterThan(0);
      const points = arcPoints(arc);
      points.slice(1).forEach(([x, y], i) => {
        const [dx, dy] = [Math.abs(x - (points[i]?.[0] ?? x)), Math.abs(y - (points[i]?.[1] ?? y))];
        expect(dx === 0 || dy === 0 || dx === dy, `${arc} near ${x},${y}`).toBe(true);
      });
    }
  });

  it('never overlap: no side crosses another outline and no point lies in two Districts', () => {
    const rings = DISTRICT_IDS.map(outline);
    const sides = rings.map(edgesOf);
    for (const [i, own] of sides.entries()) {
      for (const other of sides.slice(i + 1)) {
        expect(own.some((s) => other.some((o) => crossing(s, o)))).toBe(false);
      }
    }
    for (const p of GRID) expect(rings.filter((ring) => contains(ring, p)).length, key(p)).toBeLessThanOrEqual(1);
  });

  it('have a shore exactly where the District is coastal', () => {
    for (const { id, coastal } of DISTRICTS) {
      const shores = outlines[id].filter((ref) => isOf(coasts, ref));
      expect(shores.length > 0, id).toBe(coastal);
      for (const ref of [...shores, ...outlines[id].filter((r) => isOf(limits, r))]) {
        expect(usersOf(arcOf(ref)), ref).toEqual([id]);
        expect(ref.startsWith(id), ref).toBe(true);
      }
    }
  });

  it('join to one ring per Borough with the area of its Districts', () => {
    for (const borough of BOROUGHS) {
      const parts = DISTRICTS.filter((d) => d.borough === borough).map((d) => signedArea(outline(d.id)));
      expect(signedArea(boroughOutline(borough, map))).toBeCloseTo(
        parts.reduce((a, b) => a + b, 0),
        6,
      );
      expect(boroughPath(borough, map)).toMatch(/^M.*Z$/);
    }
  });
});

describe.each(NAMES)('bridges and piers on the map "%s"', (map) => {
  const { coasts, outlines, arcPoints, outline } = on(map);
  const onShore = (id: DistrictId, at: Point) =>
    outlines[id].some(
      (ref) =>
        isOf(coasts, ref) &&
        arcPoints(ref)
          .slice(1)
          .some((to, i) => onSegment(at, [arcPoints(ref)[i] ?? to, to])),
    );
  const onLand = (p: Point) => DISTRICT_IDS.some((id) => contains(outline(id), p));

  it('are the bridge graph, each from shore to shore over water only', () => {
    expect(keysOf(BRIDGE_DRAWINGS.map((b) => b.joins))).toEqual(keysOf(BRIDGES.map((b) => b.joins)));
    for (const { name, joins, from, to } of BRIDGE_DRAWINGS) {
      expect(onShore(joins[0], from), `${name} starts`).toBe(true);
      expect(onShore(joins[1], to), `${name} ends`).toBe(true);
      for (const t of [0.05, 0.25, 0.5, 0.75, 0.95]) {
        expect(onLand([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]), name).toBe(false);
      }
    }
  });

  it('give each Dock, and nobody else, a pier from its own shore into water', () => {
    const docks = DISTRICTS.filter((d) => d.kind === 'dock').map((d) => d.id);
    expect(PIERS.map((p) => p.dock).sort()).toEqual([...docks].sort());
    for (const pier of PIERS) {
      expect(onShore(pier.dock, pier.at), pier.dock).toBe(true);
      for (const tip of pierTips(pier)) expect(onLand(tip), pier.dock).toBe(false);
    }
  });
});

describe.each(NAMES)('anchors on the map "%s"', (map) => {
  const { outline } = on(map);
  it('keep the names of waters, Boroughs and bridges off the Districts', () => {
    const labels = [...WATERS, ...BOROUGH_LABELS, ...BRIDGE_DRAWINGS.map((b) => b.label)];
    for (const { lines, at, turn } of labels) {
      const half = Math.max(...lines.map((line) => line.length)) * 3.6;
      const angle = (turn * Math.PI) / 180;
      for (const t of [-1, -0.5, 0, 0.5, 1]) {
        const p: Point = [at[0] + t * half * Math.cos(angle), at[1] + t * half * Math.sin(angle)];
        expect(
          DISTRICT_IDS.find((id) => contains(outline(id), p)),
          lines.join(' '),
        ).toBeUndefined();
      }
    }
  });

  const corners = ({ x, y, width, height }: Slot): Point[] =>
    [-1, 1].flatMap((i) => [-1, 1].map((j): Point => [x + (i * width) / 2, y + (j * height) / 2]));
  const overlap = (a: Slot, b: Slot) =>
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

  it.each(DISTRICT_IDS)('%s holds all its boxes with a margin, none over another', (id) => {
    const ring = outline(id);
    const slots = Object.entries(anchorsOf(map)[id]);
    expect(slots).toHaveLength(7);
    for (const [name, slot] of slots) {
      for (const corner of corners(slot)) {
        expect(contains(ring, corner), `${name} ${key(corner)}`).toBe(true);
        expect(distanceToRing(ring, corner), `${name} ${key(corner)}`).toBeGreaterThanOrEqual(5);
      }
      expect(ring.filter((p) => overlap(slot, { x: p[0], y: p[1], width: 8, height: 8 }))).toEqual([]);
      for (const [other, box] of slots) expect(other !== name && overlap(slot, box), `${name} on ${other}`).toBe(false);
    }
  });
});

describe('the later map', () => {
  const differs = (what: (id: DistrictId, map: MapName) => unknown) =>
    DISTRICT_IDS.filter((id) => JSON.stringify(what(id, 'window')) !== JSON.stringify(what(id, 'later'))).sort();

  it('redraws no more of the city than the Districts whose borders changed, East Harlem and The Bowery beside them', () => {
    const redrawn = differs(districtOutline);
    expect(redrawn).toEqual(['bowery', 'eastHarlem', 'fivePoints', 'tenderloin', 'westSide']);
    for (const id of differs((d, map) => anchorsOf(map)[d])) expect(redrawn).toContain(id);
    expect(anchorsOf('window')).toBe(ANCHORS);
  });

  it('keeps the island, so that waters, bridges and piers serve both', () => {
    const bends = (map: MapName) => {
      const ring = boroughOutline('manhattan', map);
      return ring.filter((p, i) => cross(ring.at(i - 1) ?? p, p, ring[(i + 1) % ring.length] ?? p) !== 0).map(key);
    };
    expect(bends('later').sort()).toEqual(bends('window').sort());
  });

  it('has no arc of the other', () => {
    expect(() => arcPointsOn('eastHarlem/tenderloin', 'later')).toThrow('eastHarlem/tenderloin');
    expect(() => arcPointsOn('tenderloin/bowery')).toThrow('window');
  });
});
