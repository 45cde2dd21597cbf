import type { ReplayFrame } from '../net/types.ts';

/** Frames a call to the house gives at most. */
export const CHUNK = 100;

/** What has been fetched of a table's past. Frames once fetched are kept. */
export interface ReelState {
  /** The number of the last line; null before the first answer. */
  count: number | null;
  frames: ReadonlyMap<number, ReplayFrame>;
  error: string | null;
}

export interface Reel {
  subscribe(listener: () => void): () => void;
  state(): ReelState;
  /** Fetches the stretch in which that line lies, if it is not at hand or on its way, before whatever else is wanted. */
  want(number: number): void;
  /** Fetches all the rest too, stretch by stretch. */
  wantAll(): void;
}

/** The lines from one number to another, at most `CHUNK`; `count` is the number of the last line there is. */
export type Fetch = (from: number, to: number) => Promise<{ count: number; frames: readonly ReplayFrame[] }>;

/** The past of one table through one pair of eyes, fetched one stretch at a time. */
export function openReel(fetch: Fetch): Reel {
  let now: ReelState = { count: null, frames: new Map(), error: null };
  const listeners = new Set<() => void>();
  const asked = new Set<number>();
  let queue: number[] = [];
  let busy = false;

  const set = (next: ReelState) => {
    now = next;
    for (const listener of listeners) listener();
  };

  const work = async () => {
    if (busy) return;
    const chunk = queue.shift();
    if (chunk === undefined) return;
    busy = true;
    try {
      const { count, frames } = await fetch(chunk * CHUNK, chunk * CHUNK + CHUNK - 1);
      const all = new Map(now.frames);
      for (const frame of frames) all.set(frame.number, frame);
      set({ count, frames: all, error: null });
    } catch (error) {
      asked.delete(chunk);
      queue = [];
      set({ ...now, error: error instanceof Error ? error.message : String(error) });
    }
    busy = false;
    void work();
  };

  const ask = (chunk: number, first: boolean) => {
    asked.add(chunk);
    if (first) queue = [chunk, ...queue.filter((other) => other !== chunk)];
    else queue.push(chunk);
    void work();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => now,
    want(number) {
      if (now.frames.has(number) || number < 0 || (now.count !== null && number > now.count)) return;
      const chunk = Math.floor(number / CHUNK);
      if (!asked.has(chunk) || queue.includes(chunk)) ask(chunk, true);
    },
    wantAll() {
      const last = Math.floor((now.count ?? 0) / CHUNK);
      for (let chunk = 0; chunk <= last; chunk++) if (!asked.has(chunk)) ask(chunk, false);
    },
  };
}
