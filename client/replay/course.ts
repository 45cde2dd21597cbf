import type { Entry, ReplayFrame } from '../net/types.ts';

export type Step = 'action' | 'turn' | 'day';

type Frames = ReadonlyMap<number, ReplayFrame>;

/** Lines on the way, one after the other: what was taken back, and the taking back, are passed over. */
function passedOver(frame: ReplayFrame): boolean {
  return frame.folded === true || frame.entry.kind === 'takeBack';
}

/** What must change for a step of that kind to have been made. */
function mark(frame: ReplayFrame, step: Step): unknown {
  if (step === 'action') return frame.number;
  return step === 'day' ? frame.day : frame.waiting.map(({ seat }) => seat).join();
}

/**
 * The line that one step leads to. Backwards, a turn or a Day leads to its own beginning first. Where the way is not fetched yet
 * the step ends, so that it can be fetched.
 */
export function stepFrom(frames: Frames, at: number, count: number, step: Step, direction: 1 | -1): number {
  const start = frames.get(at);
  if (!start) return at;
  return direction > 0 ? forward(frames, start, count, step) : backward(frames, start, step);
}

function forward(frames: Frames, start: ReplayFrame, count: number, step: Step): number {
  let last = start.number;
  for (let n = start.number + 1; n <= count; n++) {
    const frame = frames.get(n);
    if (!frame) return n;
    if (passedOver(frame)) continue;
    if (mark(frame, step) !== mark(start, step)) return n;
    last = n;
  }
  return step === 'action' ? last : count;
}

function backward(frames: Frames, start: ReplayFrame, step: Step): number {
  const before = nearestBefore(frames, start.number);
  if (!before || step === 'action') return before?.number ?? Math.max(0, start.number - 1);
  const goal = mark(before, step);
  let first = before.number;
  for (let frame = before; mark(frame, step) === goal; ) {
    first = frame.number;
    const next = nearestBefore(frames, first);
    if (!next) return first === 0 ? 0 : Math.max(0, first - 1);
    frame = next;
  }
  return first;
}

function nearestBefore(frames: Frames, number: number): ReplayFrame | null {
  for (let n = number - 1; n >= 0; n--) {
    const frame = frames.get(n);
    if (!frame) return null;
    if (!passedOver(frame)) return frame;
  }
  return null;
}

/** The first line of each Day that has been fetched. */
export function daysOf(frames: Frames): { day: number; number: number }[] {
  const first = new Map<number, number>();
  for (const { day, number } of frames.values()) {
    if (day !== undefined && number < (first.get(day) ?? Number.POSITIVE_INFINITY)) first.set(day, number);
  }
  return [...first].map(([day, number]) => ({ day, number })).sort((a, b) => a.day - b.day);
}

/** The history up to that line, as far as it has been fetched without a gap before it. */
export function historyUpTo(frames: Frames, at: number): Entry[] {
  const entries: Entry[] = [];
  for (let n = at; n >= 0; n--) {
    const frame = frames.get(n);
    if (!frame) break;
    entries.push(frame.entry);
  }
  return entries.reverse();
}

/** The line nearest to that one, at or before it, that can be shown now. */
export function nearest(frames: Frames, at: number): ReplayFrame | null {
  for (let n = at; n >= 0 && n > at - 200; n--) {
    const frame = frames.get(n);
    if (frame) return frame;
  }
  return null;
}
