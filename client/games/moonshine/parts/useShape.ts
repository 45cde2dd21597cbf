import { useSyncExternalStore } from 'react';

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
