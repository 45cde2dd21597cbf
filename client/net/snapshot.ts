import { replaceEqualDeep } from '@tanstack/react-query';
import type { Seat } from '../../src/engine/rules.ts';
import type { Entry, Fault, Frame, Said, TableCard, WatchAnswer } from './types.ts';

/** Everything a page knows of a table. `lost` keeps the last position on show while the line is down. */
export interface Snapshot {
  status: 'connecting' | 'live' | 'lost' | 'gone';
  table: TableCard | null;
  frames: ReadonlyMap<Seat | null, Frame>;
  history: readonly Entry[];
  /** Actions in the journal, as far as this page has followed; -1 before the first frame. */
  number: number;
  error: Fault | null;
  /** What was said. */
  talk?: readonly Said[];
}

/** The answer to `watch`: a fresh beginning, or the reason why there is none. */
export function takeWatch(now: Snapshot, answer: WatchAnswer): Snapshot {
  if (!answer.ok) return { ...now, status: 'gone', error: answer.error };
  const number = Math.max(-1, ...answer.frames.map((f) => f.number));
  const frames = new Map(answer.frames.map((f) => [f.seat, f]));
  return {
    status: 'live',
    table: answer.table,
    frames,
    history: answer.history,
    number,
    error: null,
    talk: answer.talk ?? [],
  };
}

/** The snapshot with that said, once. */
export function takeSaid(now: Snapshot, said: Said): Snapshot {
  const talk = now.talk ?? [];
  return talk.some((one) => one.number === said.number) ? now : { ...now, talk: [...talk, said] };
}

/**
 * The snapshot with that frame in it, or `gap` when actions in between never arrived. A frame from before is dropped; one of
 * the same number replaces what was shown (the server repeats the truth after a refusal).
 */
export function takeFrame(now: Snapshot, frame: Frame): Snapshot | 'gap' {
  if (frame.number < now.number) return now;
  const fresh = unknown(now.history, frame.entries);
  if (now.number >= 0 && frame.number - now.number > fresh.length) return 'gap';
  // What has not changed stays the same object, so that it need not be drawn anew.
  const kept = now.frames.get(frame.seat);
  const frames = new Map(now.frames).set(frame.seat, kept ? replaceEqualDeep(kept, frame) : frame);
  const history = fresh.length ? [...now.history, ...fresh] : now.history;
  return { ...now, frames, history, number: frame.number };
}

function unknown(history: readonly Entry[], entries: readonly Entry[]): Entry[] {
  const last = history.at(-1)?.number ?? -1;
  return entries.filter((e) => e.number > last);
}
