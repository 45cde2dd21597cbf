import { useEffect, useRef } from 'react';
import type { Entry } from '../net/types.ts';
import type { SoundKind } from '../settings/shape.ts';
import { hear } from '../sound/hear.ts';

/** Of what is not shown, only so many sounds are heard at once. */
const AT_ONCE = 2;

interface Sounding<B> {
  /** The beat on show. */
  beat: B | null;
  history: readonly Entry[];
  beatsOf(entries: readonly Entry[]): readonly B[];
  soundsOf(beat: B): readonly SoundKind[];
}

/** Each beat is heard as it begins; where nothing is shown, what is new is heard as it comes. */
export function useShowSounds<B extends { start: number }>({ beat, history, beatsOf, soundsOf }: Sounding<B>): void {
  const last = history.at(-1)?.number ?? 0;
  const heard = useRef(last);
  const latest = useRef({ beat, history, beatsOf, soundsOf });
  latest.current = { beat, history, beatsOf, soundsOf };
  const showing = beat !== null;
  const start = beat?.start ?? null;

  useEffect(() => {
    const now = latest.current;
    if (start === null || !now.beat) return;
    for (const kind of now.soundsOf(now.beat)) void hear(kind);
  }, [start]);

  useEffect(() => {
    const { history, beatsOf, soundsOf } = latest.current;
    const fresh = history.filter((entry) => entry.number > heard.current);
    heard.current = last;
    if (showing) return;
    const kinds = new Set(beatsOf(fresh).flatMap(soundsOf));
    for (const kind of [...kinds].slice(0, AT_ONCE)) void hear(kind);
  }, [last, showing]);
}
