import { startTransition, useEffect, useState } from 'react';
import type { TableSession } from './session.ts';
import type { Snapshot } from './snapshot.ts';
import type { HeldSeat } from './types.ts';

type Told = Pick<TableSession, 'subscribe' | 'snapshot'>;

/**
 * What a session knows, drawn anew with every change: at once what a held seat has done or what became of the line; piece by piece
 * what others did, so that whoever presses something meanwhile is answered first.
 */
export function useSnapshot(session: Told, held: readonly Pick<HeldSeat, 'seat'>[]): Snapshot {
  const [shown, show] = useState({ session, now: session.snapshot() });
  useEffect(() => {
    let before = session.snapshot();
    show((shown) => (shown.session === session && shown.now === before ? shown : { session, now: before }));
    return session.subscribe(() => {
      const now = session.snapshot();
      const draw = () => show({ session, now });
      if (byOthers(before, now, held)) startTransition(draw);
      else draw();
      before = now;
    });
  }, [session, held]);
  return shown.session === session ? shown.now : session.snapshot();
}

function byOthers(before: Snapshot, now: Snapshot, held: readonly Pick<HeldSeat, 'seat'>[]): boolean {
  if (before.status !== now.status && before.status !== 'connecting') return false;
  if (before.frames.size === 0) return true;
  const fresh = now.history.slice(before.history.length);
  return fresh.length > 0 && fresh.every((entry) => held.every(({ seat }) => seat !== entry.seat));
}
