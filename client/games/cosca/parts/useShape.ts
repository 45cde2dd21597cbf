import { useSyncExternalStore } from 'react';

/** How much room there is: a phone held upright, or a table beside its desk. */
export type Shape = 'phone' | 'wide';

const NARROW = '(max-width: 820px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useShape(): Shape {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(NARROW).matches ? 'phone' : 'wide'),
    () => 'wide',
  );
}
