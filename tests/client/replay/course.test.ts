/** Walking through the past by action, by turn and by Day. */
import { expect, test } from 'vitest';
import type { ReplayFrame } from '../../../client/net/types.ts';
import { daysOf, historyUpTo, nearest, stepFrom } from '../../../client/replay/course.ts';
import { eyesAllowed, eyesOf } from '../../../client/replay/eyes.ts';
import { wishOf } from '../../../client/replay/keys.ts';

interface Line {
  seat: number;
  day: number;
  folded?: true;
  back?: true;
}

function reel(lines: Line[]): Map<number, ReplayFrame> {
  return new Map(
    lines.map(({ seat, day, folded, back }, number) => {
      const entry = { number, seat: 0, action: { do: 'collect' }, events: [], at: 0 };
      const frame: ReplayFrame = {
        number,
        entry: back ? { ...entry, kind: 'takeBack', to: 0 } : entry,
        ...(folded ? { folded } : {}),
        view: {},
        waiting: [{ seat, stage: 'play' }],
        outcome: null,
        day,
      };
      return [number, frame];
    }),
  );
}

/** Seats 0, 0, 1, then seat 1's line is taken back and made again, 2 on Day 2, 2, 0. */
const FRAMES = reel([
  { seat: 0, day: 1 },
  { seat: 0, day: 1 },
  { seat: 1, day: 1 },
  { seat: 2, day: 1, folded: true },
  { seat: 1, day: 1, back: true },
  { seat: 2, day: 2 },
  { seat: 2, day: 2 },
  { seat: 0, day: 2 },
]);
const LAST = 7;
const walk = (step: 'action' | 'turn' | 'day', direction: 1 | -1, from: number) => {
  const way = [from];
  for (;;) {
    const at = way.at(-1) ?? 0;
    const next = stepFrom(FRAMES, at, LAST, step, direction);
    if (next === at || way.length > 20) return way;
    way.push(next);
  }
};

test('by action, over what was taken back', () => {
  expect(walk('action', 1, 0)).toEqual([0, 1, 2, 5, 6, 7]);
  expect(walk('action', -1, 7)).toEqual([7, 6, 5, 2, 1, 0]);
});

test('by turn, to where another is asked', () => {
  expect(walk('turn', 1, 0)).toEqual([0, 2, 5, 7]);
  expect(walk('turn', -1, 7)).toEqual([7, 5, 2, 0]);
});

test('by Day', () => {
  expect(walk('day', 1, 0)).toEqual([0, 5, 7]);
  expect(walk('day', -1, 7)).toEqual([7, 5, 0]);
  expect(daysOf(FRAMES)).toEqual([
    { day: 1, number: 0 },
    { day: 2, number: 5 },
  ]);
});

test('a step ends where nothing is fetched yet', () => {
  const gap = new Map(FRAMES);
  gap.delete(2);
  expect(stepFrom(gap, 0, LAST, 'turn', 1)).toBe(2);
  expect(stepFrom(gap, 5, LAST, 'action', -1)).toBe(4);
  expect(stepFrom(gap, 99, LAST, 'action', 1)).toBe(99);
});

test('the history goes back as far as it is known, and a line not fetched shows the one before', () => {
  expect(historyUpTo(FRAMES, 3).map((e) => e.number)).toEqual([0, 1, 2, 3]);
  const gap = new Map(FRAMES);
  gap.delete(2);
  expect(historyUpTo(gap, 5).map((e) => e.number)).toEqual([3, 4, 5]);
  expect(nearest(gap, 2)?.number).toBe(1);
  expect(nearest(new Map(), 2)).toBeNull();
});

test('keys mean steps, except where they mean something of their own', () => {
  const key = (name: string, more: object = {}) =>
    wishOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more });
  expect(key('ArrowRight')).toEqual({ step: 'action', direction: 1 });
  expect(key('ArrowUp')).toEqual({ step: 'turn', direction: -1 });
  expect(key('PageDown')).toEqual({ step: 'day', direction: 1 });
  expect([key('Home'), key('End'), key(' ')]).toEqual(['first', 'last', 'play']);
  expect(key('ArrowRight', { altKey: true })).toBeNull();
  expect(key('x')).toBeNull();
});

test('eyes: one’s own while it runs, a spectator’s where the table has them, any once it is over', () => {
  const table = { status: 'running', spectators: true, seats: [{ seat: 0 }, { seat: 1 }] };
  type Table = Parameters<typeof eyesAllowed>[0];
  const allowed = (more: object, held: number[]) =>
    eyesAllowed(
      { ...table, ...more } as Table,
      held.map((seat) => ({ seat, credentials: 'x', name: '' })),
    );
  expect(allowed({}, [1])).toEqual([1, 'spectator']);
  expect(allowed({ spectators: false }, [1])).toEqual([1]);
  expect(allowed({ status: 'over' }, [])).toEqual(['all', 0, 1, 'spectator']);
  expect(eyesOf('1', [0, 1])).toBe(1);
  expect(eyesOf('all', [0, 1])).toBe(0);
  expect(eyesOf(null, [])).toBe('spectator');
});
