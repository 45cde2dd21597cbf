import { useEffect, useRef } from 'react';
import { hear } from './hear.ts';

/** A knock when it becomes one's turn after others were waited for; not when the table is first looked at. */
export function useKnock(mine: boolean): void {
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) void hear('knock');
    before.current = mine;
  }, [mine]);
}
