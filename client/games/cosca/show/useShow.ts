import { useEffect, useMemo, useState } from 'react';
import type { CoscaEvent } from '../../../../src/games/cosca/events.ts';
import type { View } from '../../../../src/games/cosca/state.ts';
import type { Entry } from '../../../net/types.ts';
import { type Beat, beatsOf } from './beats.ts';
import { after } from './fold.ts';
import { keepPace, type Pace, paceAtFirst, pauseOf } from './pace.ts';

/** What happened since the table was last looked at, one beat at a time. */
export interface Show {
  /** The beat on show; null when the table stands as it is. */
  beat: Beat | null;
  /** The last line that has been told of wholly. */
  told: number;
  number: number;
  of: number;
  /** The position as far as it has been shown. */
  view: View;
  pace: Pace;
  setPace(pace: Pace): void;
  next(): void;
  skip(): void;
}

interface ShowInput {
  view: View;
  /** The lines that count. */
  history: readonly Entry[];
  /** Whose eyes: the show ends when others look. */
  eyes: string;
  /** Nothing is shown by and by. */
  still: boolean;
}

/** Shown so far: up to which line, from which position, and how many beats of the lines after it. */
interface Told {
  eyes: string;
  upTo: number;
  view: View;
  step: number;
}

export function useShow({ view, history, eyes, still }: ShowInput): Show {
  const last = history.at(-1)?.number ?? 0;
  const now: Told = { eyes, upTo: last, view, step: 0 };
  const [told, setTold] = useState(now);
  const [pace, setPace] = useState<Pace>(paceAtFirst);
  const fresh = useMemo(() => history.filter((entry) => entry.number > told.upTo), [history, told.upTo]);
  const beats = useMemo(() => beatsOf(fresh), [fresh]);
  const astray = told.eyes !== eyes || last < told.upTo || still || pace === 'off';
  const beat = astray ? null : (beats[told.step] ?? null);
  const done = !beat && (told.upTo !== last || told.view !== view || told.eyes !== eyes);
  if (done) setTold(now);

  const next = () => setTold({ ...told, step: told.step + 1 });
  const pause = beat ? pauseOf(pace, beat.events.length) : null;
  useEffect(() => {
    if (pause === null) return;
    const timer = setTimeout(() => setTold((t) => (t === told ? { ...t, step: t.step + 1 } : t)), pause);
    return () => clearTimeout(timer);
  }, [pause, told]);

  const shown = useMemo(() => {
    if (!beat) return view;
    const events = fresh.flatMap((entry) => entry.events as unknown as CoscaEvent[]).slice(0, beat.end);
    return { ...events.reduce(after, told.view), mine: null, ready: view.players.map(() => false) };
  }, [beat, fresh, told.view, view]);

  return {
    beat,
    told: beat ? told.upTo : last,
    number: told.step + 1,
    of: beats.length,
    view: shown,
    pace,
    setPace(chosen) {
      keepPace(chosen);
      setPace(chosen);
    },
    next,
    skip: () => setTold(now),
  };
}
