import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Fetch, openReel, type ReelState } from './reel.ts';

/** The past that `fetch` gives, with the line wanted now fetched first and everything else behind it. */
export function useReel(fetch: Fetch, at: number | null): ReelState {
  const reel = useMemo(() => openReel(fetch), [fetch]);
  const state = useSyncExternalStore(reel.subscribe, reel.state, reel.state);
  useEffect(() => reel.want(at ?? 0), [reel, at]);
  const known = state.count !== null;
  useEffect(() => {
    if (known) reel.wantAll();
  }, [reel, known]);
  return state;
}
