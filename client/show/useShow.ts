import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Entry } from '../net/types.ts';
import type { Speed } from '../settings/shape.ts';
import { useSettings } from '../settings/store.ts';
import { type Beat, type Course, shownAt } from './course.ts';
import { isCalm, lasting, MOST_BEATS } from './pace.ts';
import { type Recall, useRecall } from './useRecall.ts';

/** What happened since the table was last looked at, one beat at a time. */
export interface Show<V, B> {
  /** The beat on show; null when the table stands as it is. */
  beat: B | null;
  /** Whether what the beat moves has arrived. */
  landed: boolean;
  /** Nothing travels, by the wish of whoever looks. */
  calm: boolean;
  /** Milliseconds that its pieces are on their way. */
  going: number;
  /** The last line that has been told of wholly. */
  told: number;
  /** What is to come after it. */
  ahead: readonly B[];
  number: number;
  of: number;
  /** The position as far as it has been shown. */
  view: V;
  /** It goes on by a press alone. */
  byHand: boolean;
  next(): void;
  skip(): void;
  /** Shows what happened since one's own last turn once more; null when there is nothing to show. */
  again: (() => void) | null;
}

interface ShowInput<V, E, B extends Beat<E>> {
  course: Course<V, E, B>;
  view: V;
  /** The lines that count. */
  history: readonly Entry[];
  /** Whose eyes: the show ends when others look. */
  eyes: string;
  /** The seat behind them; null for a spectator. */
  seat: number | null;
  /** Nothing is shown by and by. */
  still: boolean;
  /** What becomes of the show where nothing is to travel. */
  whenCalm: Extract<Speed, 'byHand' | 'off'>;
}

/** Shown so far: up to which line, from which position, and how many beats of the lines after it. */
interface Told<V> {
  eyes: string;
  upTo: number;
  view: V;
  step: number;
  landed: boolean;
  /** Asked for: it runs whatever the speed is set to. */
  asked: boolean;
}

export function useShow<V, E, B extends Beat<E>>(input: ShowInput<V, E, B>): Show<V, B> {
  const { course, view, history, eyes, still } = input;
  const { speed, calm } = usePace(input.whenCalm);
  const last = history.at(-1)?.number ?? 0;
  const now: Told<V> = { eyes, upTo: last, view, step: 0, landed: false, asked: false };
  const [told, setTold] = useState(now);
  const recall = useRecall(view, history, input.seat);
  const fresh = useMemo(() => history.filter((entry) => entry.number > told.upTo), [history, told.upTo]);
  const beats = useMemo(() => course.beatsOf(fresh), [course, fresh]);
  const pace = told.asked && speed === 'off' ? 'normal' : speed;
  const astray = told.eyes !== eyes || last < told.upTo || still || pace === 'off' || (hidden() && !told.asked);
  const step = told.asked ? told.step : Math.max(told.step, beats.length - MOST_BEATS);
  const beat = astray ? null : (beats[step] ?? null);
  const done = !beat && (told.upTo !== last || told.view !== view || told.eyes !== eyes || told.step !== 0);
  if (done) setTold(now);

  const left = beats.length - step;
  const times = beat ? course.times(beat) : { going: 0, rest: 0 };
  const going = calm ? 0 : lasting(times.going, pace, left);
  const landed = told.landed || going === 0;
  const onward = () => setTold({ ...told, step: step + 1, landed: false });
  const wait = landed ? (pace === 'byHand' ? null : lasting(times.rest, pace, left)) : going;
  const key = beat && wait !== null ? `${told.upTo} ${beat.start} ${landed} ${pace}` : null;
  useTimer(key, wait ?? 0, () => (landed ? onward() : setTold({ ...told, step, landed: true })));

  const shown = useMemo(() => {
    if (!beat) return view;
    const events = fresh.flatMap((entry) => course.eventsOf(entry));
    return shownAt(course, told.view, events, beat, landed);
  }, [course, beat, fresh, told.view, landed, view]);

  return {
    beat,
    landed,
    calm,
    going,
    told: beat ? told.upTo : last,
    ahead: beat ? beats.slice(step + 1) : [],
    number: step + 1,
    of: beats.length,
    view: shown,
    byHand: pace === 'byHand',
    next: onward,
    // Whoever presses something ends the show with it: what he pressed is answered first.
    skip: () => startTransition(() => setTold(now)),
    again: still ? null : againFrom(recall, last, (from) => setTold({ ...now, ...from, asked: true })),
  };
}

function usePace(whenCalm: Speed): { speed: Speed; calm: boolean } {
  const settings = useSettings();
  const calm = isCalm(settings);
  return { calm, speed: calm && settings.speed !== 'off' ? whenCalm : settings.speed };
}

const hidden = () => typeof document !== 'undefined' && document.hidden;

function againFrom<V>(recall: Recall<V> | null, last: number, begin: (from: Recall<V>) => void) {
  return recall && recall.upTo < last ? () => begin(recall) : null;
}

/**
 * Calls `then` once, so many milliseconds after `key` has changed; never while it is null. What is drawn meanwhile delays nothing,
 * and what it changes is drawn piece by piece.
 */
function useTimer(key: string | null, ms: number, then: () => void): void {
  const latest = useRef({ ms, then });
  useLayoutEffect(() => {
    latest.current = { ms, then };
  });
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => startTransition(() => latest.current.then()), latest.current.ms);
    return () => clearTimeout(timer);
  }, [key]);
}
