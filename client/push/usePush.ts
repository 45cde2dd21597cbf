import { useEffect } from 'react';
import type { HeldSeat } from '../net/types.ts';
import { useSettings } from '../settings/store.ts';
import { tellOfTurns } from './subscribe.ts';

/** While that is set on this device, it is told of the turns of the seats it holds at the table. */
export function usePush(matchID: string, held: readonly HeldSeat[]): void {
  const { push } = useSettings();
  useEffect(() => {
    if (push && held.length > 0) void tellOfTurns(matchID, held).catch(() => undefined);
  }, [push, matchID, held]);
}
