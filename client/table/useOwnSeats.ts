import { useEffect, useRef } from 'react';
import type { Seat } from '../../src/engine/rules.ts';
import { dropSeat } from '../net/credentials.ts';
import { takeUpSeats } from '../net/people.ts';
import type { Snapshot } from '../net/snapshot.ts';
import type { HeldSeat } from '../net/types.ts';

/**
 * Takes up the seats of whoever is at this browser when it does not have them: on another device, after its memory was cleared, or
 * when the seats were numbered anew because the match began with fewer. Asked once for each such moment.
 */
export function useOwnSeats(matchID: string, { status, error, table }: Snapshot, held: readonly HeldSeat[]): void {
  const refused = status === 'gone' && error?.code === 'forbidden';
  const closed = status === 'gone' && error?.code === 'noSpectators';
  const strange = status === 'live' && table !== null && held.length === 0 && table.status !== 'over';
  const fewer = held.some(({ seat }) => table !== null && !table.seats.some((one) => one.seat === seat));
  const why = refused || fewer ? 'lost' : closed || strange ? 'none' : '';
  const asked = useRef('');
  useEffect(() => {
    if (why === asked.current) return;
    asked.current = why;
    if (why === '') return;
    takeUpSeats(matchID).then(
      (seats) => {
        if (why === 'lost') forget(matchID, held, seats);
      },
      () => undefined,
    );
  }, [matchID, why, held]);
}

/** What was held under numbers that are somebody else's now. */
function forget(matchID: string, held: readonly HeldSeat[], own: readonly Seat[]): void {
  if (own.length === 0) return;
  for (const { seat } of held) if (!own.includes(seat)) dropSeat(matchID, seat);
}
