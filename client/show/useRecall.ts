import { useState } from 'react';
import type { Entry } from '../net/types.ts';

/** The position after one's own last line. */
export interface Recall<V> {
  upTo: number;
  view: V;
}

interface Held<V> extends Recall<V> {
  seat: number | null;
}

/** Remembers how the table stood when this seat had last done something; forgotten when it is taken back or others look. */
export function useRecall<V>(view: V, history: readonly Entry[], seat: number | null): Recall<V> | null {
  const [held, hold] = useState<Held<V> | null>(null);
  const last = history.at(-1);
  const fresh = last !== undefined && seat !== null && last.seat === seat;
  if (fresh && (held?.upTo !== last.number || held.seat !== seat)) hold({ upTo: last.number, view, seat });
  else if (held && (held.seat !== seat || (last?.number ?? 0) < held.upTo)) hold(null);
  return held;
}
