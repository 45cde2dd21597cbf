import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { heldSeats, onSeats } from './credentials.ts';
import { openTable, type TableSession } from './session.ts';
import type { Snapshot } from './snapshot.ts';
import type { HeldSeat } from './types.ts';
import { useSnapshot } from './useSnapshot.ts';
import { wire } from './wire.ts';

/** The chairs this browser holds at that table. */
export function useHeldSeats(matchID: string): HeldSeat[] {
  const read = () => heldSeats(matchID);
  return useSyncExternalStore(onSeats, read, read);
}

/** Watches a table through every chair held at it, and again whenever those change. */
export function useTable(matchID: string): { session: TableSession; now: Snapshot; seats: HeldSeat[] } {
  const session = useMemo(() => openTable(matchID, wire()), [matchID]);
  const seats = useHeldSeats(matchID);
  const now = useSnapshot(session, seats);
  useEffect(() => session.close, [session]);
  useEffect(() => session.watch(seats), [session, seats]);
  return { session, now, seats };
}
