import type { Entry } from '../net/types.ts';

/** One thing shown at a time: some events that follow each other. */
export interface Beat<E = unknown> {
  /** How many of all events had happened before it, and when it is over. */
  start: number;
  end: number;
  events: readonly E[];
}

/** How a game's history becomes a show. */
export interface Course<V, E, B extends Beat<E> = Beat<E>> {
  /** The events of a line, in order. */
  eventsOf(entry: Entry): readonly E[];
  /** What happened in those lines, one thing at a time. */
  beatsOf(entries: readonly Entry[]): B[];
  /** The position after one more event, as everybody saw it. */
  after(view: V, event: E): V;
  /** The position while what the event moves is on its way. */
  during(view: V, event: E): V;
  /** Milliseconds at an easy pace: until everything has arrived, and until the next thing. */
  times(beat: B): { going: number; rest: number };
}

/** The position that a beat is drawn on: while its pieces travel, or when they have landed. */
export function shownAt<V, E, B extends Beat<E>>(
  course: Course<V, E, B>,
  from: V,
  events: readonly E[],
  beat: B,
  landed: boolean,
): V {
  const before = events.slice(0, beat.start).reduce(course.after, from);
  const step = landed ? course.after : course.during;
  return events.slice(beat.start, beat.end).reduce(step, before);
}
