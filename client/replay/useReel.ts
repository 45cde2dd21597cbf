import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Looking, replay } from '../net/api.ts';
import { openReel, type ReelState } from './reel.ts';

/** The past of a table through those eyes, with the line wanted now fetched first and everything else behind it. */
export function useReel(matchID: string, { eyes, credentials }: Looking, at: number | null): ReelState {
  const reel = useMemo(
    () => openReel((from, to) => replay(matchID, { from, to }, { eyes, credentials })),
    [matchID, eyes, credentials],
  );
  const state = useSyncExternalStore(reel.subscribe, reel.state, reel.state);
  useEffect(() => reel.want(at ?? 0), [reel, at]);
  const known = state.count !== null;
  useEffect(() => {
    if (known) reel.wantAll();
  }, [reel, known]);
  return state;
}
