import { useSyncExternalStore } from 'react';
import type { Paper } from '../tableau.ts';

/** How much room there is: a phone, a low screen (one panel at a time beside the map), or a tall one. */
export type Shape = 'phone' | 'low' | 'tall';

const NARROW = '(max-width: 820px)';
const LOW = '(max-height: 839px)';

function subscribe(listener: () => void): () => void {
  const queries = [NARROW, LOW].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function read(): Shape {
  if (matchMedia(NARROW).matches) return 'phone';
  return matchMedia(LOW).matches ? 'low' : 'tall';
}

export function useShape(): Shape {
  return useSyncExternalStore(subscribe, read, () => 'tall');
}

const BESIDE: readonly Paper[] = ['jobs', 'log', 'players', 'deals'];
const TURNED: readonly Paper[] = ['desk', 'players', 'jobs', 'log', 'deals'];

/** The papers that are turned over with tabs; on a tall screen the desk lies beside them. */
export function papersOf(shape: Shape): readonly Paper[] {
  return shape === 'tall' ? BESIDE : TURNED;
}
